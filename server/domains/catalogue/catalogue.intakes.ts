/** Intakes and deadlines at a moment, without their sources, for domains that follow them. */
import { deadlineStatusAt } from '../../../schema/rules/intake.rules.js';
import { deadlinesAt, deadlinesInOrder, intakeStatusOf, upcomingIntakes } from './catalogue.facts.js';
import type {
  DeadlineRecord,
  InstitutionRecord,
  IntakeRecord,
  ProgramRecord,
  ScholarshipRecord,
} from './catalogue.records.js';
import { closesAtOf } from './catalogue.zonedTime.js';

export type DeadlineMoment = {
  date: string;
  time: string | null;
  timeZone: string;
  closesAt: Date;
  status: 'OPEN' | 'CLOSED';
  /** After equal consideration, places that remain may still be given. */
  kind: 'CLOSING' | 'EQUAL_CONSIDERATION';
};
export type ProgramIntake = {
  year: number;
  month: number;
  status: 'OPEN' | 'LIKELY_OPEN' | null;
  /** Still to come, or open though its month has begun. */
  isUpcoming: boolean;
  deadline: DeadlineMoment | null;
};

const momentOfDeadline = (deadline: DeadlineRecord, now: Date): DeadlineMoment => {
  const closesAt = closesAtOf(deadline);
  return {
    date: deadline.date,
    time: deadline.time ?? null,
    timeZone: deadline.timeZone,
    closesAt,
    status: deadlineStatusAt(closesAt, now),
    kind: deadline.kind ?? 'CLOSING',
  };
};

/** All that are on record, earliest first. */
export const intakesAt = ({ intakes }: Pick<ProgramRecord, 'intakes'>, now: Date): ProgramIntake[] => {
  const upcoming = new Set<IntakeRecord>(upcomingIntakes(intakes, now));
  return intakes
    .map(intake => ({
      year: intake.year,
      month: intake.month,
      status: intakeStatusOf(intake, now),
      isUpcoming: upcoming.has(intake),
      deadline: intake.deadline ? momentOfDeadline(intake.deadline, now) : null,
    }))
    .toSorted((a, b) => a.year - b.year || a.month - b.month);
};

/** The open deadline of one intake of a program; without an intake the one that closes next. Institutions have none. */
export const openDeadlineAt = (
  item: InstitutionRecord | ProgramRecord | ScholarshipRecord,
  intake: { year: number; month: number } | null,
  now: Date,
): DeadlineMoment | null => {
  const deadlines =
    'provider' in item
      ? deadlinesAt(item, now)
      : 'intakes' in item
        ? item.intakes
            .filter(({ year, month }) => intake === null || (intake.year === year && intake.month === month))
            .flatMap(({ deadline }) => deadline ?? [])
        : [];
  const [next] = deadlinesInOrder(deadlines, now).map(deadline => momentOfDeadline(deadline, now));
  return next?.status === 'OPEN' ? next : null;
};

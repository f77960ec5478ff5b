/** Intakes and deadlines at a moment, without their sources, for domains that follow them. */
import { deadlineStatusAt } from '../../../schema/rules/intake.rules.js';
import { deadlinesAt, intakeStatusOf, publishedDeadline, upcomingIntakes } from './catalogue.facts.js';
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

const deadlineOf = (intake: IntakeRecord, now: Date): DeadlineMoment | null => {
  const deadline = publishedDeadline(intake);
  return deadline ? momentOfDeadline(deadline, now) : null;
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
      deadline: deadlineOf(intake, now),
    }))
    .toSorted((a, b) => a.year - b.year || a.month - b.month);
};

/** With the intake that it belongs to; null for those of scholarships. */
export type FollowedDeadline = { deadline: DeadlineMoment; intake: { year: number; month: number } | null };

/** Every deadline of an item on record, earliest first. Institutions have none. */
export const deadlinesOfItem = (
  item: InstitutionRecord | ProgramRecord | ScholarshipRecord,
  now: Date,
): FollowedDeadline[] => {
  const all =
    'provider' in item
      ? deadlinesAt(item, now).map(deadline => ({ deadline, intake: null }))
      : 'intakes' in item
        ? item.intakes.flatMap(intake => {
            const deadline = publishedDeadline(intake);
            return deadline ? [{ deadline, intake: { year: intake.year, month: intake.month } }] : [];
          })
        : [];
  return all
    .map(({ deadline, intake }) => ({ deadline: momentOfDeadline(deadline, now), intake }))
    .toSorted((a, b) => a.deadline.closesAt.getTime() - b.deadline.closesAt.getTime());
};

/** The open deadline of one intake of a program; without an intake the one that closes next. */
export const openDeadlineAt = (
  item: InstitutionRecord | ProgramRecord | ScholarshipRecord,
  wanted: { year: number; month: number } | null,
  now: Date,
): DeadlineMoment | null => {
  const open = deadlinesOfItem(item, now).find(
    ({ deadline, intake }) =>
      deadline.status === 'OPEN' &&
      (wanted === null || intake === null || (intake.year === wanted.year && intake.month === wanted.month)),
  );
  return open?.deadline ?? null;
};

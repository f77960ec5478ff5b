/** The opening of a program that an applicant would try for now, for domains that judge chances. */
import { compareIntakes, daysLeftAt } from '../../../schema/rules/intake.rules.js';
import { SCHOOL_ENDS_MONTH } from '../../../schema/rules/chance/chance.values.js';
import { earliestIntake, nextDeadline, publishedDeadline, upcomingIntakes } from './catalogue.facts.js';
import type { ProgramRecord } from './catalogue.records.js';
import { closesAtOf } from './catalogue.zonedTime.js';

export type ProgramOpening = {
  /** The next that is open, else the last that closed: its days are then negative. */
  deadline: { daysLeft: number; kind: 'CLOSING' | 'EQUAL_CONSIDERATION'; source: string } | null;
  /** After a deadline that closed: another intake is ahead whose deadline is open or not published. */
  hasLaterIntake: boolean;
  /** When studies would start; null when no intake is ahead. */
  start: { year: number; month: number } | null;
  /** The next year's of an intake that takes place every year: to be expected, and not published. */
  expected: { year: number; month: number } | null;
};

/** Whoever is still at school starts in a month after it ends, or in a later year. */
const isAfterSchool = ({ year, month }: { year: number; month: number }, schoolEndYear: number | null): boolean =>
  schoolEndYear === null || year > schoolEndYear || (year === schoolEndYear && month > SCHOOL_ENDS_MONTH);

function nextYearly(intakes: ProgramRecord['intakes'], now: Date): ProgramOpening['expected'] {
  const [next] = intakes
    .filter(({ isRecurring }) => isRecurring)
    .map(({ year, month }) => ({ year: year + 1, month }))
    .filter(({ year, month }) => Date.UTC(year, month - 1) > now.getTime())
    .toSorted(compareIntakes);
  return next ?? null;
}

/** Of the intakes after `schoolEndYear`; of all of them where that is null. */
export const openingAt = (
  program: Pick<ProgramRecord, 'intakes'>,
  now: Date,
  schoolEndYear: number | null = null,
): ProgramOpening => {
  const intakes = program.intakes.filter(intake => isAfterSchool(intake, schoolEndYear));
  const upcoming = upcomingIntakes(intakes, now);
  const next = nextDeadline(intakes, now);
  const daysLeft = next ? daysLeftAt(closesAtOf(next), now, next.date) : 0;
  const open = next && daysLeft >= 0 ? intakes.find(({ deadline }) => deadline === next) : undefined;
  const start = open ?? earliestIntake(intakes, now) ?? upcoming[0];
  return {
    deadline: next && { daysLeft, kind: next.kind ?? 'CLOSING', source: next.source },
    hasLaterIntake: upcoming.some(intake => {
      const deadline = publishedDeadline(intake);
      return !deadline || closesAtOf(deadline) > now;
    }),
    start: start ? { year: start.year, month: start.month } : null,
    expected: nextYearly(intakes, now),
  };
};

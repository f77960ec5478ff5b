/** The opening of a program that an applicant would try for now, for domains that judge chances. */
import { daysLeftAt } from '../../../schema/rules/intake.rules.js';
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
};

export const openingAt = ({ intakes }: Pick<ProgramRecord, 'intakes'>, now: Date): ProgramOpening => {
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
  };
};

/** The months of an intake that a text names: by themselves, as a stretch of the year, or by a season, which is another one in other countries. */
import type { DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import type { Season } from './said.js';

type Destination = (typeof DESTINATIONS)[number];

const MONTHS = 12;

export const otherMonths = (months: readonly number[]): number[] =>
  monthsBetween(1, MONTHS).filter(month => !months.includes(month));

/** From the first month to the last, over the end of the year perhaps. */
export const monthsBetween = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + MONTHS) % MONTHS) + 1 }, (_, step) => ((first - 1 + step) % MONTHS) + 1);

/** What begins late in a year has few months left in it: whoever waits until then waits into the next. */
const LEAST_MONTHS = 4;
const monthBy = (month: number, steps: number): number => ((month - 1 + steps + MONTHS) % MONTHS) + 1;
const ofYearOrLeast = (months: number[], least: number[]): number[] => (months.length < LEAST_MONTHS ? least : months);

/** From a month to the end of its year. */
export const monthsFrom = (month: number): number[] =>
  ofYearOrLeast(monthsBetween(month, MONTHS), monthsBetween(month, monthBy(month, LEAST_MONTHS - 1)));
export const monthsAfter = (month: number): number[] => monthsFrom(monthBy(month, 1));

/** From the beginning of its year to the month before. */
export function monthsBefore(month: number): number[] {
  const last = monthBy(month, -1);
  return ofYearOrLeast(monthsBetween(1, last), monthsBetween(monthBy(last, 1 - LEAST_MONTHS), last));
}

const MONTHS_OF_SEASON: Record<Season, { usual: number[] } & Partial<Record<Destination, number[]>>> = {
  SPRING: { usual: [1, 2], DE: [3, 4] },
  SUMMER: { usual: [5, 6, 7] },
  AUTUMN: { usual: [8, 9, 10], US: [8, 9], CA: [9] },
  WINTER: { usual: [1], DE: [9, 10] },
  WINTER_TERM: { usual: [1], DE: [9, 10] },
  SUMMER_TERM: { usual: [5, 6, 7], DE: [3, 4] },
  FIRST_SEMESTER: { usual: [8, 9, 10], AU: [2, 3] },
  SECOND_SEMESTER: { usual: [1, 2, 3], AU: [7, 8] },
  AFTER_TET: { usual: [2, 3] },
  QUARTER_1: { usual: [1, 2, 3] },
  QUARTER_2: { usual: [4, 5, 6] },
  QUARTER_3: { usual: [7, 8, 9] },
  QUARTER_4: { usual: [10, 11, 12] },
  YEAR_BEGINNING: { usual: [1, 2, 3] },
  YEAR_MIDDLE: { usual: [5, 6, 7] },
  YEAR_END: { usual: [9, 10, 11, 12] },
};

/** A season means other months in other countries. */
export const monthsOf = (season: Season, destination: Destination | undefined): number[] =>
  (destination && MONTHS_OF_SEASON[season][destination]) ?? MONTHS_OF_SEASON[season].usual;

/** Up to the end of a month; of the last one in a year the last ones. */
export const monthsUpTo = (month: number): number[] =>
  month === MONTHS ? MONTHS_OF_SEASON.YEAR_END.usual : monthsBefore(monthBy(month, 1));

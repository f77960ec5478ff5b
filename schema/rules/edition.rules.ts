/**
 * A day as far as a source tells it: `2022`, `2022-10` or `2022-10-04`. The edition of a register and the date of a page are often known only
 * by their year or month.
 */
const PARTIAL_DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

/** `2022` -> `2022-01-01`, `2022-10` -> `2022-10-01`. */
export const firstDayOf = (edition: string): string => `${edition}-01-01`.slice(0, 10);

export const isPartialDay = (text: string): boolean => {
  if (!PARTIAL_DAY.test(text)) return false;
  const day = new Date(`${firstDayOf(text)}T00:00:00Z`);
  // `2026-02-30` would be read as 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Whether the first certainly lies after the second: `2023` is later than `2022-10`, `2022-10-04` is not later than `2022`. */
export const isLaterEdition = (edition: string, other: string): boolean => {
  const known = Math.min(edition.length, other.length);
  return edition.slice(0, known) > other.slice(0, known);
};

/** Whether nobody can have read it yet: on 2026-11-23 `2027` and `2026-12` lie ahead, `2026` and `2026-11` do not. */
export const isFutureEdition = (edition: string, today: string): boolean => isLaterEdition(edition, today);

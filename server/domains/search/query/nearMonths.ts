/** Months near to those that were asked for. */

/** How many months away, the nearest first: a later one leaves time to apply, an earlier one may be missed. */
const MONTHS_AWAY = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6];
const YEAR = 12;

/** Those that are as far from any of some months, the nearest first, over the turn of the year, too. */
export const monthsFrom = (months: readonly number[]): number[][] =>
  MONTHS_AWAY.map(by => months.map(month => ((month - 1 + by + YEAR) % YEAR) + 1));

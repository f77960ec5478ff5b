/** When a fact counts as not re-confirmed: the one rule for catalogue, search, content and pages. */
import { dayInUtc, daysBetween } from './days.rules.js';
import { firstDayOf } from './edition.rules.js';

/** So many days a fact is still fresh; on the next it is stale. */
export const FACT_FRESH_DAYS = 180;

export type FactDates = {
  /** Edition of the register or date of the page that was read, as far as it is known. */
  readonly asOf?: string | null | undefined;
  readonly checkedOn: string;
};

/** The day from which freshness counts: the older of the two dates. A year or a month counts from its first day, since the page may be as old. */
export const freshFrom = ({ asOf, checkedOn }: FactDates): string => {
  const edition = asOf ? firstDayOf(asOf) : checkedOn;
  return edition < checkedOn ? edition : checkedOn;
};

/** Whole calendar days in UTC, like every other judgement that the catalogue makes by the day. */
export const isStale = (dates: FactDates, now: Date): boolean =>
  daysBetween(freshFrom(dates), dayInUtc(now)) > FACT_FRESH_DAYS;

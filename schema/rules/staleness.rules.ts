/** When a fact counts as not re-confirmed: the one rule for catalogue, search, content and pages. */
import { dayInUtc, daysBetween } from './days.rules.js';

/** So many days after it was checked a fact is still fresh; on the next it is stale. */
export const FACT_FRESH_DAYS = 180;

/** Whole calendar days in UTC, like every other judgement that the catalogue makes by the day. */
export const isStale = (checkedOn: string, now: Date): boolean =>
  daysBetween(checkedOn, dayInUtc(now)) > FACT_FRESH_DAYS;

/** When deadlines close, in their own time zones. */
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { instantOf } from '../../kernel/wallTime.js';

const CACHE_LIMIT = 20_000;
const closings = new Map<string, number>();

/** When a deadline closes. Without a time the day counts to its end in its zone. */
export const closesAtOf = (deadline: { date: string; time?: string; timeZone: string }): Date => {
  const key = `${deadline.date} ${deadline.time ?? ''} ${deadline.timeZone}`;
  const known = closings.get(key);
  if (known !== undefined) return new Date(known);
  const midnight = Date.parse(`${deadline.date}T00:00:00Z`);
  const instant = deadline.time
    ? instantOf(Date.parse(`${deadline.date}T${deadline.time}:00Z`), deadline.timeZone)
    : instantOf(midnight + DAY_MS, deadline.timeZone) - 1;
  if (closings.size >= CACHE_LIMIT) closings.clear();
  closings.set(key, instant);
  return new Date(instant);
};

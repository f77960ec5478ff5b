/** Wall time in an IANA zone as an instant, with the zone data of the runtime. */
import { DAY_MS } from '../../schema/rules/days.rules.js';

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
};

/** Difference between the zone's wall clock and UTC at an instant that falls on a whole second. */
const offsetAt = (instant: number, timeZone: string): number => {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
};

/**
 * The instant of a wall time, which is written as if it were in UTC. A time that the zone skips counts from the offset before the change,
 * one that it passes twice means the first pass (as ECMAScript's Temporal does by default).
 */
export const instantOf = (wall: number, timeZone: string): number => {
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  const isBeforeTrue = before + offsetAt(before, timeZone) === wall;
  const isAfterTrue = after + offsetAt(after, timeZone) === wall;
  if (isBeforeTrue && isAfterTrue) return Math.min(before, after);
  return isAfterTrue ? after : before;
};

/** Of a day and `HH:mm`; null when the clocks of the zone skip it. */
export const instantOfTime = ({
  date,
  time,
  timeZone,
}: {
  date: string;
  time: string;
  timeZone: string;
}): Date | null => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const instant = instantOf(wall, timeZone);
  return instant + offsetAt(instant, timeZone) === wall ? new Date(instant) : null;
};

/**
 * Calendar days as text, `2026-11-21`: a date of birth or a due day has no time and no zone, and compares as text. `Date` is for instants.
 * Rules of all days stand here, so that nobody parses a day as local time.
 */
export const DAY_MS = 86_400_000;

const VIETNAM_OFFSET_MS = 7 * 3_600_000;

const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day in Vietnam: what counts as today for ages and dates that people there enter. Vietnam has no daylight saving time. */
export const dayInVietnam = (instant: Date): string => dayInUtc(new Date(instant.getTime() + VIETNAM_OFFSET_MS));

/** For what the catalogue judges by the day (staleness, months of intakes) and for file names. */
export const dayInUtc = (instant: Date): string => instant.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayInUtc(new Date(midnightUtc(day) + count * DAY_MS));

/** From the first to the second; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => (midnightUtc(to) - midnightUtc(from)) / DAY_MS;

/** The instant so many times 24 hours later. */
export const daysAfter = (instant: Date, count: number): Date => new Date(instant.getTime() + count * DAY_MS);

/** The same time of day so many months later; 29 February becomes 1 March where a year has none. */
export function monthsAfter(instant: Date, count: number): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + count);
  return later;
}

/** The same day in another year, `2012-02-29` becomes `2028-02-29`. A day that the year does not have compares as it should: 29 February before 1 March. */
export const yearsLater = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

/** The instant at which a day begins in Vietnam. */
export const startInVietnam = (day: string): Date => new Date(midnightUtc(day) - VIETNAM_OFFSET_MS);

/** Monday and Sunday of the week of a day. */
export const weekOf = (day: string): { from: string; to: string } => {
  const sinceMonday = (new Date(midnightUtc(day)).getUTCDay() + 6) % 7;
  const from = addDays(day, -sinceMonday);
  return { from, to: addDays(from, 6) };
};

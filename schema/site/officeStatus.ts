/** Whether somebody answers at a moment, and when that changes. Apart from the hours themselves, which every page shows. */
import { addDays, dayInVietnam, daysBetween, startInVietnam, weekOf } from '../rules/days.rules.js';
import { OFFICE_HOURS, type Weekday, WEEKDAYS } from './officeHours.js';

export type OfficeStatus = {
  readonly isOpen: boolean;
  /** When it closes or opens next. */
  readonly changesAt: Date;
  /** `18:00`, by the clock in Vietnam. */
  readonly changesAtTime: string;
  /** Whether that is on the same day in Vietnam. */
  readonly changesToday: boolean;
};

const MINUTE_MS = 60_000;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

const weekdayOf = (day: string): Weekday => WEEKDAYS[daysBetween(weekOf(day).from, day)] ?? 'MONDAY';

/** The opening and the closing of a day, as long as it has them. */
const changesOf = (day: string): { at: Date; time: string; opens: boolean }[] =>
  OFFICE_HOURS.filter(({ days }) => days.includes(weekdayOf(day))).flatMap(({ opensAt, closesAt }) =>
    [opensAt, closesAt].map((time, place) => ({
      at: new Date(startInVietnam(day).getTime() + minutesOf(time) * MINUTE_MS),
      time,
      opens: place === 0,
    })),
  );

/** The opening minute is open, the closing minute is closed. */
export function officeStatusAt(instant: Date): OfficeStatus {
  const today = dayInVietnam(instant);
  const changes = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(count => changesOf(addDays(today, count)));
  const next = changes.find(({ at }) => at > instant);
  if (!next) throw new Error('No day of the week is open');
  return {
    isOpen: !next.opens,
    changesAt: next.at,
    changesAtTime: next.time,
    changesToday: dayInVietnam(next.at) === today,
  };
}

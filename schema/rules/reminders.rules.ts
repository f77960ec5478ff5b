/** When people are reminded of a deadline: by calendar days in Vietnam, where they live. */
import { daysLeftAt } from './intake.rules.js';

/** Days before the deadline, furthest first. */
export const REMINDER_DAYS = [14, 3, 1] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** The reminder that is due; null when it is too early or the deadline has passed. Only the nearest of those that were missed is made up for. */
export function reminderAt(closesAt: Date, now: Date): ReminderDays | null {
  if (now >= closesAt) return null;
  const daysLeft = daysLeftAt(closesAt, now);
  return REMINDER_DAYS.findLast(days => daysLeft <= days) ?? null;
}

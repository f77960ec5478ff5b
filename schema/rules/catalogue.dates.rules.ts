/** When a course begins and when an application closes. */
import { z } from 'zod';

import { day, fact } from './catalogue.facts.rules.js';
import { DEADLINE_KINDS } from './catalogue.values.js';
import { isPartialDay } from './edition.rules.js';
import { timeZoneRule, wallTimeRule } from './wallTime.rules.js';

export const deadline = z.strictObject({
  date: day,
  time: wallTimeRule.optional(),
  timeZone: timeZoneRule,
  kind: z.enum(DEADLINE_KINDS).optional(),
  /** The source gives the day of every year; `date` is that day in the year of this intake or round. */
  isYearly: z.literal(true).optional(),
  ...fact,
});

const dayText = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** A closing day that comes back every year. Without `day` only the month is known. */
export const yearlyDeadline = z
  .strictObject({
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(31).optional(),
    time: wallTimeRule.optional(),
    timeZone: timeZoneRule,
    kind: z.enum(DEADLINE_KINDS).optional(),
    ...fact,
  })
  // Of a year without a leap day, so that the day exists every year.
  .refine(({ month, day: date }) => date === undefined || isPartialDay(dayText(2027, month, date)), {
    path: ['day'],
    error: 'DAY_NOT_IN_EVERY_YEAR',
  })
  .refine(({ day: date, time }) => date !== undefined || time === undefined, {
    path: ['time'],
    error: 'TIME_WITHOUT_DAY',
  });

export const intake = z.strictObject({
  year: z.number().int().min(2000).max(2100),
  month: z.number().int().min(1).max(12),
  deadline: deadline.optional(),
  /** The same intake took place a year before, or is the usual one of the country: ground for 'likely open'. */
  isRecurring: z.boolean(),
  /** The usual intake of the country, which the institution has not confirmed. */
  isCountryUsual: z.literal(true).optional(),
  ...fact,
});

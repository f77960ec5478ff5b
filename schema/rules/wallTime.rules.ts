/** Times on a clock in a place: of deadlines, of sessions and of events. Issues are codes. */
import { z } from 'zod';

/** A zone that the runtime does not know would fail on every read. */
const isKnownTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** IANA name of a place, `Asia/Ho_Chi_Minh`. */
export const timeZoneRule = z
  .string('UNKNOWN_TIME_ZONE')
  .max(60, 'UNKNOWN_TIME_ZONE')
  .regex(/^[A-Za-z_]+(\/[A-Za-z_-]+)+$/, 'UNKNOWN_TIME_ZONE')
  .refine(isKnownTimeZone, { error: 'UNKNOWN_TIME_ZONE' });

/** `HH:mm`. */
export const wallTimeRule = z.string('INVALID_TIME').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID_TIME');

export const VIETNAM_TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** A day and a time as they stand on a clock in the zone; Vietnam's when none is named. */
export const zonedTimeRule = z.object({
  date: z.iso.date('INVALID_DATE'),
  time: wallTimeRule,
  timeZone: timeZoneRule.default(VIETNAM_TIME_ZONE),
});
export type ZonedTime = z.output<typeof zonedTimeRule>;

/** Where a meeting or a page is joined or read. */
export const secureAddressRule = z.url({ protocol: /^https$/, error: 'INVALID_URL' }).max(500, 'TOO_LONG');

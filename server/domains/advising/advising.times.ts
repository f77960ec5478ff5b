/** When a session is: its instants, whether they may still be chosen, and the quarters of an hour that it takes. */
import type { ZonedTime } from '../../../schema/rules/wallTime.rules.js';
import { ADVISING_DAYS_AHEAD, QUARTER_MINUTES } from '../../../schema/rules/advising.values.js';
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { instantOfTime } from '../../kernel/wallTime.js';
import { type AdvisingError, userError } from './advising.errors.js';
import type { AdvisingSessionRecord, SessionTime } from './advising.records.js';

const MINUTE_MS = 60_000;
const QUARTER_MS = QUARTER_MINUTES * MINUTE_MS;

/** Zones differ from UTC by whole quarters of an hour today, so that quarters of a zone are quarters of UTC. */
export const slotsOf = (personId: string, { startsAt, endsAt }: Pick<SessionTime, 'startsAt' | 'endsAt'>): string[] => {
  const first = Math.floor(startsAt.getTime() / QUARTER_MS);
  const end = Math.ceil(endsAt.getTime() / QUARTER_MS);
  return Array.from({ length: end - first }, (_, place) => `${personId} ${first + place}`);
};

export const minutesOf = ({ startsAt, endsAt }: Pick<AdvisingSessionRecord, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

export const lastingFrom = (startsAt: Date, minutes: number): { startsAt: Date; endsAt: Date } => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
});

/** The time that was asked for, or why it cannot be had. */
export function timeOf(wanted: ZonedTime, minutes: number, now: Date): SessionTime | AdvisingError {
  const startsAt = instantOfTime(wanted);
  if (!startsAt) return userError('INVALID_TIME', 'startsAt.time');
  if (startsAt <= now) return userError('IN_THE_PAST', 'startsAt');
  if (startsAt > daysAfter(now, ADVISING_DAYS_AHEAD)) return userError('TOO_FAR_AHEAD', 'startsAt');
  return { ...lastingFrom(startsAt, minutes), timeZone: wanted.timeZone };
}

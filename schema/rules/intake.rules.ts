/** Status of intakes and deadlines at a given moment (domain rules 1e): one rule for the catalogue, the search index and the pages. */

import { DAY_MS, dayInVietnam, daysBetween } from './days.rules.js';
import { firstDayOf } from './edition.rules.js';

/** An intake whose date is not published counts as likely only when it lies further ahead than this. */
export const LIKELY_INTAKE_DAYS = 60;

/** Fewer days until a deadline are urgent: preparing the documents takes that long. */
export const SOON_DAYS = 14;

export type IntakeMoment = {
  year: number;
  /** 1 to 12. */
  month: number;
  isRecurring: boolean;
  /** Instant of the published deadline; null when none is published. */
  closesAt: Date | null;
  /** The deadline is one of equal consideration: applications that come later are still looked at. */
  acceptsLater?: boolean;
  /** The day of this round by a page that may be of an older one: nothing is known to close then, but once it has passed nothing is likely to open either. */
  lastKnownClosesAt?: Date;
};

/**
 * Whether a day that comes back every year may be taken for the round that closes on `date`: only if the page that gives it was written after the round before
 * the last one had closed. Otherwise it is the last known day. The page of a year or a month may be as old as its first day; one without a date is not taken.
 */
export const isOfLastRound = (asOf: string | null | undefined, date: string): boolean =>
  typeof asOf === 'string' && firstDayOf(asOf) > `${Number(date.slice(0, 4)) - 2}${date.slice(4)}`;

const startOf = ({ year, month }: { year: number; month: number }): number => Date.UTC(year, month - 1, 1);

export const deadlineStatusAt = (closesAt: Date, now: Date): 'OPEN' | 'CLOSED' =>
  now.getTime() > closesAt.getTime() ? 'CLOSED' : 'OPEN';

/**
 * Calendar days from today in Vietnam, where readers live, to the day of a deadline that they are shown: that of the place where it closes, which often is
 * still yesterday in Vietnam, or that of Vietnam. 0 on the last day and as long as it stays open after it, negative once it has closed.
 */
export const daysLeftAt = (closesAt: Date, now: Date, shownDay: string = dayInVietnam(closesAt)): number =>
  deadlineStatusAt(closesAt, now) === 'OPEN' ? Math.max(0, daysBetween(dayInVietnam(now), shownDay)) : -1;

export const intakeStatusAt = (intake: IntakeMoment, now: Date): 'OPEN' | 'LIKELY_OPEN' | null => {
  if (intake.closesAt && deadlineStatusAt(intake.closesAt, now) === 'OPEN') return 'OPEN';
  if (intake.closesAt && !intake.acceptsLater) return null;
  const { lastKnownClosesAt } = intake;
  if (lastKnownClosesAt && deadlineStatusAt(lastKnownClosesAt, now) === 'CLOSED') return null;
  const isFarAhead = startOf(intake) - now.getTime() > LIKELY_INTAKE_DAYS * DAY_MS;
  return intake.isRecurring && isFarAhead ? 'LIKELY_OPEN' : null;
};

/** An intake is past once its month has begun, unless its deadline still lies ahead. */
export const isUpcomingIntake = (intake: IntakeMoment, now: Date): boolean =>
  startOf(intake) > now.getTime() || intakeStatusAt(intake, now) === 'OPEN';

export const compareIntakes = (a: { year: number; month: number }, b: { year: number; month: number }): number =>
  startOf(a) - startOf(b);

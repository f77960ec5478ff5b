/**
 * Which exchange rates of the daily source are taken. Its answer is data of others: what is not whole, not a rate or not of a possible day is refused, and
 * a move that currencies seldom make waits for staff (docs/decisions/0013-exchange-rates.md).
 */
import { z } from 'zod';
import { addDays, daysBetween } from './days.rules.js';

/** All but the base. */
export const FEED_CURRENCIES = ['AUD', 'CAD', 'GBP', 'USD', 'VND'] as const;
export type FeedCurrency = (typeof FEED_CURRENCIES)[number];

/** Somewhere it is tomorrow already; later than that is a mistake. */
export const FEED_DAYS_AHEAD = 1;
/** A move up to this share is taken at once. */
export const FEED_MOVE = 0.1;
/** So much more for each whole week since the day of the last accepted rate. */
export const FEED_MOVE_A_WEEK = 0.01;
/** A rate that an administrator entered counts until the source has one that is so many days newer. */
export const ENTERED_KEPT_DAYS = 7;

const DAYS_A_WEEK = 7;
const rate = z.number().positive();

/** The form of the source: units for one euro, by currency in small letters. All that we need, or nothing. */
const answerRule = z
  .object({
    date: z.iso.date(),
    eur: z.object({ eur: z.literal(1), aud: rate, cad: rate, gbp: rate, usd: rate, vnd: rate }),
  })
  .transform(({ date, eur: { aud, cad, gbp, usd, vnd } }) => ({
    asOf: date,
    rates: { AUD: aud, CAD: cad, GBP: gbp, USD: usd, VND: vnd } satisfies Record<FeedCurrency, number>,
  }));

export type FeedAnswer = z.output<typeof answerRule>;
export type DatedRate = { readonly rate: number; readonly asOf: string };

/** Null for what is not an answer of the source. */
export const readFeedAnswer = (answer: unknown): FeedAnswer | null => answerRule.safeParse(answer).data ?? null;

export const isOfImpossibleDay = ({ asOf }: Pick<FeedAnswer, 'asOf'>, today: string): boolean =>
  asOf > addDays(today, FEED_DAYS_AHEAD);

/** The share that a rate may move between the two days without a word of staff. */
export const usualMove = (formerDay: string, day: string): number =>
  FEED_MOVE + FEED_MOVE_A_WEEK * Math.max(0, Math.floor(daysBetween(formerDay, day) / DAYS_A_WEEK));

/** As a share of the former rate: 0.1 is a tenth more. */
export const moveOf = (former: DatedRate, next: DatedRate): number => (next.rate - former.rate) / former.rate;

export const isHeld = (former: DatedRate, next: DatedRate): boolean =>
  Math.abs(moveOf(former, next)) > usualMove(former.asOf, next.asOf);

export const isOutdated = (entered: { readonly asOf: string }, feed: { readonly asOf: string }): boolean =>
  feed.asOf >= addDays(entered.asOf, ENTERED_KEPT_DAYS);

export type FeedVerdict = 'TAKEN' | 'UNCHANGED' | 'HELD';

type Known = {
  /** The last accepted one. */
  readonly former: DatedRate;
  /** Day of the last rate that staff refused or still hold: nothing of that day or before is looked at again. */
  readonly seenDay: string | null;
};

/** What happens to the rate of a new answer. */
export function judgeFeedRate({ former, seenDay }: Known, next: DatedRate): FeedVerdict {
  if (next.asOf <= former.asOf || (seenDay !== null && next.asOf <= seenDay)) return 'UNCHANGED';
  return isHeld(former, next) ? 'HELD' : 'TAKEN';
}

import type { BudgetCurrency } from '../../../schema/rules/account.values.js';
import type { FeedCurrency } from '../../../schema/rules/rateFeed.rules.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

/** A rate that staff entered. */
export type RateRecord = WithOutbox & {
  _id: BudgetCurrency;
  /** Units of the currency for one euro. */
  rate: number;
  asOf: string;
  sourceName: string;
  sourceUrl: string;
  setAt: Date;
};

/** A rate as the daily source told it. */
export type FeedRate = {
  /** Units of the currency for one euro. */
  rate: number;
  asOf: string;
  sourceUrl: string;
  readAt: Date;
};

/** What the daily source told of a currency; the rate of the release counts while nothing newer was accepted. */
export type FeedRateRecord = WithOutbox & {
  _id: FeedCurrency;
  accepted?: FeedRate;
  /** Moved too far to be taken: waits for staff. */
  held?: FeedRate;
  /** Day of the last rate that staff refused. */
  refusedDay?: string;
};

export type StoredRates = { entered: readonly RateRecord[]; feed: readonly FeedRateRecord[] };

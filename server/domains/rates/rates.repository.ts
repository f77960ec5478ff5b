import type { FeedCurrency } from '../../../schema/rules/rateFeed.rules.js';
import { type OutboxEntry, withFollowUps } from '../../kernel/jobs/outbox.js';
import type { RateModels } from './rates.model.js';
import type { FeedRate, FeedRateRecord, RateRecord, StoredRates } from './rates.records.js';

const CURRENCIES_CAP = 50;

export const createRatesRepository = ({ entered, feed }: RateModels, runSoon: () => void) => ({
  all: async (): Promise<StoredRates> => {
    const [ofStaff, ofFeed] = await Promise.all([
      entered.find().limit(CURRENCIES_CAP).lean<RateRecord[]>().exec(),
      feed.find().limit(CURRENCIES_CAP).lean<FeedRateRecord[]>().exec(),
    ]);
    return { entered: ofStaff, feed: ofFeed };
  },

  /** The last one counts. */
  set: async ({ _id, ...fields }: RateRecord, followUps: readonly OutboxEntry[]): Promise<void> => {
    await entered.updateOne({ _id }, withFollowUps({ $set: fields }, followUps), { upsert: true });
    runSoon();
  },

  /** A held rate of before goes: this one is newer, and moved as rates do. */
  take: async (_id: FeedCurrency, rate: FeedRate): Promise<void> => {
    await feed.updateOne({ _id }, { $set: { accepted: rate }, $unset: { held: '' } }, { upsert: true });
  },

  hold: async (_id: FeedCurrency, rate: FeedRate): Promise<void> => {
    await feed.updateOne({ _id }, { $set: { held: rate } }, { upsert: true });
  },

  /** What staff decide about the rate that they saw; false when another one is held by now, or none. */
  decide: async (
    _id: FeedCurrency,
    { held, isAccepted }: { held: FeedRate; isAccepted: boolean },
    followUps: readonly OutboxEntry[],
  ): Promise<boolean> => {
    const $set = isAccepted ? { accepted: held } : { refusedDay: held.asOf };
    const { matchedCount } = await feed.updateOne(
      { _id, 'held.asOf': held.asOf },
      withFollowUps({ $set, $unset: { held: '' } }, followUps),
    );
    runSoon();
    return matchedCount > 0;
  },
});

export type RatesRepository = ReturnType<typeof createRatesRepository>;

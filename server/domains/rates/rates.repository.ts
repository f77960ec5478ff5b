import type { Model } from 'mongoose';
import { type OutboxEntry, withFollowUps } from '../../kernel/jobs/outbox.js';
import type { RateRecord } from './rates.records.js';

const CURRENCIES_CAP = 50;

export const createRatesRepository = (model: Model<RateRecord>, wake: () => void) => ({
  all: (): Promise<RateRecord[]> => model.find().limit(CURRENCIES_CAP).lean<RateRecord[]>().exec(),

  /** The last one counts. */
  set: async ({ _id, ...fields }: RateRecord, followUps: readonly OutboxEntry[]): Promise<void> => {
    await model.updateOne({ _id }, withFollowUps({ $set: fields }, followUps), { upsert: true });
    wake();
  },
});

export type RatesRepository = ReturnType<typeof createRatesRepository>;

import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { FeedRateRecord, RateRecord } from './rates.records.js';

const required = { type: String, required: true };
const options = { versionKey: false, minimize: false, autoIndex: false, autoCreate: false } as const;

// A row for each currency in both: all are read together, by no index.
const rateSchema = new Schema<RateRecord>(
  {
    _id: required,
    rate: { type: Number, required: true },
    asOf: required,
    sourceName: required,
    sourceUrl: required,
    setAt: { type: Date, required: true },
    ...outboxFields,
  },
  options,
);
indexOutbox(rateSchema);

const feedRate = new Schema(
  {
    rate: { type: Number, required: true },
    asOf: required,
    sourceUrl: required,
    readAt: { type: Date, required: true },
  },
  { _id: false },
);
const feedRateSchema = new Schema<FeedRateRecord>(
  { _id: required, accepted: feedRate, held: feedRate, refusedDay: String, ...outboxFields },
  options,
);
indexOutbox(feedRateSchema);

export const createRateModels = (connection: Connection) => ({
  entered: connection.model<RateRecord>('ExchangeRate', rateSchema, 'exchangerates'),
  feed: connection.model<FeedRateRecord>('FeedRate', feedRateSchema, 'feedrates'),
});

export type RateModels = ReturnType<typeof createRateModels>;

import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { RateRecord } from './rates.records.js';

const required = { type: String, required: true };

// A row for each currency: all are read together, by no index.
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
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
indexOutbox(rateSchema);

export const createRateModel = (connection: Connection) =>
  connection.model<RateRecord>('ExchangeRate', rateSchema, 'exchangerates');

import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { ServiceTokenRecord } from './serviceTokens.records.js';

const required = { type: String, required: true };

const tokenSchema = new Schema<ServiceTokenRecord>(
  {
    _id: required,
    name: required,
    rights: { type: [String], required: true },
    secretHash: String,
    userId: String,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: Date,
    endedAt: Date,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// bySecret: of those that were not ended.
tokenSchema.index({ secretHash: 1 }, { unique: true, sparse: true });
// ofPerson, forget.
tokenSchema.index({ userId: 1 }, { sparse: true });
// page: latest first.
tokenSchema.index({ createdAt: -1, _id: -1 });
indexOutbox(tokenSchema);

export const createServiceTokenModel = (connection: Connection) =>
  connection.model<ServiceTokenRecord>('ServiceToken', tokenSchema, 'serviceTokens');

export type ServiceTokenModel = ReturnType<typeof createServiceTokenModel>;

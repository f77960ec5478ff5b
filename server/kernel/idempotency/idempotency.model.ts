import { type Connection, Schema } from 'mongoose';

export type CallRecord = {
  /** Hash of scope, caller and key, which makes the call unique. */
  _id: string;
  /** The account, if any: erased with it. */
  subjectId?: string;
  inputHash: string;
  /** The attempt in progress; removed with the answer. */
  owner?: string;
  leaseUntil?: Date;
  answer?: object;
  expiresAt: Date;
};

const callSchema = new Schema<CallRecord>(
  {
    _id: { type: String, required: true },
    subjectId: String,
    inputHash: { type: String, required: true },
    owner: String,
    leaseUntil: Date,
    answer: Schema.Types.Mixed,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotentCalls', versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// Erasure with the account.
callSchema.index({ subjectId: 1 }, { sparse: true });
// Retries come within minutes, from an offline queue within a day.
callSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CallConnection = Connection;
export const createCallModel = (connection: CallConnection) =>
  connection.model<CallRecord>('IdempotentCall', callSchema);
export type CallModel = ReturnType<typeof createCallModel>;

import { type Connection, Schema } from 'mongoose';

export type CallRecord = {
  /** Hash of scope, caller and key: the guard against two of one call. */
  _id: string;
  /** The person, where one is known: what is kept goes with the account. */
  subjectId?: string;
  inputHash: string;
  /** The attempt that does the work; gone once there is an answer. */
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
// Erasure of a person's.
callSchema.index({ subjectId: 1 }, { sparse: true });
// A retry comes within minutes, a queue on a phone within a day.
callSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type CallConnection = Connection;
export const createCallModel = (connection: CallConnection) =>
  connection.model<CallRecord>('IdempotentCall', callSchema);
export type CallModel = ReturnType<typeof createCallModel>;

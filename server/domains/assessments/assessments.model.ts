import { type Connection, Schema } from 'mongoose';
import type { AttemptRecord } from './assessments.records.js';

const required = { type: String, required: true };
const nullable = { type: Schema.Types.Mixed, default: null };

const attemptSchema = new Schema<AttemptRecord>(
  {
    _id: required,
    userId: required,
    assessmentId: required,
    // All three are checked by the service before they come here.
    consent: nullable,
    answers: { type: Schema.Types.Mixed, default: {} },
    result: nullable,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// of, ofUser; and of two first answers at the same moment one finds the row of the other.
attemptSchema.index({ userId: 1, assessmentId: 1 }, { unique: true });

export const createAttemptModel = (connection: Connection) =>
  connection.model<AttemptRecord>('AssessmentAttempt', attemptSchema, 'assessmentattempts');

export type AttemptModel = ReturnType<typeof createAttemptModel>;

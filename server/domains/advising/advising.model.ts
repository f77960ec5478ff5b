import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { AdvisingSessionRecord } from './advising.records.js';

const required = { type: String, required: true };
const requiredDate = { type: Date, required: true };
/** Absent, not empty, when the session takes no time: the unique indexes below are sparse. */
const slots = { type: [String], default: undefined };

const sessionSchema = new Schema<AdvisingSessionRecord>(
  {
    _id: required,
    userId: required,
    advisorId: String,
    topic: required,
    note: String,
    channel: required,
    joinUrl: String,
    place: String,
    status: required,
    startsAt: requiredDate,
    endsAt: requiredDate,
    timeZone: required,
    studentSlots: slots,
    advisorSlots: slots,
    createdAt: requiredDate,
    updatedAt: requiredDate,
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// page, between: of a student by time; export and deletion.
sessionSchema.index({ userId: 1, endsAt: 1, _id: 1 });
// page: of all, and of an advisor.
sessionSchema.index({ endsAt: 1, _id: 1 });
sessionSchema.index({ advisorId: 1, endsAt: 1, _id: 1 });
// Nobody has two sessions at a time, also for parallel calls.
sessionSchema.index({ studentSlots: 1 }, { unique: true, sparse: true });
sessionSchema.index({ advisorSlots: 1 }, { unique: true, sparse: true });
indexOutbox(sessionSchema);

export const createAdvisingSessionModel = (connection: Connection) =>
  connection.model<AdvisingSessionRecord>('AdvisingSession', sessionSchema, 'advisingSessions');

export type AdvisingSessionModel = ReturnType<typeof createAdvisingSessionModel>;

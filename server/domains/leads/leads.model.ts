import { type Connection, Schema } from 'mongoose';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { LeadRecord } from './leads.records.js';

/** Twelve months after the last change (domain rules 1h). */
const KEPT_SECONDS = (365 * DAY_MS) / 1000;

const required = { type: String, required: true };

const leadSchema = new Schema<LeadRecord>(
  {
    _id: required,
    userId: String,
    kind: required,
    status: required,
    fullName: required,
    email: required,
    phone: required,
    city: String,
    school: String,
    campaign: String,
    fact: String,
    message: String,
    address: String,
    studyYear: String,
    gpaBand: String,
    item: Schema.Types.Mixed,
    language: required,
    consents: [Schema.Types.Mixed],
    history: [Schema.Types.Mixed],
    advisorId: String,
    searchWords: { type: [String], required: true },
    submittedAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// Export and deletion, also of what was sent as a visitor.
leadSchema.index({ userId: 1, submittedAt: -1 });
leadSchema.index({ email: 1, submittedAt: -1 });
// The queue of staff, longest waiting first: by status, by advisor, by words.
leadSchema.index({ status: 1, updatedAt: 1, _id: 1 });
leadSchema.index({ advisorId: 1, updatedAt: 1, _id: 1 });
leadSchema.index({ searchWords: 1 });
// move: those that name an item.
leadSchema.index({ 'item.id': 1 }, { sparse: true });
// Retention.
leadSchema.index({ updatedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
indexOutbox(leadSchema);

export const createLeadModel = (connection: Connection) => connection.model<LeadRecord>('Lead', leadSchema, 'leads');

export type LeadModel = ReturnType<typeof createLeadModel>;

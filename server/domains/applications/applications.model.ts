import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { ApplicationRecord } from './applications.records.js';

const required = { type: String, required: true };

const applicationSchema = new Schema<ApplicationRecord>(
  {
    _id: required,
    userId: required,
    type: required,
    itemId: required,
    destination: required,
    intake: { type: Schema.Types.Mixed, required: true },
    note: String,
    status: required,
    isOpen: { type: Boolean, required: true },
    advisorId: String,
    history: [Schema.Types.Mixed],
    checklist: Schema.Types.Mixed,
    sharing: Schema.Types.Mixed,
    deletion: Schema.Types.Mixed,
    isUnsent: Boolean,
    isErased: Boolean,
    searchWords: { type: [String], required: true },
    submittedAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// One open application per student and item, also for parallel calls; openFor.
applicationSchema.index({ userId: 1, itemId: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
// ofUser: latest first; export and deletion.
applicationSchema.index({ userId: 1, submittedAt: -1, _id: -1 });
// The queue of staff, longest waiting first: all, by status, by destination, by advisor, by words.
applicationSchema.index({ updatedAt: 1, _id: 1 });
applicationSchema.index({ status: 1, updatedAt: 1, _id: 1 });
applicationSchema.index({ destination: 1, updatedAt: 1, _id: 1 });
applicationSchema.index({ advisorId: 1, updatedAt: 1, _id: 1 });
applicationSchema.index({ searchWords: 1 });
// move: everybody's applications to an item.
applicationSchema.index({ itemId: 1 });
// Tasks of asking an institution for deletion, longest waiting first.
applicationSchema.index({ 'deletion.state': 1, updatedAt: 1, _id: 1 });
// The guardian's link.
applicationSchema.index({ 'sharing.guardian.tokenHash': 1 }, { unique: true, sparse: true });
indexOutbox(applicationSchema);

export const createApplicationModel = (connection: Connection) =>
  connection.model<ApplicationRecord>('Application', applicationSchema, 'applications');

export type ApplicationModel = ReturnType<typeof createApplicationModel>;

import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { ReviewRecord } from './reviews.records.js';

const required = { type: String, required: true };

const reviewSchema = new Schema<ReviewRecord>(
  {
    _id: required,
    userId: required,
    subject: required,
    text: required,
    name: required,
    studies: String,
    language: required,
    consent: { type: Schema.Types.Mixed, required: true },
    status: required,
    declineReason: String,
    declineNote: String,
    submittedAt: { type: Date, required: true },
    publishedAt: Date,
    updatedAt: { type: Date, required: true },
    ...outboxFields,
  },
  { versionKey: false, minimize: false, autoIndex: false, autoCreate: false },
);
// One a student and subject; the list, export and deletion of a student's own.
reviewSchema.index({ userId: 1, subject: 1 }, { unique: true });
// What is published, newest first: of everything, and of one institution.
reviewSchema.index({ status: 1, publishedAt: -1, _id: -1 });
reviewSchema.index({ subject: 1, status: 1, publishedAt: -1, _id: -1 });
// The queue of the staff, longest waiting first.
reviewSchema.index({ status: 1, updatedAt: 1, _id: 1 });
indexOutbox(reviewSchema);

export const createReviewModel = (connection: Connection) =>
  connection.model<ReviewRecord>('Review', reviewSchema, 'reviews');

export type ReviewModel = ReturnType<typeof createReviewModel>;

import { type Connection, Schema } from 'mongoose';
import { indexOutbox, outboxFields } from '../../kernel/jobs/outbox.repository.js';
import type { EventRecord, GuideRecord } from './publications.records.js';

const required = { type: String, required: true };
const requiredDate = { type: Date, required: true };
const localized = { type: { vi: required, en: required }, _id: false };
const options = { versionKey: false, minimize: false, autoIndex: false, autoCreate: false } as const;

const published = {
  _id: required,
  title: { ...localized, required: true },
  summary: { ...localized, required: true },
  url: String,
  destination: String,
  isRetired: { type: Boolean, required: true },
  publishedAt: requiredDate,
  updatedAt: requiredDate,
  ...outboxFields,
};

const eventSchema = new Schema<EventRecord>(
  { ...published, startsAt: requiredDate, endsAt: requiredDate, timeZone: required, place: Schema.Types.Mixed },
  options,
);
// coming: those that are not over, earliest first.
eventSchema.index({ isRetired: 1, endsAt: 1, _id: 1 });
// page: of the staff.
eventSchema.index({ publishedAt: -1, _id: -1 });
indexOutbox(eventSchema);

const guideSchema = new Schema<GuideRecord>(
  { ...published, topic: required, body: { type: [Schema.Types.Mixed], default: undefined } },
  options,
);
// listed: latest first.
guideSchema.index({ isRetired: 1, publishedAt: -1, _id: -1 });
// page: of the staff.
guideSchema.index({ publishedAt: -1, _id: -1 });
indexOutbox(guideSchema);

export const createPublicationModels = (connection: Connection) => ({
  events: connection.model<EventRecord>('Event', eventSchema, 'events'),
  guides: connection.model<GuideRecord>('Guide', guideSchema, 'guides'),
});

export type PublicationModels = ReturnType<typeof createPublicationModels>;

/** The outbox fields of a collection, and the relay's queries on them. */
import { type Connection, type Model, Schema, trusted } from 'mongoose';
import type { Lane } from './job.js';
import { BULK_MARK, type OutboxEntry, type WithOutbox } from './outbox.js';

/** Spread into the schema. */
export const outboxFields = {
  outbox: { type: [Schema.Types.Mixed], default: undefined },
  outboxLast: { type: String },
} as const;

/** For the relay's query; sparse, so that it holds documents with follow-ups only. */
export const indexOutbox = <T>(schema: Schema<T>): void => void schema.index({ outboxLast: 1 }, { sparse: true });

/** An entry of a release without lanes has none. */
export type StoredEntry = Omit<OutboxEntry, 'lane'> & Partial<Pick<OutboxEntry, 'lane'>>;
export type Waiting = { _id: string; outbox: StoredEntry[]; outboxLast: string };
export type Outbox = {
  collection: string;
  /** Some of the documents in which something of the lane waits; none when nothing does. */
  waiting: (lane: Lane) => Promise<Waiting[]>;
  /** One document, or null when nothing waits in it. */
  ofDocument: (id: string) => Promise<Waiting | null>;
  /** False when entries were added since the document was read; it is found again. */
  clear: (document: Waiting) => Promise<boolean>;
};

const BATCH = 100;
const RANGES = { INTERACTIVE: { $gt: '', $lt: BULK_MARK }, BULK: { $gte: BULK_MARK } };

export const createOutbox = <T extends WithOutbox & { _id: string }>(model: Model<T>): Outbox => ({
  collection: model.collection.name,
  waiting: lane =>
    model
      .find({ outboxLast: trusted(RANGES[lane]) })
      .select({ outbox: 1, outboxLast: 1 })
      .sort({ outboxLast: 1 })
      .limit(BATCH)
      .lean<Waiting[]>()
      .exec(),
  ofDocument: id =>
    model
      .findOne({ _id: id, outboxLast: trusted({ $gt: '' }) })
      .select({ outbox: 1, outboxLast: 1 })
      .lean<Waiting | null>()
      .exec(),
  clear: async ({ _id, outboxLast }) =>
    (await model.updateOne({ _id, outboxLast }, { $unset: { outbox: 1, outboxLast: 1 } })).matchedCount === 1,
});

/** Follow-ups of an outbox that no domain names in its manifest would wait for ever. */
export function refuseForgottenOutboxes(connection: Connection, named: readonly Outbox[]): void {
  const withOutbox = Object.values(connection.models).filter(({ schema }) => schema.path('outboxLast') !== undefined);
  const forgotten = withOutbox
    .map(({ collection }) => collection.name)
    .filter(name => named.every(({ collection }) => collection !== name));
  if (forgotten.length > 0) throw new Error(`No domain names the outbox of ${forgotten.join(', ')} in its manifest.`);
}

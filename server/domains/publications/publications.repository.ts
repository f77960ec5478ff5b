/** Events and guides in MongoDB: every change is one write, with its line of the audit log. */
import { type Model, trusted } from 'mongoose';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type OutboxEntry, outboxOf } from '../../kernel/jobs/outbox.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { changeDocument } from '../../kernel/transitions/changeDocument.repository.js';
import type { PublicationModels } from './publications.model.js';
import type { EventRecord, GuideRecord, Localized, Published } from './publications.records.js';

/** What is listed at a time; nobody publishes more. */
const LISTED_CAP = 500;

export type PublicationRepository<Record extends Published> = {
  byId: (id: string) => Promise<Record | null>;
  /** Writing the same row again changes nothing. */
  insert: (record: Record, followUps: readonly OutboxEntry[]) => Promise<void>;
  /** CONFLICT when it was changed since it was seen. */
  change: (
    id: string,
    change: { seenUpdatedAt: Date; set: Partial<Record>; followUps: readonly OutboxEntry[]; now: Date },
  ) => Promise<Record | 'CONFLICT'>;
  /** Of the staff: all, latest published first. */
  page: (page: PageRequest) => Promise<{ items: Record[]; total: number }>;
};

/** `runSoon` is called after a write that something follows. */
const createRepository = <Record extends Published>(
  model: Model<Record>,
  runSoon: () => void,
): PublicationRepository<Record> => ({
  byId: id => model.findById(id).lean<Record | null>().exec(),

  insert: async (record, followUps) => {
    try {
      await model.create([{ ...record, ...outboxOf(followUps) }]);
      runSoon();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },

  change: async (id, { seenUpdatedAt, ...change }) => {
    const seen: Partial<Published> = { updatedAt: seenUpdatedAt };
    const changed = await changeDocument<Record>(model, { id, seen: seen as Partial<Record>, ...change });
    if (changed !== 'CONFLICT') runSoon();
    return changed;
  },

  page: async ({ number, size }) => {
    const [items, total] = await Promise.all([
      model
        .find()
        .sort({ publishedAt: -1, _id: -1 })
        .skip((number - 1) * size)
        .limit(size)
        .lean<Record[]>()
        .exec(),
      model.countDocuments().exec(),
    ]);
    return { items, total };
  },
});

export const createPublicationRepositories = ({ events, guides }: PublicationModels, runSoon: () => void) => ({
  events: {
    ...createRepository<EventRecord>(events, runSoon),

    /** Not over yet, earliest first. */
    coming: (now: Date): Promise<EventRecord[]> =>
      events
        .find({ isRetired: false, endsAt: trusted({ $gt: now }) })
        .sort({ endsAt: 1, _id: 1 })
        .limit(LISTED_CAP)
        .lean<EventRecord[]>()
        .exec(),
  },

  guides: {
    ...createRepository<GuideRecord>(guides, runSoon),

    /** Latest first, without bodies. */
    listed: (): Promise<GuideRecord[]> =>
      guides
        .find({ isRetired: false })
        .sort({ publishedAt: -1, _id: -1 })
        .limit(LISTED_CAP)
        .select({ body: 0 })
        .lean<GuideRecord[]>()
        .exec(),

    /** In the order of the ids. */
    bodiesOf: async (ids: readonly string[]): Promise<Localized[][]> => {
      const rows = await guides
        .find({ _id: trusted({ $in: [...ids] }) })
        .select({ body: 1 })
        .limit(ids.length)
        .lean<Pick<GuideRecord, '_id' | 'body'>[]>()
        .exec();
      const found = new Map(rows.map(({ _id, body }) => [_id, body]));
      return ids.map(id => found.get(id) ?? []);
    },
  },
});

export type PublicationRepositories = ReturnType<typeof createPublicationRepositories>;

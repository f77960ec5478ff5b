import { trusted } from 'mongoose';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type OutboxEntry, outboxOf, withFollowUps } from '../../kernel/jobs/outbox.js';
import type { ServiceTokenModel } from './serviceTokens.model.js';
import type { ServiceTokenRecord } from './serviceTokens.records.js';

/** Of one person in the export: nobody makes more. */
const MAX_ROWS = 500;

/** `runSoon` is called after a write that something follows. */
export const createServiceTokenRepository = (tokens: ServiceTokenModel, runSoon: () => void) => ({
  insert: async (record: ServiceTokenRecord, followUps: readonly OutboxEntry[]): Promise<void> => {
    await tokens.create([{ ...record, ...outboxOf(followUps) }]);
    runSoon();
  },

  /** Null when nobody has it, or when it was ended. */
  bySecret: (secretHash: string): Promise<ServiceTokenRecord | null> =>
    tokens.findOne({ secretHash }).lean<ServiceTokenRecord | null>().exec(),

  byId: (id: string): Promise<ServiceTokenRecord | null> =>
    tokens.findById(id).lean<ServiceTokenRecord | null>().exec(),

  byIds: (ids: readonly string[]): Promise<ServiceTokenRecord[]> =>
    tokens
      .find({ _id: trusted({ $in: [...ids] }) })
      .limit(ids.length)
      .lean<ServiceTokenRecord[]>()
      .exec(),

  page: async ({ number, size }: PageRequest): Promise<{ items: ServiceTokenRecord[]; total: number }> => {
    const [items, total] = await Promise.all([
      tokens
        .find()
        .sort({ createdAt: -1, _id: -1 })
        .skip((number - 1) * size)
        .limit(size)
        .lean<ServiceTokenRecord[]>()
        .exec(),
      tokens.countDocuments().exec(),
    ]);
    return { items, total };
  },

  /** Neither ended nor expired. */
  countLive: (now: Date): Promise<number> =>
    tokens.countDocuments({ secretHash: trusted({ $gt: '' }), expiresAt: trusted({ $gt: now }) }).exec(),

  /** One that was ended before stays as it is. */
  end: async (id: string, now: Date, followUps: readonly OutboxEntry[]): Promise<void> => {
    const update = withFollowUps({ $set: { endedAt: now } }, followUps);
    await tokens.updateOne({ _id: id, secretHash: trusted({ $gt: '' }) }, { ...update, $unset: { secretHash: 1 } });
    runSoon();
  },

  markUsed: async (id: string, now: Date): Promise<void> => {
    await tokens.updateOne({ _id: id }, { $set: { lastUsedAt: now } });
  },

  ofPerson: (userId: string): Promise<ServiceTokenRecord[]> =>
    tokens.find({ userId }).sort({ createdAt: -1, _id: -1 }).limit(MAX_ROWS).lean<ServiceTokenRecord[]>().exec(),

  countOf: (userId: string): Promise<number> => tokens.countDocuments({ userId }).exec(),

  /** What was used is ended and nobody's: its name stays, because the audit log speaks of it. The rest goes. */
  forget: async (userId: string, now: Date): Promise<void> => {
    await tokens.deleteMany({ userId, lastUsedAt: trusted({ $exists: false }) });
    await tokens.updateMany(
      { userId, secretHash: trusted({ $gt: '' }) },
      { $set: { endedAt: now }, $unset: { secretHash: 1 } },
    );
    await tokens.updateMany({ userId }, { $unset: { userId: 1 } });
  },
});

export type ServiceTokenRepository = ReturnType<typeof createServiceTokenRepository>;

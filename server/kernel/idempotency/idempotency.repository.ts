import { isDuplicateKey } from '../mongo/isDuplicateKey.js';
import type { CallModel, CallRecord } from './idempotency.model.js';

export type Attempt = { id: string; owner: string };

export const createCallRepository = (calls: CallModel) => ({
  /** Null when the record was inserted; otherwise the existing one, GONE when it was removed meanwhile. */
  begin: async (record: CallRecord): Promise<CallRecord | 'GONE' | null> => {
    try {
      await calls.create([record]);
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return (await calls.findOne({ _id: record._id }).lean<CallRecord | null>().exec()) ?? 'GONE';
  },

  /** Replaces a crashed attempt; of parallel calls one succeeds. */
  takeOver: async ({ id, owner }: Attempt, former: string, leaseUntil: Date): Promise<boolean> =>
    (await calls.updateOne({ _id: id, owner: former }, { $set: { owner, leaseUntil } })).matchedCount === 1,

  finish: async ({ id, owner }: Attempt, answer: object): Promise<void> => {
    await calls.updateOne({ _id: id, owner }, { $set: { answer }, $unset: { owner: 1, leaseUntil: 1 } });
  },

  giveUp: async ({ id, owner }: Attempt): Promise<void> => {
    await calls.deleteOne({ _id: id, owner });
  },

  countOf: (userId: string): Promise<number> => calls.countDocuments({ subjectId: userId }).exec(),
  removeAll: async (userId: string): Promise<void> => {
    await calls.deleteMany({ subjectId: userId });
  },
});

export type CallRepository = ReturnType<typeof createCallRepository>;

import { trusted } from 'mongoose';
import type { AuditKind } from '../../generated/resolvers.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import type { AuditModel, AuditRecord } from './audit.model.js';

export type AuditFilter = { kind?: AuditKind; subjectId?: string; actorId?: string };

/** Paging ends here; older events are found by kind, subject or actor. */
const MAX_COUNTED = 10_000;

const conditionOf = ({ kind, subjectId, actorId }: AuditFilter) => ({
  ...(kind === undefined ? {} : { kind }),
  ...(subjectId === undefined ? {} : { subjectId }),
  ...(actorId === undefined ? {} : { actorId }),
});

export const createAuditRepository = (model: AuditModel) => ({
  /** Writing the same row again changes nothing. */
  insert: async (event: AuditRecord): Promise<void> => {
    try {
      await model.create([event]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },
  find: (filter: AuditFilter, { skip, limit }: { skip: number; limit: number }): Promise<AuditRecord[]> =>
    model.find(conditionOf(filter)).sort({ at: -1, _id: -1 }).skip(skip).limit(limit).lean<AuditRecord[]>().exec(),
  count: (filter: AuditFilter): Promise<number> => model.countDocuments(conditionOf(filter)).limit(MAX_COUNTED).exec(),

  ofPerson: (userId: string, limit: number): Promise<AuditRecord[]> =>
    model.find({ subjectId: userId }).sort({ at: -1 }).limit(limit).lean<AuditRecord[]>().exec(),
  /**
   * Anonymises what the person did for the own account, and what others did to it: the events stay, the id is removed. What the person did as staff keeps
   * the id until the event itself goes: nobody takes the own acts off the record by deleting an account.
   */
  forget: async (userId: string): Promise<void> => {
    await model.updateMany({ actorId: userId, subjectId: userId }, { $set: { actorId: null, subjectId: null } }).exec();
    // Not those of before: one that is written in between would lose its subject and keep its actor.
    const byOthers = { subjectId: userId, actorId: trusted({ $ne: userId }) };
    await model.updateMany(byOthers, { $set: { subjectId: null } }).exec();
  },
});

export type AuditRepository = ReturnType<typeof createAuditRepository>;

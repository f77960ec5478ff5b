import type { AuditKind } from '../../generated/resolvers.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import type { AuditModel, AuditRecord } from './audit.model.js';

export type AuditFilter = { kind?: AuditKind; subjectId?: string };

/** Paging ends here; older events are found by kind or subject. */
const MAX_COUNTED = 10_000;

const conditionOf = ({ kind, subjectId }: AuditFilter) => ({
  ...(kind === undefined ? {} : { kind }),
  ...(subjectId === undefined ? {} : { subjectId }),
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
  /** Anonymises: the events stay, the user's id is removed. */
  forget: async (userId: string): Promise<void> => {
    await model.updateMany({ subjectId: userId }, { $set: { subjectId: null } }).exec();
    await model.updateMany({ actorId: userId }, { $set: { actorId: null } }).exec();
  },
});

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** Correction requests in MongoDB. */
import { type OutboxEntry, outboxOf } from '../../kernel/jobs/outbox.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { changeDocument } from '../../kernel/transitions/changeDocument.repository.js';
import type { AccountModels } from './account.model.js';
import type { CorrectionField, CorrectionRecord, CorrectionStatus } from './account.records.js';

/** Of one person; nobody asks for more. */
const PERSON_CAP = 200;

type Decision = Pick<CorrectionRecord, 'status'> &
  Partial<Pick<CorrectionRecord, 'decidedAt' | 'decidedBy' | 'answer'>>;

/** `runSoon` is called after a write that something follows. */
export const createCorrectionsRepository = (
  { corrections }: Pick<AccountModels, 'corrections'>,
  runSoon: () => void,
) => ({
  byId: (id: string): Promise<CorrectionRecord | null> =>
    corrections.findOne({ _id: id }).lean<CorrectionRecord | null>().exec(),

  ofPerson: (userId: string): Promise<CorrectionRecord[]> =>
    corrections.find({ userId }).sort({ requestedAt: -1 }).limit(PERSON_CAP).lean<CorrectionRecord[]>().exec(),

  /** False when an open request of the field stands; the unique index decides. */
  insert: async (request: CorrectionRecord, followUps: readonly OutboxEntry[] = []): Promise<boolean> => {
    try {
      await corrections.create([{ ...request, ...outboxOf(followUps) }]);
      if (followUps.length > 0) runSoon();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  },

  withdrawOpen: async (userId: string, field: CorrectionField, decidedAt: Date): Promise<void> => {
    await corrections.updateOne({ userId, field, status: 'OPEN' }, { $set: { status: 'WITHDRAWN', decidedAt } });
  },

  /** Replaces the link of an earlier mail. */
  setDenial: async (id: string, denial: { tokenHash: string; expiresAt: Date }): Promise<void> => {
    await corrections.updateOne({ _id: id }, { $set: { denial } });
  },
  removeDenial: async (id: string): Promise<void> => {
    await corrections.updateOne({ _id: id }, { $unset: { denial: 1 } });
  },

  /** CONFLICT when it is not open any more: of two decisions at once, one counts. */
  close: async (
    id: string,
    decision: Decision,
    { now, followUps = [] }: { now: Date; followUps?: readonly OutboxEntry[] },
  ): Promise<CorrectionRecord | 'CONFLICT'> => {
    const closed = await changeDocument(corrections, { id, seen: { status: 'OPEN' }, set: decision, followUps, now });
    if (followUps.length > 0) runSoon();
    return closed;
  },

  page: async (
    status: CorrectionStatus,
    { number, size }: { number: number; size: number },
  ): Promise<{ items: CorrectionRecord[]; total: number }> => {
    const [items, total] = await Promise.all([
      corrections
        .find({ status })
        .sort({ dueOn: 1, requestedAt: 1 })
        .skip((number - 1) * size)
        .limit(size)
        .lean<CorrectionRecord[]>()
        .exec(),
      corrections.countDocuments({ status }).exec(),
    ]);
    return { items, total };
  },

  countOf: (userId: string): Promise<number> => corrections.countDocuments({ userId }).exec(),

  removeAll: async (userId: string): Promise<void> => {
    await corrections.deleteMany({ userId });
  },
});

export type CorrectionsRepository = ReturnType<typeof createCorrectionsRepository>;

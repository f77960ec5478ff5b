/** Advising sessions in MongoDB: every change is one write, with what follows it. */
import { type QueryFilter, trusted } from 'mongoose';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type OutboxEntry, outboxOf } from '../../kernel/jobs/outbox.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { changeDocument } from '../../kernel/transitions/changeDocument.repository.js';
import type { AdvisingSessionModel } from './advising.model.js';
import type { AdvisingSessionRecord } from './advising.records.js';

/** Of one person; nobody has more. */
const PERSON_CAP = 1000;
/** Paging ends here; the rest is found by filters. */
const MAX_COUNTED = 10_000;

export type Period = 'UPCOMING' | 'PAST';
export type SessionFilter = { userId?: string; advisorId?: string; period: Period; now: Date };
export type Busy = 'STUDENT_BUSY' | 'ADVISOR_BUSY';

export type SessionChange = {
  seenUpdatedAt: Date;
  set: Partial<AdvisingSessionRecord>;
  unset?: readonly ('studentSlots' | 'advisorSlots')[];
  followUps: readonly OutboxEntry[];
  now: Date;
};

/** Which of the two has another session then; rethrows everything else. */
const busyOf = (error: unknown): Busy => {
  if (!isDuplicateKey(error)) throw error;
  return 'advisorSlots' in Object(Object(error).keyPattern) ? 'ADVISOR_BUSY' : 'STUDENT_BUSY';
};

/** `runSoon` is called after a write that something follows. */
export const createAdvisingRepository = (sessions: AdvisingSessionModel, runSoon: () => void) => {
  const byId = (id: string): Promise<AdvisingSessionRecord | null> =>
    sessions.findOne({ _id: id }).lean<AdvisingSessionRecord | null>().exec();

  return {
    byId,

    /** What is stored under its id, by this call or by an earlier one of the same key. */
    insert: async (
      record: AdvisingSessionRecord,
      followUps: readonly OutboxEntry[],
    ): Promise<AdvisingSessionRecord | Busy> => {
      try {
        await sessions.create([{ ...record, ...outboxOf(followUps) }]);
        runSoon();
        return record;
      } catch (error) {
        const busy = busyOf(error);
        return (await byId(record._id)) ?? busy;
      }
    },

    change: async (
      id: string,
      { seenUpdatedAt, ...change }: SessionChange,
    ): Promise<AdvisingSessionRecord | Busy | 'CONFLICT'> => {
      try {
        const seen = { updatedAt: seenUpdatedAt };
        const changed = await changeDocument<AdvisingSessionRecord>(sessions, { id, seen, ...change });
        if (changed !== 'CONFLICT') runSoon();
        return changed;
      } catch (error) {
        return busyOf(error);
      }
    },

    page: async (
      { userId, advisorId, period, now }: SessionFilter,
      { number, size }: PageRequest,
    ): Promise<{ items: AdvisingSessionRecord[]; total: number }> => {
      const isUpcoming = period === 'UPCOMING';
      const condition: QueryFilter<AdvisingSessionRecord> = {
        ...(userId === undefined ? {} : { userId }),
        ...(advisorId === undefined ? {} : { advisorId }),
        endsAt: isUpcoming ? trusted({ $gt: now }) : trusted({ $lte: now }),
      };
      const order = isUpcoming ? 1 : -1;
      const [items, total] = await Promise.all([
        sessions
          .find(condition)
          .sort({ endsAt: order, _id: order })
          .skip((number - 1) * size)
          .limit(size)
          .lean<AdvisingSessionRecord[]>()
          .exec(),
        sessions.countDocuments(condition).limit(MAX_COUNTED).exec(),
      ]);
      return { items, total };
    },

    /** Of a student, those that end after `from` and begin before `to`, earliest first. */
    between: (userId: string, { from, to }: { from: Date; to: Date }): Promise<AdvisingSessionRecord[]> =>
      sessions
        .find({ userId, endsAt: trusted({ $gt: from }), startsAt: trusted({ $lt: to }) })
        .sort({ endsAt: 1, _id: 1 })
        .limit(PERSON_CAP)
        .lean<AdvisingSessionRecord[]>()
        .exec(),

    ofUser: (userId: string): Promise<AdvisingSessionRecord[]> =>
      sessions.find({ userId }).sort({ endsAt: -1, _id: -1 }).limit(PERSON_CAP).lean<AdvisingSessionRecord[]>().exec(),

    countOf: (userId: string): Promise<number> => sessions.countDocuments({ userId }).exec(),

    /** Of a student; and of an advisor the part in sessions of others. */
    forget: async (userId: string): Promise<void> => {
      await sessions.deleteMany({ userId });
      await sessions.updateMany({ advisorId: userId }, { $unset: { advisorId: 1, advisorSlots: 1 } });
    },
  };
};

export type AdvisingRepository = ReturnType<typeof createAdvisingRepository>;

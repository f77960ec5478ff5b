/** Applications in MongoDB: every change is one write, with its line of history and what follows it. */
import { type QueryFilter, trusted } from 'mongoose';
import { statusesThat } from '../../../schema/rules/applications.values.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { type OutboxEntry, outboxOf, withFollowUps } from '../../kernel/jobs/outbox.js';
import { assignmentCondition, wordsCondition } from '../../kernel/staffQueue/queueConditions.repository.js';
import type { Assignment } from '../../kernel/staffQueue/queueFilter.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { changeDocument } from '../../kernel/transitions/changeDocument.repository.js';
import type { ApplicationModel } from './applications.model.js';
import type {
  ApplicationRecord,
  ApplicationStatus,
  DeletionTask,
  Destination,
  HistoryLine,
  VisaState,
} from './applications.records.js';

/** Of one student, open and ended; nobody has more. */
const PERSON_CAP = 1000;
/** Paging of the queue ends here; the rest is found by filters. */
const MAX_COUNTED = 10_000;

/** Neither offered a place nor ended: the deadline still matters. */
export const CONSIDERED = statusesThat(({ decision }) => decision === 'WAITED_FOR');

export type QueueFilter = {
  status?: ApplicationStatus;
  destination?: Destination;
  assignedTo?: Assignment;
  deletionTask?: DeletionTask['state'];
  /** Who asks. */
  staffId: string;
  /** Folded beginnings, letters and digits only. */
  words: readonly string[];
};

export type ApplicationChange = {
  seen: Partial<Pick<ApplicationRecord, 'status' | 'updatedAt'>>;
  set: Partial<
    Pick<ApplicationRecord, 'status' | 'isOpen' | 'advisorId' | 'intake' | 'sharing' | 'deletion' | 'submittedAt'>
  >;
  unset?: readonly ('advisorId' | 'isUnsent')[];
  history?: HistoryLine;
  followUps: readonly OutboxEntry[];
  now: Date;
};

const conditionOf = ({
  status,
  destination,
  assignedTo,
  deletionTask,
  staffId,
  words,
}: QueueFilter): QueryFilter<ApplicationRecord> => ({
  isUnsent: null,
  // What is left of a deleted account is shown where somebody looks for its task.
  ...(deletionTask ? { 'deletion.state': deletionTask } : { isErased: null }),
  ...(status ? { status } : {}),
  ...(destination ? { destination } : {}),
  ...assignmentCondition(assignedTo, staffId),
  ...wordsCondition(words),
});

/** `runSoon` is called after a write that something follows. */
export const createApplicationRepository = (applications: ApplicationModel, runSoon: () => void) => ({
  byId: (id: string): Promise<ApplicationRecord | null> =>
    applications.findOne({ _id: id }).lean<ApplicationRecord | null>().exec(),

  openFor: (userId: string, itemId: string): Promise<ApplicationRecord | null> =>
    applications.findOne({ userId, itemId, isOpen: true }).lean<ApplicationRecord | null>().exec(),

  /** Latest submitted first. */
  ofUser: (userId: string): Promise<ApplicationRecord[]> =>
    applications
      .find({ userId })
      .sort({ submittedAt: -1, _id: -1 })
      .limit(PERSON_CAP)
      .lean<ApplicationRecord[]>()
      .exec(),

  /** False when there is a row of its id, or an open application of the student to the item; the unique index decides. */
  insert: async (record: ApplicationRecord, followUps: readonly OutboxEntry[]): Promise<boolean> => {
    try {
      await applications.create([{ ...record, ...outboxOf(followUps) }]);
      runSoon();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  },

  /** Of one that is still the student's: deletion takes the words away. */
  setSearchWords: async ({ _id, userId }: ApplicationRecord, searchWords: readonly string[]): Promise<void> => {
    await applications.updateOne({ _id, userId }, { $set: { searchWords: [...searchWords] } });
  },

  /**
   * CONFLICT when it was changed since it was seen, or is gone. DUPLICATE when it would be open again beside another open one of the student to the item; the
   * unique index decides.
   */
  change: async (id: string, change: ApplicationChange): Promise<ApplicationRecord | 'CONFLICT' | 'DUPLICATE'> => {
    try {
      const changed = await changeDocument<ApplicationRecord>(applications, { id, ...change });
      if (changed !== 'CONFLICT') runSoon();
      return changed;
    } catch (error) {
      if (isDuplicateKey(error, 'itemId')) return 'DUPLICATE';
      throw error;
    }
  },

  countOfItem: (itemId: string): Promise<number> => applications.countDocuments({ itemId }).exec(),

  /**
   * Everybody's applications to an item are to another one then, but for open ones of students who have an open one to that as well. To whom the student
   * agreed that it is sent stays as it was. Safe to repeat.
   */
  move: async (fromId: string, intoId: string): Promise<void> => {
    const moving = applications.find({ itemId: fromId }).select({ _id: 1 }).lean<{ _id: string }>().cursor();
    for await (const { _id } of moving) {
      try {
        await applications.updateOne({ _id, itemId: fromId }, { $set: { itemId: intoId } });
      } catch (error) {
        if (!isDuplicateKey(error, 'itemId')) throw error;
      }
    }
  },

  byGuardianToken: (tokenHash: string): Promise<ApplicationRecord | null> =>
    applications.findOne({ 'sharing.guardian.tokenHash': tokenHash }).lean<ApplicationRecord | null>().exec(),

  /** The link's token, made when its mail is sent; false when a newer mail was asked for, or the application waits no more. */
  setGuardianToken: async (id: string, askedAt: Date, token: { hash: string; expiresAt: Date }): Promise<boolean> => {
    const { matchedCount } = await applications.updateOne(
      { _id: id, status: 'AWAITING_GUARDIAN', 'sharing.guardian.askedAt': askedAt },
      { $set: { 'sharing.guardian.tokenHash': token.hash, 'sharing.guardian.expiresAt': token.expiresAt } },
    );
    return matchedCount === 1;
  },

  /** One document of the checklist, others untouched; null when the application has none of the statuses any more. */
  setDocument: async (
    id: string,
    { code, state, at }: { code: string; state: VisaState; at: Date },
    { statuses, followUps }: { statuses: readonly ApplicationStatus[]; followUps: readonly OutboxEntry[] },
  ): Promise<ApplicationRecord | null> => {
    const changed = await applications
      .findOneAndUpdate(
        { _id: id, status: trusted({ $in: [...statuses] }) },
        withFollowUps({ $set: { [`checklist.${code}`]: { state, at } } }, followUps),
        { returnDocument: 'after' },
      )
      .lean<ApplicationRecord | null>()
      .exec();
    if (changed && followUps.length > 0) runSoon();
    return changed;
  },

  /** Of everybody that are still considered, by id: for work that goes through all of them. */
  consideredAfter: (id: string | null, limit: number): Promise<ApplicationRecord[]> =>
    applications
      .find({
        status: trusted({ $in: [...CONSIDERED] }),
        ...(id === null ? {} : { _id: trusted({ $gt: id }) }),
      })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ApplicationRecord[]>()
      .exec(),

  queue: async (
    filter: QueueFilter,
    { number, size }: PageRequest,
  ): Promise<{ items: ApplicationRecord[]; total: number }> => {
    const condition = conditionOf(filter);
    const [items, total] = await Promise.all([
      applications
        .find(condition)
        .sort({ updatedAt: 1, _id: 1 })
        .skip((number - 1) * size)
        .limit(size)
        .lean<ApplicationRecord[]>()
        .exec(),
      applications.countDocuments(condition).limit(MAX_COUNTED).exec(),
    ]);
    return { items, total };
  },

  countOf: (userId: string): Promise<number> => applications.countDocuments({ userId }).exec(),

  /** Of a student; and of an advisor the assignments. `left` is what stays of some of them, without the person. */
  forget: async (userId: string, left: readonly ApplicationRecord[]): Promise<void> => {
    for (const { _id, ...rest } of left) await applications.replaceOne({ _id, userId }, rest);
    await applications.deleteMany({ userId });
    await applications.updateMany({ advisorId: userId }, { $unset: { advisorId: 1 } });
  },
});

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;

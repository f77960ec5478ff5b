/** Reviews in MongoDB: every change is one write, with what follows it. */
import { REVIEW_LIMIT } from '../../../schema/rules/reviews.values.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { isDuplicateKey } from '../../kernel/mongo/isDuplicateKey.js';
import { changeDocument, type DocumentChange } from '../../kernel/transitions/changeDocument.repository.js';
import type { ReviewModel } from './reviews.model.js';
import type { ReviewRecord, ReviewStatus } from './reviews.records.js';

/** A student's own, and what was sent at the same moment on top. */
const OWN_CAP = REVIEW_LIMIT + 20;
/** Paging ends here. */
const MAX_COUNTED = 10_000;

type Found = { items: ReviewRecord[]; total: number };
type Listeners = {
  /** After a write that something follows. */
  runSoon: () => void;
  /** After a write that changes what everybody reads: it empties caches. */
  onChange: () => void;
  /** Makes jobs of what follows the last change of a review. */
  moveFollowUps: (id: string) => Promise<void>;
};

/** `seen` has the status, too: it says whether everybody has read the review until now. */
type ReviewChange = DocumentChange<ReviewRecord> & { seen: Pick<ReviewRecord, 'status' | 'updatedAt'> };

export const createReviewRepository = (reviews: ReviewModel, { runSoon, onChange, moveFollowUps }: Listeners) => {
  const pageOf = async (
    condition: Partial<Pick<ReviewRecord, 'status' | 'subject'>>,
    order: Record<string, 1 | -1>,
    { number, size }: PageRequest,
  ): Promise<Found> => {
    const [items, total] = await Promise.all([
      reviews
        .find(condition)
        .sort(order)
        .skip((number - 1) * size)
        .limit(size)
        .lean<ReviewRecord[]>()
        .exec(),
      reviews.countDocuments(condition).limit(MAX_COUNTED).exec(),
    ]);
    return { items, total };
  };

  return {
    byId: (id: string): Promise<ReviewRecord | null> => reviews.findOne({ _id: id }).lean<ReviewRecord | null>().exec(),

    ofUser: (userId: string): Promise<ReviewRecord[]> =>
      reviews.find({ userId }).limit(OWN_CAP).lean<ReviewRecord[]>().exec(),

    /** A row of its id was stored by an earlier attempt of the same text. CONFLICT: the student has another of this subject. */
    insert: async (record: ReviewRecord): Promise<ReviewRecord | 'CONFLICT'> => {
      try {
        await reviews.create([record]);
        return record;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await reviews.findOne({ _id: record._id }).lean<ReviewRecord | null>().exec()) ?? 'CONFLICT';
      }
    },

    /** CONFLICT when it was changed since it was seen, or is gone. */
    change: async (change: ReviewChange): Promise<ReviewRecord | 'CONFLICT'> => {
      const changed = await changeDocument<ReviewRecord>(reviews, change);
      const isShown = change.seen.status === 'PUBLISHED' || change.set.status === 'PUBLISHED';
      if (changed !== 'CONFLICT' && isShown) onChange();
      if (changed !== 'CONFLICT' && change.followUps) runSoon();
      return changed;
    },

    /** What the staff decided a moment ago still stands in the audit log: it is not removed before what follows the decision has left it. */
    remove: async (userId: string, id: string): Promise<void> => {
      const find = () => reviews.findOne({ _id: id, userId }).lean<ReviewRecord | null>().exec();
      // Read again when the staff decided about it in between.
      for (let found = await find(); found; found = await find()) {
        await moveFollowUps(id);
        const { deletedCount } = await reviews.deleteOne({ _id: id, userId, status: found.status, outboxLast: null });
        if (deletedCount > 0 && found.status === 'PUBLISHED') onChange();
      }
    },

    /** Newest first; of every subject where none is named. */
    published: (subject: string | null, page: PageRequest): Promise<Found> =>
      pageOf({ ...(subject === null ? {} : { subject }), status: 'PUBLISHED' }, { publishedAt: -1, _id: -1 }, page),

    /** Longest waiting first. */
    queue: (status: ReviewStatus, page: PageRequest): Promise<Found> =>
      pageOf({ status }, { updatedAt: 1, _id: 1 }, page),

    countOfSubject: (subject: string): Promise<number> => reviews.countDocuments({ subject }).exec(),

    /** Everybody's reviews of a subject are of another one then, but for those of students who have one of it already. Safe to repeat. */
    move: async (from: string, into: string): Promise<void> => {
      const moving = reviews.find({ subject: from }).select({ _id: 1 }).lean<{ _id: string }>().cursor();
      for await (const { _id } of moving) {
        try {
          await reviews.updateOne({ _id, subject: from }, { $set: { subject: into } });
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }
      onChange();
    },

    countOf: (userId: string): Promise<number> => reviews.countDocuments({ userId }).exec(),

    removeAll: async (userId: string): Promise<void> => {
      const wasShown = await reviews.exists({ userId, status: 'PUBLISHED' });
      await reviews.deleteMany({ userId });
      if (wasShown) onChange();
    },
  };
};

export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** What advisors and administrators do with reviews: the queue, publishing, declining. */
import { reviewNoteRule } from '../../../schema/rules/reviews.rules.js';
import type { ReviewDeclineReason } from '../../../schema/rules/reviews.values.js';
import type { Clock } from '../../kernel/clock.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import { canMove, type Transitions } from '../../kernel/transitions/transitions.js';
import { refused, type ReviewResult, userError, userErrorsOf } from './reviews.errors.js';
import type { ReviewsPorts } from './reviews.ports.js';
import { institutionIdOf, type ReviewRecord, type ReviewStatus } from './reviews.records.js';
import type { ReviewRepository } from './reviews.repository.js';

type Seen = { reviewId: string; seenUpdatedAt: Date };
type Deps = Pick<ReviewsPorts, 'notificationEntryOf' | 'auditEntryOf'> & { repository: ReviewRepository; clock: Clock };
type Decision = { to: 'PUBLISHED' } | { to: 'DECLINED'; reason: ReviewDeclineReason; note: string | null };

const STAFF_MOVES: Transitions<ReviewStatus, 'STAFF'> = {
  WAITING: { PUBLISHED: { by: ['STAFF'] }, DECLINED: { by: ['STAFF'] } },
  PUBLISHED: { DECLINED: { by: ['STAFF'] } },
  DECLINED: { PUBLISHED: { by: ['STAFF'] } },
};

const itemOf = (record: ReviewRecord): { item?: { kind: 'INSTITUTION'; itemId: string } } => {
  const itemId = institutionIdOf(record);
  return itemId === null ? {} : { item: { kind: 'INSTITUTION', itemId } };
};

export const createReviewsStaff = ({ repository, notificationEntryOf, auditEntryOf, clock }: Deps) => {
  const followUpsOf = (staffId: string, record: ReviewRecord, decision: Decision, at: Date) => {
    const code = decision.to === 'PUBLISHED' ? 'REVIEW_PUBLISHED' : 'REVIEW_DECLINED';
    const reason = decision.to === 'DECLINED' ? { reason: decision.reason } : {};
    const { _id: reviewId, userId } = record;
    return [
      auditEntryOf({
        kind: code,
        actorId: staffId,
        subjectId: userId,
        detail: [reviewId, ...Object.values(reason)].join(' '),
      }),
      notificationEntryOf({ userId, code, parameters: { reviewId, ...reason }, ...itemOf(record), at }),
    ];
  };

  /** The review as it was seen, changed in one write: of two who decide at the same moment, the second gets CONFLICT. */
  const decide = async (
    staffId: string,
    { reviewId, seenUpdatedAt }: Seen,
    decision: Decision,
  ): Promise<ReviewResult> => {
    const record = await repository.byId(reviewId);
    if (record?.updatedAt.getTime() !== seenUpdatedAt.getTime()) return refused(userError('CONFLICT', 'seenUpdatedAt'));
    if (record.userId === staffId) return refused(userError('OWN_REVIEW', 'reviewId'));
    if (!canMove(STAFF_MOVES, { from: record.status, to: decision.to, by: 'STAFF', subject: record }))
      return refused(userError('SAME_STATUS', 'reviewId'));
    const now = clock();
    const isPublished = decision.to === 'PUBLISHED';
    const note = decision.to === 'DECLINED' && decision.note !== null ? { declineNote: decision.note } : {};
    const changed = await repository.change({
      id: reviewId,
      seen: { status: record.status, updatedAt: seenUpdatedAt },
      set: isPublished
        ? { status: 'PUBLISHED', publishedAt: now }
        : { status: 'DECLINED', declineReason: decision.reason, ...note },
      unset: isPublished ? ['declineReason', 'declineNote'] : ['publishedAt'],
      followUps: followUpsOf(staffId, record, decision, now),
      now,
    });
    return changed === 'CONFLICT' ? refused(userError('CONFLICT', 'seenUpdatedAt')) : { review: changed, errors: [] };
  };

  return {
    queue: (status: ReviewStatus | null | undefined, page: PageRequest) => repository.queue(status ?? 'WAITING', page),

    publish: (staffId: string, input: Seen): Promise<ReviewResult> => decide(staffId, input, { to: 'PUBLISHED' }),

    decline: async (
      staffId: string,
      { reason, ...input }: Seen & { reason: ReviewDeclineReason; note?: string | null },
    ): Promise<ReviewResult> => {
      const parsed = reviewNoteRule.safeParse(input);
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      return decide(staffId, input, { to: 'DECLINED', reason, note: parsed.data.note ?? null });
    },
  };
};

export type ReviewsStaff = ReturnType<typeof createReviewsStaff>;

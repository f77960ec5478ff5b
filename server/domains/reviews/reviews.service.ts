/** What students write about institutions and the service, and what everybody reads. Every method for a student reaches the rows of nobody else. */
import { z } from 'zod';
import type { Role } from '../../../schema/rules/session.values.js';
import { reviewRule } from '../../../schema/rules/reviews.rules.js';
import { REVIEW_LIMIT } from '../../../schema/rules/reviews.values.js';
import type { Clock } from '../../kernel/clock.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import type { Idempotency } from '../../kernel/idempotency/createIdempotency.js';
import { consume, type RateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { orRefused, refusal, refused, type ReviewResult, userError, userErrorsOf } from './reviews.errors.js';
import type { ReviewsPorts } from './reviews.ports.js';
import { type ReviewContent, type ReviewLanguage, type ReviewRecord, SERVICE } from './reviews.records.js';
import type { ReviewRepository } from './reviews.repository.js';

export type SaveInput = {
  institutionId?: string | null;
  text: string;
  name: string;
  studies?: string | null;
  language: ReviewLanguage;
  consent: { publish: boolean; textVersion: string };
  seenUpdatedAt?: Date | null;
  idempotencyKey: string;
};
type Author = { id: string; role: Role };

type Deps = Pick<ReviewsPorts, 'recordsOf'> & {
  repository: ReviewRepository;
  idempotency: Pick<Idempotency, 'once'>;
  limiter: RateLimiter;
  clock: Clock;
};

const savedRule = z.object({ id: z.string() });

export const createReviewsService = ({ repository, idempotency, limiter, recordsOf, clock }: Deps) => {
  const create = async (id: string, userId: string, subject: string, content: ReviewContent, now: Date) => {
    if ((await repository.countOf(userId)) >= REVIEW_LIMIT) throw refusal(userError('TOO_MANY'));
    const record: ReviewRecord = {
      _id: id,
      userId,
      subject,
      ...content,
      status: 'WAITING',
      submittedAt: now,
      updatedAt: now,
    };
    return repository.insert(record);
  };

  /** A published one disappears until the staff have read the new text. */
  const edit = (record: ReviewRecord, content: ReviewContent, now: Date) =>
    repository.change({
      id: record._id,
      seen: { userId: record.userId, status: record.status, updatedAt: record.updatedAt },
      set: { ...content, status: 'WAITING', submittedAt: now },
      unset: [
        'declineReason',
        'declineNote',
        'publishedAt',
        ...(content.studies === undefined ? ['studies' as const] : []),
      ],
      now,
    });

  const store = async (
    id: string,
    userId: string,
    { subject, seenUpdatedAt, content }: { subject: string; seenUpdatedAt: Date | null; content: ReviewContent },
  ): Promise<{ id: string }> => {
    const now = content.consent.at;
    const present = (await repository.ofUser(userId)).find(record => record.subject === subject && record._id !== id);
    if (present?.updatedAt.getTime() !== seenUpdatedAt?.getTime()) throw refusal(userError('CONFLICT'));
    await consume(limiter, userId);
    const stored = present ? await edit(present, content, now) : await create(id, userId, subject, content, now);
    if (stored === 'CONFLICT') throw refusal(userError('CONFLICT'));
    return { id: stored._id };
  };

  return {
    published: (institutionId: string | null, page: PageRequest) => repository.published(institutionId, page),

    ofUser: async (userId: string): Promise<ReviewRecord[]> =>
      (await repository.ofUser(userId)).toSorted((a, b) => b.submittedAt.getTime() - a.submittedAt.getTime()),

    save: async ({ id: userId, role }: Author, { idempotencyKey, ...input }: SaveInput): Promise<ReviewResult> => {
      if (role !== 'STUDENT') return refused(userError('STUDENTS_ONLY'));
      const parsed = reviewRule.safeParse(input);
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      const { institutionId = null, seenUpdatedAt = null, language } = input;
      const { text, name, studies, consent } = parsed.data;
      if (institutionId === SERVICE) return refused(userError('NO_SUCH_INSTITUTION', 'institutionId'));
      const [institution] = institutionId === null ? [] : await recordsOf('INSTITUTION', [institutionId]);
      if (institutionId !== null && (!institution || institution.isRetired))
        return refused(userError('NO_SUCH_INSTITUTION', 'institutionId'));
      const content = {
        text,
        name,
        ...(studies ? { studies } : {}),
        language,
        consent: { textVersion: consent.textVersion, language, at: clock() },
      };
      const call = { scope: 'saveReview', caller: { userId }, key: idempotencyKey, input, answer: savedRule };
      return orRefused(
        async () => {
          const { id } = await idempotency.once(call, callId =>
            store(callId, userId, { subject: institution?._id ?? SERVICE, seenUpdatedAt, content }),
          );
          const review = await repository.byId(id);
          return review ? { review, errors: [] } : refused(userError('CONFLICT'));
        },
        errors => refused(...errors),
      );
    },

    withdraw: (userId: string, reviewId: string): Promise<void> => repository.remove(userId, reviewId),
  };
};

export type ReviewsService = ReturnType<typeof createReviewsService>;

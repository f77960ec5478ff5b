/** The public API of the reviews domain: what students write about institutions and the service, and what the staff publish of it. */
import { REVIEWS_PER_DAY } from '../../../schema/rules/reviews.values.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createRateLimiter } from '../../kernel/redis/createRateLimiter.js';
import { createReviewModel } from './reviews.model.js';
import type { ReviewsPorts } from './reviews.ports.js';
import { createReviewsPrivacy } from './reviews.privacy.js';
import { createReviewRepository } from './reviews.repository.js';
import { createReviewsResolvers } from './reviews.resolvers.js';
import { createReviewsService } from './reviews.service.js';
import { createReviewsStaff } from './reviews.staff.js';

const DAY_SECONDS = 86_400;

export const reviewsDomain = defineDomain({
  name: 'reviews',
  create: ({ connection, redis, clock, jobs, idempotency }, ports: ReviewsPorts) => {
    let version = {};
    const model = createReviewModel(connection);
    const outbox = createOutbox(model);
    const repository = createReviewRepository(model, {
      runSoon: jobs.runSoon,
      moveFollowUps: id => jobs.moveFollowUps(outbox, id),
      onChange: () => {
        version = {};
      },
    });
    const limiter = createRateLimiter({
      redis,
      clock,
      name: 'reviews',
      limit: REVIEWS_PER_DAY,
      windowSeconds: DAY_SECONDS,
    });
    return {
      resolvers: createReviewsResolvers({
        service: createReviewsService({ ...ports, repository, idempotency, limiter, clock }),
        staff: createReviewsStaff({ ...ports, repository, clock }),
      }),
      privacy: [createReviewsPrivacy(repository)],
      outboxes: [outbox],
      provides: {
        /** For institutions that become one. Reviews are of institutions alone. */
        references: {
          countOf: async (kind: 'INSTITUTION' | 'PROGRAM', id: string): Promise<number> =>
            kind === 'INSTITUTION' ? repository.countOfSubject(id) : 0,
          move: async (kind: 'INSTITUTION' | 'PROGRAM', from: string, into: string): Promise<void> => {
            if (kind === 'INSTITUTION') await repository.move(from, into);
          },
        },
        /** Another object after each change of what everybody reads that this process made: what it has cached of reviews is then out of date. */
        version: (): object => version,
      },
    };
  },
});

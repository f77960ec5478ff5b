import type { Resolvers } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { pageInfoOf, readPage } from '../../kernel/graphql/paging.js';
import { institutionIdOf, type ReviewRecord } from './reviews.records.js';
import type { ReviewsService } from './reviews.service.js';
import type { ReviewsStaff } from './reviews.staff.js';

type Parts = { service: ReviewsService; staff: ReviewsStaff };

/** Of a published record alone. */
const publishedAtOf = ({ publishedAt }: ReviewRecord): Date => {
  if (!publishedAt) throw new AppError('INTERNAL_SERVER_ERROR');
  return publishedAt;
};

export const createReviewsResolvers = ({
  service,
  staff,
}: Parts): Pick<Resolvers, 'Query' | 'Mutation' | 'Review' | 'PublishedReview'> => ({
  Query: {
    reviews: async (_query, { institutionId, page }) => {
      const wanted = readPage(page);
      const { items, total } = await service.published(institutionId ?? null, wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
    myReviews: (_query, _args, { viewer }) => service.ofUser(viewer.id),
    reviewQueue: async (_query, { filter, page }) => {
      const wanted = readPage(page);
      const { items, total } = await staff.queue(filter?.status, wanted);
      return { items, pageInfo: pageInfoOf(wanted, total) };
    },
  },

  Mutation: {
    saveReview: (_mutation, { input }, { viewer }) => service.save(viewer, input),
    withdrawReview: async (_mutation, { input }, { viewer }) => {
      await service.withdraw(viewer.id, input.reviewId);
      return { ok: true, errors: [] };
    },
    publishReview: (_mutation, { input }, { viewer }) => staff.publish(viewer.id, input),
    declineReview: (_mutation, { input }, { viewer }) => staff.decline(viewer.id, input),
  },

  Review: {
    id: ({ _id }) => _id,
    institution: (record, _args, { loaders }) => {
      const id = institutionIdOf(record);
      return id === null ? null : loaders.institutionById.load(id);
    },
    studies: ({ studies }) => studies ?? null,
    declineReason: ({ declineReason }) => declineReason ?? null,
    declineNote: ({ declineNote }) => declineNote ?? null,
    publishedAt: ({ publishedAt }) => publishedAt ?? null,
  },

  PublishedReview: {
    id: ({ _id }) => _id,
    institution: (record, _args, { loaders }) => {
      const id = institutionIdOf(record);
      return id === null ? null : loaders.institutionById.load(id);
    },
    studies: ({ studies }) => studies ?? null,
    publishedAt: publishedAtOf,
  },
});

/** Reviews for tests. */
import type { MyReview_ReviewFragment } from './mine/MyReview.gql';
import type { ReviewCard_ReviewFragment } from './ReviewCard.gql';

export const monash = { __typename: 'Institution' as const, id: 'i1', slug: 'monash', name: 'Monash University' };

export const studentReview = (changes: Partial<ReviewCard_ReviewFragment> = {}) => ({
  __typename: 'PublishedReview' as const,
  id: 'r1',
  text: 'Em mở được nguồn của từng con số.\nThư viện mở khuya.',
  name: 'Minh, Huế',
  studies: 'lớp 12',
  language: 'VI' as const,
  publishedAt: '2026-11-20T03:00:00.000Z',
  institution: null,
  ...changes,
});

export const pageOf = (items: readonly object[], total = items.length) => ({
  reviews: {
    __typename: 'PublishedReviewPage' as const,
    items,
    pageInfo: { __typename: 'PageInfo' as const, number: 1, size: 3, pageCount: Math.ceil(total / 3), total },
  },
});

export const myReview = (changes: Partial<MyReview_ReviewFragment> = {}) => ({
  __typename: 'Review' as const,
  id: 'r1',
  text: 'Em mở được nguồn của từng con số, nên biết phải hỏi trường điều gì.',
  name: 'Minh, Huế',
  studies: 'lớp 12',
  status: 'WAITING' as const,
  declineReason: null,
  declineNote: null,
  submittedAt: '2026-11-20T03:00:00.000Z',
  publishedAt: null,
  updatedAt: '2026-11-20T03:00:00.000Z',
  institution: null,
  ...changes,
});

import { defineFeature } from '../../kernel/feature/defineFeature';
import { formMessages } from '../../kernel/forms/messages';
import { reviewsMessages } from './messages';
import { myReviewsMessages } from './mine/messages';

export const reviews = defineFeature({
  folder: 'features/reviews',
  pages: {
    reviews: { load: () => import('./ReviewsPage') },
    myReviews: { load: () => import('./MyReviewsPage'), messages: [myReviewsMessages, formMessages] },
  },
  messages: [reviewsMessages],
  links: [
    {
      in: ['about'],
      route: 'reviews',
      label: { vi: 'Nhận xét của học sinh', en: 'Student reviews' },
      icon: 'user',
      order: 205,
    },
    {
      in: ['account', 'workspace'],
      route: 'myReviews',
      label: { vi: 'Nhận xét của tôi', en: 'My reviews' },
      icon: 'user',
      order: 114,
    },
  ],
  personalData: { reviews: { vi: 'Nhận xét của bạn', en: 'Your reviews' } },
});

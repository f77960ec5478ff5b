import type { PreloadContext } from '../../kernel/page/preload';
import { newestReviews } from './reviewsUrl';
import { StudentReviewsDocument } from './StudentReviews.gql';

/** For pages that can do without reviews: when they cannot be read, the page is shown all the same. */
export const preloadNewestReviews = async (
  query: PreloadContext['query'],
  institutionId: string | null,
): Promise<void> => {
  await query(StudentReviewsDocument, newestReviews(institutionId)).catch(() => undefined);
};

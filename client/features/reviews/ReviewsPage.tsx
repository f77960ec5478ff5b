import { notFound, type Preload } from '../../kernel/page/preload';
import { readPageNumber, redirectToLastPage } from '../../kernel/page/resultPage';
import { ReviewsView } from './ReviewsView';
import { ReviewSubjectDocument } from './ReviewSubject.gql';
import { readInstitution, reviewsAddress, reviewsOfPage } from './reviewsUrl';
import { StudentReviewsDocument } from './StudentReviews.gql';

export const preload: Preload = async ({ query, url, locale }) => {
  const slug = readInstitution(url.searchParams);
  const page = readPageNumber(url.searchParams);
  const institution = slug === null ? null : (await query(ReviewSubjectDocument, { slug })).institution;
  if (slug !== null && !institution) throw notFound();
  const { reviews } = await query(StudentReviewsDocument, reviewsOfPage(institution?.id ?? null, page));
  redirectToLastPage(locale, { page, ...reviews }, number => reviewsAddress(slug, number));
};

export const Page = () => <ReviewsView />;

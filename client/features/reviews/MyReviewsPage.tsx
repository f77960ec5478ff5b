import { notFound, type Preload } from '../../kernel/page/preload';
import { MyReviews } from './mine/MyReviews';
import { MyReviewsDocument } from './mine/MyReviews.gql';
import { ReviewSubjectDocument } from './ReviewSubject.gql';
import { readWanted } from './reviewsUrl';

export const preload: Preload = async ({ query, url }) => {
  const slug = readWanted(url.searchParams)?.institution ?? null;
  const [, subject] = await Promise.all([
    query(MyReviewsDocument, {}),
    slug === null ? null : query(ReviewSubjectDocument, { slug }),
  ]);
  if (subject && !subject.institution) throw notFound();
};

export const Page = () => <MyReviews />;

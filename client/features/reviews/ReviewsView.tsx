import { useSearchParams } from 'react-router';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useText } from '../../kernel/i18n/useText';
import { readPageNumber } from '../../kernel/page/resultPage';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { Pagination } from '../../kernel/ui/Pagination';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { EmptyState, ErrorState } from '../../kernel/ui/StateMessage';
import { ReviewCard } from './ReviewCard';
import { useReviewSubjectQuery } from './ReviewSubject.gql';
import { readInstitution, reviewsAddress, reviewsOfPage } from './reviewsUrl';
import { useStudentReviewsQuery } from './StudentReviews.gql';
import { WriteReviewLink } from './WriteReviewLink';
import styles from './reviews.module.css';

/** /reviews: all that is published, or what is about one institution. */
export function ReviewsView() {
  const t = useText();
  const [query] = useSearchParams();
  const slug = readInstitution(query);
  const page = readPageNumber(query);
  const subject = useReviewSubjectQuery({ variables: { slug: slug ?? '' }, skip: slug === null }).data?.institution;
  const institution = subject ?? null;
  const { data, ...asked } = useStudentReviewsQuery({
    variables: reviewsOfPage(institution?.id ?? null, page),
    skip: slug !== null && institution === null,
  });
  const { error, ...again } = useRetry(asked);
  const title = institution ? t('reviews.titleOf', { name: institution.name }) : t('reviews.title');
  const reviews = data?.reviews;
  return (
    <div className={styles.page}>
      <PageHead title={title} description={t('reviews.description')} isIndexable={false} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{t('reviews.lead')}</p>
        {institution ? <AppLink to={`/schools/${institution.slug}`}>{t('reviews.toInstitution')}</AppLink> : null}
      </div>
      {error && !reviews ? <ErrorState {...again} /> : null}
      {!reviews && !error ? <Skeleton shape="card" count={3} /> : null}
      {reviews?.items.length === 0 ? (
        <EmptyState title={t('reviews.none')}>
          <p>{t('reviews.noneHint')}</p>
        </EmptyState>
      ) : null}
      {reviews && reviews.items.length > 0 ? (
        <>
          <ul className={styles.list}>
            {reviews.items.map(review => (
              <ReviewCard key={review.id} review={review} namesSubject={institution === null} />
            ))}
          </ul>
          <Pagination pageInfo={reviews.pageInfo} toPage={number => reviewsAddress(slug, number)} />
        </>
      ) : null}
      <div className={styles.actions}>
        <WriteReviewLink institution={slug}>
          {t(institution ? 'reviews.writeInstitution' : 'reviews.write')}
        </WriteReviewLink>
      </div>
    </div>
  );
}

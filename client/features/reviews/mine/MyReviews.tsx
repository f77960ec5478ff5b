import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRetry } from '../../../kernel/graphql/useRetry';
import { useAppPath } from '../../../kernel/i18n/useLocale';
import { useText } from '../../../kernel/i18n/useText';
import { LinkButton } from '../../../kernel/mui/Button';
import { Loading } from '../../../kernel/mui/Loading';
import { ErrorNotice } from '../../../kernel/mui/Notice';
import { PageHeader } from '../../../kernel/mui/PageHeader';
import { Panel } from '../../../kernel/mui/Panel';
import { PageHead } from '../../../kernel/seo/PageHead';
import { useReviewSubjectQuery } from '../ReviewSubject.gql';
import { readWanted, writingAddress } from '../reviewsUrl';
import { MyReview } from './MyReview';
import { useMyReviewsQuery } from './MyReviews.gql';
import { ReviewEditor } from './ReviewEditor';
import styles from './myReviews.module.css';

/** /profile/reviews; the address says what the form is about. */
export function MyReviews() {
  const t = useText();
  const navigate = useNavigate();
  const appPath = useAppPath();
  const wanted = readWanted(useSearchParams()[0]);
  const slug = wanted?.institution ?? null;
  const { data, previousData, ...asked } = useMyReviewsQuery();
  const { error, ...again } = useRetry(asked);
  const subject = useReviewSubjectQuery({ variables: { slug: slug ?? '' }, skip: slug === null }).data?.institution;
  const onClose = useCallback(() => void navigate(appPath('/profile/reviews')), [navigate, appPath]);

  const shown = data ?? previousData;
  const reviews = shown?.myReviews;
  const isOnService = reviews?.some(({ institution }) => institution === null) ?? true;
  return (
    <div className={styles.page}>
      <PageHead title={t('myReviews.title')} description={t('myReviews.description')} isIndexable={false} />
      <PageHeader
        title={t('myReviews.title')}
        actions={
          isOnService || wanted ? null : (
            <LinkButton to={writingAddress({ institution: null })}>{t('myReviews.writeService')}</LinkButton>
          )
        }
      >
        {t('myReviews.lead')}
      </PageHeader>
      {error && !shown ? <ErrorNotice text={t('myReviews.failed')} {...again} /> : null}
      {!shown && !error ? <Loading shape="panel" count={2} /> : null}
      {shown?.viewer && wanted && (slug === null || subject) ? (
        <ReviewEditor viewer={shown.viewer} reviews={shown.myReviews} institution={subject ?? null} onClose={onClose} />
      ) : null}
      {reviews && (reviews.length > 0 || !wanted) ? (
        <Panel title={t('myReviews.list')}>
          {reviews.length === 0 ? (
            <div className={styles.empty}>
              <p>{t('myReviews.none')}</p>
              <p className={styles.quiet}>{t('myReviews.noneHint')}</p>
              <LinkButton to="/search-institution" variant="secondary" size="small">
                {t('myReviews.findInstitution')}
              </LinkButton>
            </div>
          ) : (
            <ul className={styles.list}>
              {reviews.map(review => (
                <MyReview key={review.id} review={review} />
              ))}
            </ul>
          )}
        </Panel>
      ) : null}
    </div>
  );
}

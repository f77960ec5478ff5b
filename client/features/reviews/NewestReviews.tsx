import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Section } from '../../kernel/ui/Section';
import { ReviewCard } from './ReviewCard';
import { newestReviews, reviewsAddress } from './reviewsUrl';
import { useStudentReviewsQuery } from './StudentReviews.gql';
import { WriteReviewLink } from './WriteReviewLink';
import styles from './reviews.module.css';

type Props = {
  /** Null: about the service and every institution. */
  readonly institution: { readonly id: string; readonly slug: string } | null;
  /** Stands in this place while nothing is published. */
  readonly instead: ReactNode;
};

/** The newest reviews with the way to all of them. A page can do without, so nothing is said when they cannot be read. */
export function NewestReviews({ institution, instead }: Props) {
  const t = useText();
  const { data } = useStudentReviewsQuery({ variables: newestReviews(institution?.id ?? null) });
  if (!data) return null;
  const { items, pageInfo } = data.reviews;
  if (items.length === 0) return instead;
  const slug = institution?.slug ?? null;
  return (
    <Section title={t('reviews.title')} lead={t('reviews.lead')}>
      <ul className={styles.cards}>
        {items.map(review => (
          <ReviewCard
            key={review.id}
            review={review}
            excerptOfList={{ institution: slug }}
            namesSubject={institution === null}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <AppLink to={reviewsAddress(slug)}>{t('reviews.all', { count: pageInfo.total })}</AppLink>
        <WriteReviewLink institution={slug}>
          {t(institution ? 'reviews.writeInstitution' : 'reviews.write')}
        </WriteReviewLink>
      </div>
    </Section>
  );
}

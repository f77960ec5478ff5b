import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Card } from '../../kernel/ui/Card';
import { excerptOf } from './excerpt';
import type { ReviewCard_ReviewFragment } from './ReviewCard.gql';
import { reviewsAddress } from './reviewsUrl';
import styles from './reviews.module.css';

const EXCERPT = 260;

type Props = {
  readonly review: ReviewCard_ReviewFragment;
  /** Where all reviews stand in full, by the slug of their institution or null; left out where this is the place. */
  readonly excerptOfList?: { readonly institution: string | null };
  /** False on the page of the institution itself. */
  readonly namesSubject: boolean;
};

/** What a student wrote, as plain text, under the name that the student chose. */
export function ReviewCard(masked: MaskedProps<Props>) {
  const { review, excerptOfList, namesSubject } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { id, text, name, studies, language, publishedAt, institution } = review;
  const excerpt = excerptOfList ? excerptOf(text, EXCERPT) : null;
  return (
    <Card as="li" className={styles.review}>
      {namesSubject ? (
        <p className={styles.subject}>
          {institution ? (
            <AppLink to={`/schools/${institution.slug}`}>{institution.name}</AppLink>
          ) : (
            t('reviews.aboutService')
          )}
        </p>
      ) : null}
      <blockquote id={`review-${id}`} className={styles.quote} lang={language.toLowerCase()}>
        <p>{excerpt ?? text}</p>
      </blockquote>
      {excerpt !== null && excerptOfList ? (
        <AppLink
          to={`${reviewsAddress(excerptOfList.institution)}#review-${id}`}
          className={styles.more}
          aria-label={t('reviews.readOnOf', { name })}
        >
          {t('reviews.readOn')}
        </AppLink>
      ) : null}
      <p className={styles.author}>
        <strong>{name}</strong>
        {studies ? `, ${studies}` : null}
        <span className={styles.day}>{t('reviews.publishedOn', { day: format.dayInVietnam(publishedAt) })}</span>
      </p>
    </Card>
  );
}

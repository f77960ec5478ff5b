import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { reviewsMessages } from './messages';
import { NewestReviews } from './NewestReviews';
import { WriteReviewLink } from './WriteReviewLink';
import styles from './reviews.module.css';

export const texts = [reviewsMessages];

type Props = { readonly institution: { readonly id: string; readonly slug: string } };

/** On the page of an institution. It is drawn once the page stands (client/app/SiteReviews.tsx), and reads then. */
export function InstitutionReviews({ institution }: Props) {
  const t = useText();
  const none = (
    <Section title={t('reviews.title')} lead={t('reviews.noneOfInstitution')}>
      <div className={styles.actions}>
        <WriteReviewLink institution={institution.slug}>{t('reviews.writeInstitution')}</WriteReviewLink>
      </div>
    </Section>
  );
  return <NewestReviews institution={institution} instead={none} />;
}

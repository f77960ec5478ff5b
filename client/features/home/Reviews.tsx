import { useLocalized } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { Card } from '../../kernel/ui/Card';
import { Chip } from '../../kernel/ui/Chip';
import { Section } from '../../kernel/ui/Section';
import type { HomeContentQuery } from './HomeContent.gql';
import styles from './home.module.css';

type Props = { readonly reviews: HomeContentQuery['homeContent']['reviews'] };

/** Each example is marked as one, so that it cannot be mistaken for a student's review. */
export function Reviews({ reviews }: Props) {
  const t = useText();
  const localized = useLocalized();
  const hasExamples = reviews.some(({ isExample }) => isExample);
  return (
    <Section title={t('home.reviewsTitle')} lead={hasExamples ? t('home.reviewsLead') : undefined}>
      <ul className={styles.reviews}>
        {reviews.map(({ id, name, about, text, isExample }) => (
          <Card key={id} as="li" className={styles.review}>
            {isExample ? <Chip tone="warn">{t('home.reviewExample')}</Chip> : null}
            <blockquote className={styles.quote}>
              <p>{localized(text)}</p>
            </blockquote>
            <p className={styles.reviewer}>
              <strong>{name}</strong>, {localized(about)}
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

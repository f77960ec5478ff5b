import { ItemActions } from '../../kernel/cards/ItemActions';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Card } from '../../kernel/ui/Card';
import { Section } from '../../kernel/ui/Section';
import type { InstitutionOfPage } from './InstitutionDetails';
import styles from './catalogue.module.css';

type Props = { readonly institutions: InstitutionOfPage['related'] };

export function RelatedInstitutions({ institutions }: Props) {
  const t = useText();
  if (institutions.length === 0) return null;
  return (
    <Section title={t('catalogue.related')}>
      <ul className={styles.cards}>
        {institutions.map(({ id, slug, name, city, destination, type }) => (
          <Card as="li" key={id}>
            <p className={styles.strong}>
              <AppLink to={`/schools/${slug}`}>{name}</AppLink>
            </p>
            <p className={styles.place}>
              {city}, {t(`destination.${destination}`)} · {t(`institutionType.${type}`)}
            </p>
            <ItemActions kind="INSTITUTION" id={id} slug={slug} name={name} />
          </Card>
        ))}
      </ul>
    </Section>
  );
}

import { useFormat } from '../format/useFormat';
import type { MaskedProps } from '../graphql/masked';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { Card } from '../ui/Card';
import { CardFoot } from './CardFoot';
import { CardHead } from './CardHead';
import { CardLines } from './CardLines';
import type { InstitutionCard_InstitutionFragment } from './InstitutionCard.gql';
import styles from './Card.module.css';

type Props = { readonly institution: InstitutionCard_InstitutionFragment; readonly why?: string };

export function InstitutionCard(masked: MaskedProps<Props>) {
  const { institution, why = '' } = masked as Props;
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { id, slug, name, destination, foundedYear, programCount } = institution;
  const place = [institution.city, institution.region, t(`destination.${destination}`)].filter(Boolean);
  const facts = [
    { key: 'type', text: t(`institutionType.${institution.type}`) },
    { key: 'ownership', text: institution.ownership && t(`ownership.${institution.ownership}`) },
    { key: 'founded', text: foundedYear ? t('cards.foundedIn', { year: String(foundedYear) }) : null },
    ...institution.features
      .filter(({ value }) => value)
      .map(({ feature }) => ({ key: feature, text: t(`feature.${feature}`) })),
  ];

  return (
    <Card as="article" className={styles.card}>
      <CardHead to={`/schools/${slug}`} name={name} owner={name} destination={destination}>
        {place.join(', ')}
      </CardHead>
      <CardLines facts={facts} />
      {institution.summary ? <p className={styles.summary}>{localized(institution.summary)}</p> : null}
      <p className={styles.more}>
        <AppLink to={`/schools/${slug}?tab=programs`} className={styles.inner}>
          {t('cards.programCount', { count: programCount, shown: format.number(programCount) })}
        </AppLink>
      </p>
      <CardFoot item={{ kind: 'INSTITUTION', id, slug, name }} why={why} />
    </Card>
  );
}

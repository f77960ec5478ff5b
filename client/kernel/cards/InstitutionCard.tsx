import { useFormat } from '../format/useFormat';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { Card } from '../ui/Card';
import { ChipList } from '../ui/Chip';
import { ItemActions } from './ItemActions';
import type { InstitutionCard_InstitutionFragment } from './InstitutionCard.gql';
import { RankReasons, type RankReason } from './RankReasons';
import styles from './Card.module.css';

type Props = { readonly institution: InstitutionCard_InstitutionFragment; readonly reasons?: readonly RankReason[] };

export function InstitutionCard({ institution, reasons = [] }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const place = [institution.city, institution.region, t(`destination.${institution.destination}`)].filter(Boolean);

  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <AppLink to={`/schools/${institution.slug}`} className={styles.link}>
          {institution.name}
        </AppLink>
      </h3>
      <p className={styles.place}>{place.join(', ')}</p>
      <ChipList
        chips={[
          { label: t(`institutionType.${institution.type}`) },
          ...(institution.ownership ? [{ label: t(`ownership.${institution.ownership}`) }] : []),
          ...institution.features
            .filter(({ value }) => value)
            .map(({ feature }) => ({ label: t(`feature.${feature}`), tone: 'good' as const })),
        ]}
      />
      {institution.summary ? <p className={styles.summary}>{localized(institution.summary)}</p> : null}
      <p className={styles.more}>
        {institution.foundedYear ? (
          <span>{t('cards.foundedIn', { year: String(institution.foundedYear) })}</span>
        ) : null}
        <AppLink to={`/schools/${institution.slug}?tab=programs`} className={styles.inner}>
          {t('cards.programCount', {
            count: institution.programCount,
            shown: format.number(institution.programCount),
          })}
        </AppLink>
      </p>
      <ItemActions kind="INSTITUTION" id={institution.id} slug={institution.slug} name={institution.name} />
      <RankReasons reasons={reasons} />
    </Card>
  );
}

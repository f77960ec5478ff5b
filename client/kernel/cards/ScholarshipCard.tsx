import { FactText, FlagText } from '../facts/FactText';
import { useFormat } from '../format/useFormat';
import { useLocalized } from '../i18n/useLocale';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { Card } from '../ui/Card';
import { ChipList } from '../ui/Chip';
import { AmountText } from '../facts/AmountText';
import { CardFact, CardFacts } from './CardFacts';
import { DeadlineText } from './DeadlineText';
import { RankReasons, type RankReason } from './RankReasons';
import { ItemActions } from './ItemActions';
import type { ScholarshipCard_ScholarshipFragment } from './ScholarshipCard.gql';
import styles from './Card.module.css';

type Props = { readonly scholarship: ScholarshipCard_ScholarshipFragment; readonly reasons?: readonly RankReason[] };

export function ScholarshipCard({ scholarship, reasons = [] }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const { amount, eligibleNationalities: nationalities } = scholarship;

  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <AppLink to={`/scholarships/${scholarship.slug}`} className={styles.link}>
          {scholarship.name}
        </AppLink>
      </h3>
      <p className={styles.place}>{scholarship.provider}</p>
      <ChipList
        chips={[
          ...scholarship.destinations.map(code => t(`destination.${code}`)),
          ...(scholarship.eligibleLevels ?? []).map(level => t(`level.${level}`)),
        ].map(label => ({ label }))}
      />
      <CardFacts>
        <CardFact label={t('cards.amount')} fact={amount}>
          <FactText fact={amount}>{known => <AmountText amount={known} />}</FactText>
        </CardFact>
        <CardFact label={t('cards.deadline')}>
          <FactText fact={scholarship.deadlines[0]}>{deadline => <DeadlineText deadline={deadline} />}</FactText>
        </CardFact>
        <CardFact label={t('cards.autoAppliedLabel')} fact={scholarship.autoApplied}>
          <FactText fact={scholarship.autoApplied}>{flag => <FlagText value={flag.value} />}</FactText>
        </CardFact>
        <CardFact label={t('cards.nationalities')}>
          <FactText fact={nationalities}>
            {({ isOpenToAll, countries, isListPartial }) => {
              if (isOpenToAll) return t('cards.everyNationality');
              const vietnam = String(countries.includes('VN'));
              return isListPartial
                ? t('cards.nationalitiesAndOthers', { vietnam })
                : t('cards.nationalityCount', { count: countries.length, vietnam });
            }}
          </FactText>
        </CardFact>
      </CardFacts>
      {amount?.note ? <p className={styles.note}>{localized(amount.note)}</p> : null}
      <ItemActions kind="SCHOLARSHIP" id={scholarship.id} slug={scholarship.slug} name={scholarship.name} />
      <RankReasons reasons={reasons}>{t('cards.updatedOn', { day: format.day(scholarship.lastUpdated) })}</RankReasons>
    </Card>
  );
}

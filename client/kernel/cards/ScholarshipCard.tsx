import { FactText, FlagText } from '../facts/FactList';
import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { Card } from '../ui/Card';
import { Chip } from '../ui/Chip';
import { AmountText } from '../facts/AmountText';
import { CardFact, CardFacts } from './CardFacts';
import { DeadlineText } from './DeadlineText';
import { RankReasons, type RankReason } from './RankReasons';
import type { ScholarshipCard_ScholarshipFragment } from './ScholarshipCard.gql';
import styles from './Card.module.css';

type Props = { readonly scholarship: ScholarshipCard_ScholarshipFragment; readonly reasons?: readonly RankReason[] };

export function ScholarshipCard({ scholarship, reasons = [] }: Props) {
  const t = useText();
  const format = useFormat();
  const { eligibleNationalities: nationalities } = scholarship;

  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <AppLink to={`/scholarships/${scholarship.slug}`} className={styles.link}>
          {scholarship.name}
        </AppLink>
      </h3>
      <p className={styles.place}>{scholarship.provider}</p>
      <ul className={styles.marks}>
        {scholarship.destinations.map(destination => (
          <li key={destination}>
            <Chip>{t(`destination.${destination}`)}</Chip>
          </li>
        ))}
        {(scholarship.eligibleLevels ?? []).map(level => (
          <li key={level}>
            <Chip>{t(`level.${level}`)}</Chip>
          </li>
        ))}
      </ul>
      <CardFacts>
        <CardFact label={t('cards.amount')} fact={scholarship.amount}>
          <FactText fact={scholarship.amount}>{amount => <AmountText amount={amount} />}</FactText>
        </CardFact>
        <CardFact label={t('cards.deadline')}>
          <FactText fact={scholarship.deadlines[0]}>{deadline => <DeadlineText deadline={deadline} />}</FactText>
        </CardFact>
        <CardFact label={t('cards.autoAppliedLabel')} fact={scholarship.autoApplied}>
          <FactText fact={scholarship.autoApplied}>{flag => <FlagText value={flag.value} />}</FactText>
        </CardFact>
        <CardFact label={t('cards.nationalities')}>
          <FactText fact={nationalities}>
            {({ isOpenToAll, countries }) =>
              isOpenToAll ? t('cards.everyNationality') : t('cards.nationalityCount', { count: countries.length, vietnam: String(countries.includes('VN')) })
            }
          </FactText>
        </CardFact>
        <CardFact label={t('cards.lastUpdated')}>{format.day(scholarship.lastUpdated)}</CardFact>
      </CardFacts>
      <RankReasons reasons={reasons} />
    </Card>
  );
}

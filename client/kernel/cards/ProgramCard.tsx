import { FactText } from '../facts/FactText';
import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import { AppLink } from '../ui/AppLink';
import { Card } from '../ui/Card';
import { ChipList } from '../ui/Chip';
import { CardFact, CardFacts } from './CardFacts';
import { DeadlineText } from './DeadlineText';
import { IntakeNote } from './IntakeNote';
import { ItemActions } from './ItemActions';
import { ItemFit } from './ItemFit';
import type { ProgramCard_ProgramFragment } from './ProgramCard.gql';
import { RankReasons, type RankReason } from './RankReasons';
import styles from './Card.module.css';

type Props = { readonly program: ProgramCard_ProgramFragment; readonly reasons?: readonly RankReason[] };

export function ProgramCard({ program, reasons = [] }: Props) {
  const t = useText();
  const format = useFormat();
  const { institution, earliestIntake } = program;

  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.name}>
        <AppLink to={`/programs/${program.slug}`} className={styles.link}>
          {program.title}
        </AppLink>
      </h3>
      <p className={styles.place}>
        <AppLink to={`/schools/${institution.slug}`} className={styles.inner}>
          {institution.name}
        </AppLink>
        <span>
          {[program.campusCity, ...program.otherCampusCities].join(', ')}, {t(`destination.${institution.destination}`)}
        </span>
      </p>
      <ChipList chips={[{ label: t(`award.${program.award}`) }, { label: t(`field.${program.field}`) }]} />
      <CardFacts>
        <CardFact label={t('cards.earliestIntake')}>
          <FactText fact={earliestIntake}>
            {intake => (
              <>
                {format.monthYear(intake)} <IntakeNote intake={intake} />
              </>
            )}
          </FactText>
        </CardFact>
        <CardFact label={t('cards.deadline')}>
          <FactText fact={program.deadline}>{deadline => <DeadlineText deadline={deadline} />}</FactText>
        </CardFact>
        <CardFact label={t('cards.firstYearTuition')} fact={program.firstYearTuition}>
          <FactText fact={program.firstYearTuition}>{format.money}</FactText>
        </CardFact>
        <CardFact
          label={t('cards.costOfLivingIn', { destination: program.institution.destination })}
          fact={program.costOfLiving}
        >
          <FactText fact={program.costOfLiving}>{format.money}</FactText>
        </CardFact>
        <CardFact label={t('cards.applicationFee')} fact={program.applicationFee}>
          <FactText fact={program.applicationFee}>
            {fee => (fee.amount === 0 ? t('cards.noFee') : format.money(fee))}
          </FactText>
        </CardFact>
        <CardFact label={t('cards.duration')} fact={program.duration}>
          <FactText fact={program.duration}>{duration => format.duration(duration.value)}</FactText>
        </CardFact>
      </CardFacts>
      <ItemFit programId={program.id} look="LINE" />
      <ItemActions
        kind="PROGRAM"
        id={program.id}
        slug={program.slug}
        name={program.title}
        institution={program.institution.name}
      />
      <RankReasons reasons={reasons} />
    </Card>
  );
}

import { FullDeadline } from '../../kernel/cards/FullDeadline';
import { ItemFit } from '../../kernel/cards/ItemFit';
import { IntakeNote } from '../../kernel/cards/IntakeNote';
import { FactList, FactRow, FlagText, PlainRow } from '../../kernel/facts/FactList';
import { FactSource } from '../../kernel/facts/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Section } from '../../kernel/ui/Section';
import { useViewer } from '../../kernel/viewer/viewer';
import { ProgramCost } from './ProgramCost';
import type { ProgramDetailQuery } from './ProgramDetail.gql';
import { ProgramLanguages } from './ProgramLanguages';
import { AdmissionRequirements } from './Requirements';
import { useLanguageNames } from './useLanguageNames';
import { NothingPublished } from './NothingPublished';
import styles from './catalogue.module.css';

type Program = NonNullable<ProgramDetailQuery['program']>;

/** Every fact of a program, with its source on request. */
export function ProgramAbout({ program }: { readonly program: Program }) {
  const t = useText();
  const format = useFormat();
  const languageNames = useLanguageNames();
  const isSignedIn = useViewer() !== null;
  const { institution } = program;

  return (
    <div className={styles.panel}>
      <ProgramCost program={program} />
      {program.isRetired ? null : (
        <Section title={t('catalogue.fit')}>
          {isSignedIn ? (
            <div className={styles.fit}>
              <ItemFit programId={program.id} look="BLOCK" />
            </div>
          ) : (
            <p className={styles.none}>{t('catalogue.fitForVisitors')}</p>
          )}
        </Section>
      )}
      <Section title={t('catalogue.keyFacts')} isTitleHidden>
        <FactList>
          {program.totalCost ? null : (
            <>
              <FactRow label={t('cards.firstYearTuition')} fact={program.firstYearTuition}>
                {format.money}
              </FactRow>
              <FactRow
                label={t('cards.costOfLivingIn', { destination: institution.destination })}
                fact={program.costOfLiving}
              >
                {format.money}
              </FactRow>
              <FactRow label={t('cards.applicationFee')} fact={program.applicationFee}>
                {fee => (fee.amount === 0 ? t('cards.noFee') : format.money(fee))}
              </FactRow>
            </>
          )}
          <FactRow label={t('cards.duration')} fact={program.duration}>
            {duration => format.duration(duration.value)}
          </FactRow>
          <FactRow label={t('cards.deadline')} fact={program.deadline}>
            {deadline => <FullDeadline deadline={deadline} />}
          </FactRow>
          <PlainRow label={t('catalogue.level')}>{t(`level.${program.level}`)}</PlainRow>
          <PlainRow label={t('catalogue.languages')}>{languageNames(program.languages)}</PlainRow>
          <FactRow label={t('feature.POST_GRADUATION_PERMIT')} fact={program.postGraduationPermit}>
            {flag => <FlagText value={flag.value} />}
          </FactRow>
          <FactRow label={t('feature.COOP_INTERNSHIP')} fact={program.coopInternship}>
            {flag => <FlagText value={flag.value} />}
          </FactRow>
          <FactRow label={t('catalogue.registerCode')} fact={program.registerCode}>
            {code => code.value}
          </FactRow>
        </FactList>
      </Section>
      <Section title={t('catalogue.intakes')}>
        {program.intakes.length === 0 ? <NothingPublished /> : null}
        <ul className={styles.plainList}>
          {program.intakes.map(intake => (
            <li key={`${intake.year}-${intake.month}`} className={styles.item}>
              <p className={styles.strong}>
                {format.monthYear(intake)} <IntakeNote intake={intake} />
              </p>
              {intake.deadline ? (
                <p>
                  {t('cards.deadline')}: <FullDeadline deadline={intake.deadline} />
                </p>
              ) : null}
              <FactSource fact={intake} label={format.monthYear(intake)} />
            </li>
          ))}
        </ul>
      </Section>
      <ProgramLanguages program={program} />
      <Section title={t('catalogue.requirements')}>
        <AdmissionRequirements
          requirements={
            program.admissionRequirements.length > 0
              ? program.admissionRequirements
              : institution.admissionRequirements.filter(({ level }) => level === null || level === program.level)
          }
        />
      </Section>
    </div>
  );
}

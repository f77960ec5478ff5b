import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { Section } from '../../kernel/ui/Section';
import type { AssessmentResultFields_ResultFragment } from './AssessmentResultFields.gql';
import styles from './assessments.module.css';
import { nextBandSearch } from './assessmentUrl';
import { ScoreBars } from './ScoreBars';

type Profile = NonNullable<AssessmentResultFields_ResultFragment['vocabulary']>;

export function VocabularyResult({ profile: { hint, levels } }: { readonly profile: Profile }) {
  const t = useText();
  const next = hint && nextBandSearch(hint);
  return (
    <>
      <div className={styles.code}>
        <p className={styles.quiet}>{t('assessments.hint')}</p>
        <p className={styles.codeFigure}>{hint ?? t('assessments.belowA2')}</p>
        <p>{t(hint ? `assessments.hintText.${hint}` : 'assessments.belowA2Text')}</p>
        <p>
          <strong>{t('assessments.officialTest')}</strong>
        </p>
      </div>
      <Section title={t('assessments.levels')}>
        <ScoreBars
          name={t('assessments.levelsName')}
          column={t('assessments.levelColumn')}
          bars={levels.map(({ level, score, realWords, known, invented, isPassed }) => ({
            id: String(level),
            label: t('assessments.level', { level }),
            note: `${t(isPassed ? 'assessments.passed' : 'assessments.notPassed')} · ${t('assessments.ticked', { known, invented })}`,
            value: score,
            maximum: realWords,
            isStrong: isPassed,
          }))}
        />
        <p className={styles.quiet}>{t('assessments.levelsRule')}</p>
      </Section>
      {next ? (
        <Section
          title={t('assessments.nextBand', { band: next.band })}
          lead={t('assessments.nextBandLead', { band: next.band })}
        >
          <p>
            <LinkButton to={next.address} variant="secondary">
              {t('assessments.nextBandLink', { band: next.band })}
            </LinkButton>
          </p>
        </Section>
      ) : null}
      <p className={styles.quiet}>{t('assessments.english-vocab-check.limit')}</p>
    </>
  );
}

import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/ui/Button';
import { Section } from '../../kernel/ui/Section';
import styles from './assessments.module.css';
import { nextBandSearch } from './assessmentUrl';
import { ScoreBars } from './ScoreBars';
import type { VocabularyResult_ProfileFragment } from './VocabularyResult.gql';

/** Quotes the table of Milton and Alexiou (2009), Vocabulary size and the Common European Framework of Reference for Languages; a third party. */
const HINT_SOURCE = {
  url: 'https://ikindalikelanguages.com/blog/common-european-languages-framework-cefrand-vocabulary-size/',
  checkedOn: '2026-11-22',
} as const;

type Props = { readonly profile: VocabularyResult_ProfileFragment };

export function VocabularyResult(masked: MaskedProps<Props>) {
  const { hint, levels } = (masked as Props).profile;
  const t = useText();
  const format = useFormat();
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
        <Section title={t('assessments.nextBand')} lead={t('assessments.nextBandLead')}>
          <p>
            <LinkButton to={next} variant="secondary">
              {t('assessments.nextBandLink')}
            </LinkButton>
          </p>
        </Section>
      ) : null}
      <p className={styles.quiet}>{t('assessments.english-vocab-check.limit')}</p>
      <p className={styles.quiet}>
        {t('assessments.hintSource')}{' '}
        <a href={HINT_SOURCE.url}>{t('assessments.hintSourceLink', { day: format.day(HINT_SOURCE.checkedOn) })}</a>
      </p>
    </>
  );
}

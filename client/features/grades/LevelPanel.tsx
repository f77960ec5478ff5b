import { TITLE_MARK } from '../../../schema/rules/grades/circular22.rules';
import type { Classification, YearResult } from '../../../schema/rules/grades/gradeResults.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import styles from './results.module.css';
import { useSubjectName } from './useSubjectName';

/** In a sentence: the level, or what is still missing for it. */
function useLevelText({ verdict }: Classification): string {
  const t = useText();
  if (verdict.kind === 'TOO_FEW') return t('grades.tooFew', { known: verdict.known, needed: verdict.needed });
  return verdict.kind === 'LEVEL' ? t(`grades.studyLevel.${verdict.level}`) : t('grades.noKeySubject');
}

function Level({ classification }: { readonly classification: Classification }) {
  const t = useText();
  const format = useFormat();
  const subjectName = useSubjectName();
  const text = useLevelText(classification);
  const { verdict, circular, isProvisional, raisedFor, title, expectedBest } = classification;
  const level = verdict.kind === 'LEVEL' ? verdict.level : null;
  return (
    <section className={styles.panel} aria-labelledby="grades-level">
      <h2 id="grades-level">{t(`grades.levelBy.${circular}`)}</h2>
      <p className={level ? styles.level : undefined}>{text}</p>
      {level && isProvisional ? <p className={styles.small}>{t('grades.provisional')}</p> : null}
      {raisedFor ? (
        <p className={styles.small}>
          {t('grades.raised', {
            subject: subjectName({ subject: raisedFor, name: null }),
            article: circular === 'TT22' ? '9.3' : '13.6',
          })}
        </p>
      ) : null}
      {title ? <p className={styles.small}>{t(`grades.titleIf.${title}`)}</p> : null}
      {expectedBest === null ? null : (
        <p className={styles.small}>
          {t('grades.titleLater', { count: expectedBest, mark: format.decimal(TITLE_MARK / 10, 1) })}
        </p>
      )}
      {'average' in verdict ? (
        <p className={styles.small}>{t('grades.average58', { average: format.decimal(verdict.average / 10, 1) })}</p>
      ) : null}
      <details className={styles.why}>
        <summary>{t('grades.whyOf', { what: t(`grades.levelBy.${circular}`) })}</summary>
        <p>{t(`grades.whyLevel.${circular}`)}</p>
      </details>
    </section>
  );
}

export const LevelPanel = ({ year }: { readonly year: YearResult }) =>
  year.classification && !year.isEmpty ? <Level classification={year.classification} /> : null;

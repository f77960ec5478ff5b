import type { YearResult } from '../../../schema/rules/grades/gradeResults.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import styles from './results.module.css';
import { useMarkText } from './useMarkText';
import { useSubjectName } from './useSubjectName';

/** The mean of a grade: named a reference figure, with how it is made. */
export function SchoolPanel({ year }: { readonly year: YearResult }) {
  const t = useText();
  const format = useFormat();
  const subjectName = useSubjectName();
  const markText = useMarkText();
  const { school, level, system } = year;
  if (!school)
    return (
      <section className={styles.panel} aria-labelledby="grades-school">
        <h2 id="grades-school">{t('grades.schoolGpa')}</h2>
        <p className={styles.small}>{t(year.converted.length > 0 ? 'grades.noMeanOfLetters' : 'grades.noMarksYet')}</p>
      </section>
    );
  const estimated = school.subjectCount - school.actualCount;
  const [value, low, high] = [school.value, school.low, school.high].map(figure => format.decimal(figure / 100, 2));
  return (
    <section className={styles.panel} aria-labelledby="grades-school">
      <h2 id="grades-school">{t('grades.schoolGpa')}</h2>
      <div className={styles.between}>
        <p className={styles.figure}>{value}</p>
        {estimated > 0 ? (
          <span className={styles.predicted}>{t('grades.estimatedCount', { count: estimated })}</span>
        ) : null}
      </div>
      <p className={styles.small}>{t('grades.schoolOf', { level, count: school.subjectCount })}</p>
      {estimated > 0 ? (
        <p className={styles.small}>
          {t(year.isEmpty ? 'grades.projectedRange' : 'grades.estimatedRange', { low: low ?? '', high: high ?? '' })}
        </p>
      ) : null}
      <p className={styles.small}>{t('grades.referenceOnly')}</p>
      <details className={styles.why}>
        <summary>{t('grades.why')}</summary>
        <p>{t('grades.whySchool', { count: school.subjectCount, value: value ?? '' })}</p>
        <ul>
          {year.subjects.map(({ subject, final }) =>
            final ? (
              <li key={`${subject.subject} ${subject.name}`}>
                {t('grades.whySubject', {
                  subject: subjectName(subject),
                  mark: markText(system, final.steps),
                  origin: t(`grades.origin.${final.origin}`),
                })}
              </li>
            ) : null,
          )}
        </ul>
      </details>
    </section>
  );
}

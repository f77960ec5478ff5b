import { FactSource } from '../../kernel/facts/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { ComparedProgram } from './useComparisonRows';
import styles from './compare.module.css';

export const englishMinimumsOf = ({ englishMinimums, institution }: ComparedProgram) =>
  englishMinimums.length > 0 ? englishMinimums : institution.englishMinimums;

/** The program's own minimums or, where it has none, those of its institution. */
export function ComparedEnglish({ program }: { readonly program: ComparedProgram }) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <ul className={styles.plain}>
        {englishMinimumsOf(program).map(minimum => (
          <li key={minimum.test}>
            <span className={styles.value}>
              {t(`englishTest.${minimum.test}`)} {format.number(minimum.overall)}
            </span>
            <FactSource fact={minimum} label={`${t(`englishTest.${minimum.test}`)}, ${program.title}`} />
          </li>
        ))}
      </ul>
      {program.englishMinimums.length > 0 ? null : <p className={styles.note}>{t('compare.englishOfInstitution')}</p>}
    </>
  );
}

import { FactSource } from '../../kernel/facts/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { EnglishMinimum_ItemFragment } from './Requirements.gql';
import { NothingPublished } from './NothingPublished';
import styles from './catalogue.module.css';

const SECTIONS = ['listening', 'reading', 'writing', 'speaking'] as const;

/** Minimum English scores by test and section. Section columns appear only when a test has such a minimum. */
export function EnglishMinimums({ minimums }: { readonly minimums: readonly EnglishMinimum_ItemFragment[] }) {
  const t = useText();
  const format = useFormat();
  if (minimums.length === 0) return <NothingPublished />;
  const sections = SECTIONS.filter(section => minimums.some(minimum => minimum[section] !== null));

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('catalogue.englishCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.part.test')}</th>
          <th scope="col">{t('catalogue.part.overall')}</th>
          {sections.map(section => (
            <th key={section} scope="col">
              {t(`catalogue.part.${section}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {minimums.map(minimum => (
          <tr key={minimum.test}>
            <th scope="row">
              {t(`englishTest.${minimum.test}`)}
              <FactSource fact={minimum} label={t(`englishTest.${minimum.test}`)} />
            </th>
            <td className={styles.score}>{format.number(minimum.overall)}</td>
            {sections.map(section => (
              <td key={section}>{minimum[section] === null ? '–' : format.number(minimum[section])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { FactSource } from '../../kernel/facts/source/FactSource';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import type { EnglishMinimums_MinimumFragment } from './EnglishMinimums.gql';
import styles from './english.module.css';
import { levelsText } from './institutionMinimum';

const SECTIONS = ['listening', 'reading', 'writing', 'speaking'] as const;

type Props = { readonly minimums: readonly EnglishMinimums_MinimumFragment[] };

/** Minimum English scores by test, and by level where an institution asks for more of some; a section is shown where it has a minimum of its own. */
export function EnglishMinimums(masked: MaskedProps<Props>) {
  const { minimums } = masked as Props;
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.tests}>
      {minimums.map(minimum => {
        const { test, overall } = minimum;
        const levels = levelsText(t, minimum);
        return (
          <li key={`${test} ${levels}`}>
            {levels ? <p className={styles.levels}>{levels}</p> : null}
            <dl className={styles.scores}>
              <div className={styles.overall}>
                <dt>{t(`englishTest.${test}`)}</dt>
                <dd>{format.testScore(overall)}</dd>
              </div>
              {SECTIONS.map(section => {
                const score = minimum[section];
                return score === null ? null : (
                  <div key={section}>
                    <dt>{t(`catalogue.part.${section}`)}</dt>
                    <dd>{format.testScore(score)}</dd>
                  </div>
                );
              })}
            </dl>
            <FactSource fact={minimum} label={[t(`englishTest.${test}`), levels].filter(Boolean).join(', ')} />
          </li>
        );
      })}
    </ul>
  );
}

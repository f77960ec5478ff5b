import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import styles from './assessments.module.css';
import type { Answering } from './useAnswering';

type Props = { readonly heading: string; readonly words: readonly string[]; readonly answering: Answering };

/** Ten words to tick. */
export function WordChoices({ heading, words, answering }: Props) {
  const t = useText();
  const { choices, choose } = answering;
  const toggle = (place: number): void =>
    choose(choices.includes(place) ? choices.filter(other => other !== place) : [...choices, place]);
  return (
    <fieldset className={styles.fieldset} disabled={!useHydrated()}>
      <legend className={styles.legend}>
        <h1>{heading}</h1>
        <span className={styles.ask}>{t('assessments.wordsAsk')}</span>
      </legend>
      <div className={styles.words}>
        {words.map((word, place) => (
          <label key={word} className={styles.word}>
            <input type="checkbox" checked={choices.includes(place)} onChange={() => toggle(place)} />
            <span lang="en">{word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useId } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import { Icon } from '../../kernel/ui/Icon';
import styles from './assessments.module.css';
import type { Answering } from './useAnswering';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** An activity and five ratings of it. */
export function RatingChoices({ heading, answering }: { readonly heading: string; readonly answering: Answering }) {
  const t = useText();
  const name = useId();
  const [rating] = answering.choices;
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={styles.fieldset}
      disabled={!useHydrated()}
      aria-describedby={answering.isMissing ? errorId : undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.ask}>{t('assessments.ratingAsk')}</span>
        <h1 className={styles.activity}>{heading}</h1>
      </legend>
      <div className={styles.ratings}>
        {RATINGS.map(value => (
          <label key={value} className={styles.rating}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={rating === value}
              onChange={() => answering.choose([value])}
            />
            <span className={styles.ratingMark} aria-hidden="true">
              {value}
            </span>
            {t(`assessments.rating.${value}`)}
          </label>
        ))}
      </div>
      {answering.isMissing ? (
        <p id={errorId} role="alert" className={styles.error}>
          <Icon name="warning" /> {t('assessments.ratingMissing')}
        </p>
      ) : null}
    </fieldset>
  );
}

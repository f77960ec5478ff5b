import { useText } from '../i18n/useText';
import { Icon, type IconName } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { EligibilityOutcome } from '../../generated/types';
import styles from './fit.module.css';

const MARKS: Readonly<Record<EligibilityOutcome, IconName>> = {
  MET: 'check',
  PARTLY: 'check',
  SHORT: 'minus',
  UNKNOWN: 'info',
  BLOCKED: 'close',
};

type Item = { readonly id: string; readonly outcome: EligibilityOutcome; readonly text: string };

/** Sentences, each with the mark of its outcome; a screen reader hears the outcome as a word. */
export function OutcomeList({ items }: { readonly items: readonly Item[] }) {
  const t = useText();
  return (
    <ul className={styles.reasons}>
      {items.map(({ id, outcome, text }) => (
        <li key={id} data-outcome={outcome}>
          <span className={styles.mark}>
            <Icon name={MARKS[outcome]} />
          </span>
          <span>
            <VisuallyHidden>{t(`eligibility.outcome.${outcome}`)}: </VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

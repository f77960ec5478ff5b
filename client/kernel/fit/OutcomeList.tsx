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

/** Without an outcome it is a fact that is neither met nor missed. */
type Item = { readonly id: string; readonly outcome: EligibilityOutcome | null; readonly text: string };

/** Sentences, each with the mark of its outcome; a screen reader hears the outcome as a word. */
export function OutcomeList({ items }: { readonly items: readonly Item[] }) {
  const t = useText();
  return (
    <ul className={styles.reasons}>
      {items.map(({ id, outcome, text }) => (
        <li key={id} data-outcome={outcome ?? undefined}>
          <span className={styles.mark}>
            <Icon name={outcome ? MARKS[outcome] : 'info'} />
          </span>
          <span>
            {outcome ? <VisuallyHidden>{t(`eligibility.outcome.${outcome}`)}: </VisuallyHidden> : null}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

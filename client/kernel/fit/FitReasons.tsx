import { useText } from '../i18n/useText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { EligibilityOutcome } from '../../generated/types';
import { type Reason, useReasonText } from './useReasonText';
import styles from './fit.module.css';

const MARKS: Readonly<Record<EligibilityOutcome, string>> = {
  MET: '✓',
  PARTLY: '✓',
  SHORT: '–',
  UNKNOWN: '?',
  BLOCKED: '×',
};

export function FitReasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const t = useText();
  const textOf = useReasonText();
  return (
    <ul className={styles.reasons}>
      {reasons.map(reason => (
        <li key={reason.part} data-outcome={reason.outcome}>
          <span className={styles.mark} aria-hidden="true">
            {MARKS[reason.outcome]}
          </span>
          <span>
            <VisuallyHidden>{t(`eligibility.outcome.${reason.outcome}`)}: </VisuallyHidden>
            {textOf(reason)}
          </span>
        </li>
      ))}
    </ul>
  );
}

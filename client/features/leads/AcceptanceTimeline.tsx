import { useText } from '../../kernel/i18n/useText';
import styles from './leads.module.css';

const STEPS = ['SEND', 'CHECK', 'ANSWER'] as const;

/** From sending an application to the answer; `days` is the operator's figure. */
export function AcceptanceTimeline({ days }: { readonly days: number }) {
  const t = useText();
  return (
    <ol className={styles.timeline}>
      {STEPS.map(step => (
        <li key={step}>
          <strong>{t(`leads.step.${step}`, { days })}</strong>
          <span>{t(`leads.stepText.${step}`, { days })}</span>
        </li>
      ))}
    </ol>
  );
}

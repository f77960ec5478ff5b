import { useText } from '../i18n/useText';
import styles from './fit.module.css';

/** How an answer is found, for a list of programs. */
export function FitHow() {
  const t = useText();
  return (
    <details className={styles.how}>
      <summary>{t('eligibility.howTitle')}</summary>
      <p>{t('chance.how')}</p>
    </details>
  );
}

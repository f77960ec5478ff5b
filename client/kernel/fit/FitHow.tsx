import { useText } from '../i18n/useText';
import styles from './fit.module.css';

/** How a fit is worked out, for a list of programs. */
export function FitHow() {
  const t = useText();
  return (
    <details className={styles.how}>
      <summary>{t('eligibility.howTitle')}</summary>
      <p>{t('eligibility.howInGeneral')}</p>
    </details>
  );
}

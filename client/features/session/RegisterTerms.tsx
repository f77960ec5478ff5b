import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import styles from './session.module.css';

/** What holds for an account and what is stored, before it is made. In a tab of their own: passwords that were typed stay. */
export function RegisterTerms() {
  const t = useText();
  return (
    <p className={styles.terms}>
      {t('session.termsLead')}{' '}
      <AppLink to="/legal" target="_blank">
        {t('session.terms')}
      </AppLink>
      . {t('session.privacyLead')}{' '}
      <AppLink to="/privacy" target="_blank">
        {t('session.privacy')}
      </AppLink>{' '}
      {t('session.privacyEnd')}
    </p>
  );
}

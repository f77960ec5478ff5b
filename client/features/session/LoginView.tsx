import { useSearchParams } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { LoginForm } from './LoginForm';
import { SessionView } from './SessionView';
import styles from './session.module.css';
import { withNext } from './withNext';

/** `/login`, also where an expired session leads (`?sessionExpired=1`). */
export function LoginView() {
  const t = useText();
  const [query] = useSearchParams();
  return (
    <SessionView title="session.loginTitle" description="session.loginDescription" lead="session.loginLead">
      {query.get('sessionExpired') === '1' ? <p className={styles.notice}>{t('session.expiredNotice')}</p> : null}
      <LoginForm />
      <p className={styles.foot}>
        {t('session.noAccount')} <AppLink to={withNext('/register', query)}>{t('session.toRegister')}</AppLink>
      </p>
    </SessionView>
  );
}

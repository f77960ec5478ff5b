import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { SuccessPanel } from './SuccessPanel';
import { RegisterForm, type Registered } from './RegisterForm';
import { SessionView } from './SessionView';
import styles from './session.module.css';
import { withNext } from './withNext';

export function RegisterView() {
  const t = useText();
  const [query] = useSearchParams();
  const [registered, setRegistered] = useState<Registered | null>(null);
  if (registered) {
    const { email, isKnown } = registered;
    return (
      <SuccessPanel title={t(isKnown ? 'session.checkMailTitle' : 'session.registeredTitle')}>
        <PageHead
          title={t('session.registerTitle')}
          description={t('session.registerDescription')}
          isIndexable={false}
        />
        <p>{isKnown ? t('session.checkMail', { email }) : t('session.registered')}</p>
        <LinkButton to={withNext('/login', query)}>{t('session.toLogin')}</LinkButton>
      </SuccessPanel>
    );
  }
  return (
    <SessionView title="session.registerTitle" description="session.registerDescription" lead="session.registerLead">
      <RegisterForm onRegistered={setRegistered} />
      <p className={styles.foot}>
        {t('session.hasAccount')} <AppLink to={withNext('/login', query)}>{t('session.toLogin')}</AppLink>
      </p>
    </SessionView>
  );
}

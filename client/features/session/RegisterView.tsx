import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { SuccessPanel } from './SuccessPanel';
import { RegisterForm, type Registered } from './RegisterForm';
import { SendConfirmation } from './SendConfirmation';
import { SessionView } from './SessionView';
import styles from './session.module.css';
import { withNext } from './withNext';

const leads = {
  CONFIRM: 'session.confirmFirst',
  KNOWN: 'session.checkMail',
  READY: 'session.registered',
} as const satisfies Record<Registered['next'], MessageId>;

export function RegisterView() {
  const t = useText();
  const [query] = useSearchParams();
  const [registered, setRegistered] = useState<Registered | null>(null);
  if (registered) {
    const { email, next } = registered;
    return (
      <SuccessPanel title={t(next === 'READY' ? 'session.registeredTitle' : 'session.checkMailTitle')}>
        <PageHead
          title={t('session.registerTitle')}
          description={t('session.registerDescription')}
          isIndexable={false}
        />
        <p>{t(leads[next], { email })}</p>
        {next === 'CONFIRM' ? <SendConfirmation email={email} /> : null}
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

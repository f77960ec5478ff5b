import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { FormFailureMessage } from '../../kernel/forms/FormFailureMessage';
import { failureOf, type Failure } from '../../kernel/graphql/failureOf';
import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import { PageHead } from '../../kernel/seo/PageHead';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { useDenyAddressChangeMutation } from './DenyAddressChange.gql';
import { InvalidToken } from './InvalidToken';
import { SessionView } from './SessionView';
import { SuccessPanel } from './SuccessPanel';
import { sessionErrorMessages } from './sessionErrorMessages';
import styles from './session.module.css';

/** Opened from the mail about another address. Asks first: mail programs open links by themselves, and this one ends the password. */
export function DenyAddressChangeView() {
  const t = useText();
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [outcome, setOutcome] = useState<'ASKING' | 'DONE' | 'BAD_LINK'>(token === '' ? 'BAD_LINK' : 'ASKING');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [deny, { loading }] = useDenyAddressChangeMutation();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setFailure(null);
    try {
      const { data } = await deny({ variables: { input: { token } } });
      setOutcome(data?.denyAddressChange.errors.length === 0 ? 'DONE' : 'BAD_LINK');
    } catch (error) {
      setFailure(failureOf(error));
    }
  };

  if (outcome === 'BAD_LINK')
    return (
      <InvalidToken
        title="session.denyTitle"
        description="session.denyDescription"
        message="session.badDenyLink"
        to="/forgot-password"
        label="session.forgot"
      />
    );
  if (outcome === 'DONE')
    return (
      <SuccessPanel title={t('session.denied')}>
        <PageHead title={t('session.denyTitle')} description={t('session.denyDescription')} isIndexable={false} />
        <p>{t('session.deniedText')}</p>
        <LinkButton to="/">{t('session.toHome')}</LinkButton>
      </SuccessPanel>
    );
  return (
    <SessionView title="session.denyTitle" description="session.denyDescription" lead="session.denyLead">
      <form method="post" onSubmit={event => void onSubmit(event)} className={styles.view}>
        <FormFailureMessage failure={failure} errorMessages={sessionErrorMessages} />
        <Button type="submit" disabled={!isHydrated} aria-disabled={loading || undefined}>
          {t(loading ? 'session.denying' : 'session.deny')}
        </Button>
      </form>
    </SessionView>
  );
}

import { useState, type FormEvent } from 'react';
import { useControls } from '../../kernel/forms/controls';
import { FormFailureMessage } from '../../kernel/forms/FormFailureMessage';
import { failureOf, type Failure } from '../../kernel/graphql/failureOf';
import { useText } from '../../kernel/i18n/useText';
import { useHydrated } from '../../kernel/page/useHydrated';
import { useSendConfirmationMutation } from './SendConfirmation.gql';
import { sessionErrorMessages } from './sessionErrorMessages';
import styles from './session.module.css';

/** Sends the confirmation mail again. Says the same whether or not the address has an account. */
export function SendConfirmation({ email }: { readonly email: string }) {
  const t = useText();
  const { SubmitButton } = useControls();
  const isHydrated = useHydrated();
  const [send, { loading }] = useSendConfirmationMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSent, setIsSent] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setFailure(null);
    setIsSent(false);
    try {
      await send({ variables: { input: { email } } });
      setIsSent(true);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };

  return (
    <form method="post" onSubmit={event => void onSubmit(event)} className={styles.again}>
      <FormFailureMessage failure={failure} errorMessages={sessionErrorMessages} />
      <output>{isSent ? t('session.confirmationSent', { email }) : null}</output>
      <SubmitButton disabled={!isHydrated} isBusy={loading} isDestructive={false}>
        {t(loading ? 'session.sendingLink' : 'session.sendConfirmation')}
      </SubmitButton>
    </form>
  );
}

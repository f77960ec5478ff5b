import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useNotice } from '../../kernel/feedback/useNotice';
import { FormFailureMessage } from '../../kernel/forms/FormFailureMessage';
import type { Answer } from '../../kernel/forms/useZodForm';
import { useHydrated } from '../../kernel/page/useHydrated';
import { failureOf, type Failure } from '../../kernel/graphql/failureOf';
import { useText } from '../../kernel/i18n/useText';
import { PageHead } from '../../kernel/seo/PageHead';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { InvalidToken } from './InvalidToken';
import { type LinkInput, LinkPasswordForm } from './LinkPasswordForm';
import { redirectAfterLogin } from './redirectAfterLogin';
import { SuccessPanel } from './SuccessPanel';
import { sessionErrorMessages } from './sessionErrorMessages';
import { SessionView } from './SessionView';
import styles from './session.module.css';
import { useVerifyEmailMutation } from './VerifyEmail.gql';

/** `/verify-email?token=`: confirms and logs in, and what a visitor began is finished. A press confirms, because programs that look through mail open every link. */
export function VerifyEmailView() {
  const t = useText();
  const url = useLocation();
  const notice = useNotice();
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [outcome, setOutcome] = useState<'ASKING' | 'PASSWORD' | 'DONE' | 'BAD_LINK'>(
    token === '' ? 'BAD_LINK' : 'ASKING',
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const [verify, { loading }] = useVerifyEmailMutation();

  const send = async ({ password, ...link }: LinkInput): Promise<Answer> => {
    const { data } = await verify({ variables: { input: password ? { ...link, password } : link } });
    const { viewer = null, errors = [] } = data?.verifyEmail ?? {};
    const ofPassword = errors.filter(({ field }) => field === 'password');
    if (viewer) {
      notice.afterLoad('session.verifiedTitle');
      redirectAfterLogin({ url, viewer });
      return 'LEAVING';
    }
    if (ofPassword.length > 0) setOutcome('PASSWORD');
    else setOutcome(data && errors.length === 0 ? 'DONE' : 'BAD_LINK');
    return ofPassword;
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setFailure(null);
    try {
      await send({ token });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };

  if (outcome === 'BAD_LINK')
    return (
      <InvalidToken
        title="session.verifyTitle"
        description="session.verifyDescription"
        message="session.badVerifyLink"
        to="/login"
        label="session.toLogin"
      />
    );
  if (outcome === 'DONE') {
    return (
      <SuccessPanel title={t('session.verifiedTitle')}>
        <PageHead title={t('session.verifyTitle')} description={t('session.verifyDescription')} isIndexable={false} />
        <p>{t('session.verified')}</p>
        <LinkButton to="/">{t('session.toHome')}</LinkButton>
      </SuccessPanel>
    );
  }
  if (outcome === 'PASSWORD')
    return (
      <SessionView title="session.verifyTitle" description="session.verifyDescription" lead="session.verifyElsewhere">
        <LinkPasswordForm token={token} send={send} />
      </SessionView>
    );
  return (
    <SessionView title="session.verifyTitle" description="session.verifyDescription" lead="session.verifyLead">
      <form method="post" onSubmit={event => void onSubmit(event)} className={styles.view}>
        <FormFailureMessage failure={failure} errorMessages={sessionErrorMessages} />
        <Button type="submit" disabled={!isHydrated} aria-disabled={loading || undefined}>
          {t(loading ? 'session.verifying' : 'session.verify')}
        </Button>
      </form>
    </SessionView>
  );
}

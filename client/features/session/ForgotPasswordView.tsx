import { useState } from 'react';
import type { z } from 'zod';
import type { requestResetRule } from '../../../schema/rules/session.rules';
import { readDraft } from '../../kernel/forms/drafts';
import { EmailInput } from '../../kernel/forms/EmailInput';
import { Form } from '../../kernel/forms/Form';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { PageHead } from '../../kernel/seo/PageHead';
import { AppLink } from '../../kernel/ui/AppLink';
import { LinkButton } from '../../kernel/ui/Button';
import { SuccessPanel } from './SuccessPanel';
import { loginDraft } from './drafts';
import { useRequestPasswordResetMutation } from './RequestPasswordReset.gql';
import { sessionErrorMessages } from './sessionErrorMessages';
import { SessionView } from './SessionView';
import styles from './session.module.css';

const rule = lazyModule(async () => (await import('../../../schema/rules/session.rules')).requestResetRule);

/** `/forgot-password`: says the same whether or not the address has an account. */
export function ForgotPasswordView() {
  const t = useText();
  const [request] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm<{ email: string }, z.output<typeof requestResetRule>>({
    rule,
    // The address that was typed at the login.
    defaults: { email: String(readDraft(loginDraft)?.email ?? '') },
    errorMessages: sessionErrorMessages,
    send: async ({ email }) => {
      const { data } = await request({ variables: { input: { email } } });
      if (!data || data.requestPasswordReset.errors.length > 0) return data?.requestPasswordReset.errors ?? [];
      setSentTo(email);
      return [];
    },
  });
  if (sentTo !== null) {
    return (
      <SuccessPanel title={t('session.linkSentTitle')}>
        <PageHead title={t('session.forgotTitle')} description={t('session.forgotDescription')} isIndexable={false} />
        <p>{t('session.linkSent', { email: sentTo })}</p>
        <LinkButton to="/login">{t('session.toLogin')}</LinkButton>
      </SuccessPanel>
    );
  }
  return (
    <SessionView title="session.forgotTitle" description="session.forgotDescription" lead="session.forgotLead">
      <Form form={form} submit={t('session.sendLink')} sending={t('session.sendingLink')}>
        <EmailInput form={form} name="email" label={t('session.email')} autoComplete="username" />
      </Form>
      <p className={styles.foot}>
        <AppLink to="/login">{t('session.toLogin')}</AppLink>
      </p>
    </SessionView>
  );
}

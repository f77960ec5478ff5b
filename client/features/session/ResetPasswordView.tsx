import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import type { resetPasswordRule } from '../../../schema/rules/session.rules';
import { Form } from '../../kernel/forms/Form';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { PageHead } from '../../kernel/seo/PageHead';
import { LinkButton } from '../../kernel/ui/Button';
import { InvalidToken } from './InvalidToken';
import { SuccessPanel } from './SuccessPanel';
import { NewPasswordInputs } from './NewPasswordInputs';
import { useResetPasswordMutation } from './ResetPassword.gql';
import { sessionErrorMessages } from './sessionErrorMessages';
import { SessionView } from './SessionView';

type Values = { newPassword: string; confirmPassword: string };

const rule = lazyModule(async () => (await import('../../../schema/rules/session.rules')).resetPasswordRule);

/** `/reset-password?token=`, from the link of the mail. */
export function ResetPasswordView() {
  const t = useText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [outcome, setOutcome] = useState<'ASKING' | 'DONE' | 'BAD_LINK'>(token === '' ? 'BAD_LINK' : 'ASKING');
  const [reset] = useResetPasswordMutation();
  const form = useZodForm<Values, z.output<typeof resetPasswordRule>>({
    rule,
    defaults: { newPassword: '', confirmPassword: '' },
    fixed: { token },
    errorMessages: sessionErrorMessages,
    send: async input => {
      const { data } = await reset({ variables: { input } });
      const errors = data?.resetPassword.errors ?? [];
      if (data && errors.length === 0) setOutcome('DONE');
      else if (errors.some(({ code }) => code === 'INVALID_TOKEN')) setOutcome('BAD_LINK');
      else return errors;
      return [];
    },
  });
  if (outcome === 'BAD_LINK')
    return (
      <InvalidToken
        title="session.resetTitle"
        description="session.resetDescription"
        message="session.badLink"
        to="/forgot-password"
        label="session.askNewLink"
      />
    );
  if (outcome === 'DONE') {
    return (
      <SuccessPanel title={t('session.resetDoneTitle')}>
        <PageHead title={t('session.resetTitle')} description={t('session.resetDescription')} isIndexable={false} />
        <p>{t('session.resetDone')}</p>
        <LinkButton to="/login">{t('session.toLogin')}</LinkButton>
      </SuccessPanel>
    );
  }
  return (
    <SessionView title="session.resetTitle" description="session.resetDescription" lead="session.resetLead">
      <Form form={form} submit={t('session.savePassword')} sending={t('session.savingPassword')}>
        <NewPasswordInputs form={form} names={{ password: 'newPassword', confirmation: 'confirmPassword' }} />
      </Form>
    </SessionView>
  );
}

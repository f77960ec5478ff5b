import { useState } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import type { loginRule } from '../../../schema/rules/session.rules';
import { useNotice } from '../../kernel/feedback/useNotice';
import { CheckboxInput } from '../../kernel/forms/CheckboxInput';
import { EmailInput } from '../../kernel/forms/EmailInput';
import { Form } from '../../kernel/forms/Form';
import { PasswordInput } from '../../kernel/forms/PasswordInput';
import { TextInput } from '../../kernel/forms/TextInput';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { AppLink } from '../../kernel/ui/AppLink';
import { loginDraft } from './drafts';
import { useLoginMutation } from './Login.gql';
import { redirectAfterLogin } from './redirectAfterLogin';
import { type SecondFactorKey, SecondFactorSetup } from './SecondFactorSetup';
import styles from './session.module.css';
import { loginErrorMessages } from './sessionErrorMessages';

type Values = { email: string; password: string; rememberMe: boolean; code: string; mailCode: string };

const rule = lazyModule(async () => (await import('../../../schema/rules/session.rules')).loginRule);

export function LoginForm() {
  const t = useText();
  const url = useLocation();
  const notice = useNotice();
  const [login] = useLoginMutation();
  const [isCodeWanted, setIsCodeWanted] = useState(false);
  const [isMailCodeWanted, setIsMailCodeWanted] = useState(false);
  const [enrolment, setEnrolment] = useState<SecondFactorKey | null>(null);
  const form = useZodForm<Values, z.output<typeof loginRule>>({
    rule,
    defaults: { email: '', password: '', rememberMe: false, code: '', mailCode: '' },
    errorMessages: loginErrorMessages,
    draft: loginDraft,
    send: async ({ code, mailCode, ...input }) => {
      const codes = { ...(code ? { code } : {}), ...(mailCode ? { mailCode } : {}) };
      const { data } = await login({ variables: { input: { ...input, ...codes } } });
      if (!data?.login.viewer) {
        const errors = data?.login.errors ?? [];
        if (errors.some(error => error.code === 'CODE_REQUIRED')) setIsCodeWanted(true);
        if (errors.some(error => error.code === 'MAIL_CODE_REQUIRED')) setIsMailCodeWanted(true);
        setEnrolment(known => data?.login.enrolment ?? known);
        return errors;
      }
      notice.afterLoad('session.loggedIn');
      redirectAfterLogin({ url, viewer: data.login.viewer });
      return 'LEAVING';
    },
  });
  return (
    <Form form={form} submit={t('session.login')} sending={t('session.loggingIn')}>
      <EmailInput form={form} name="email" label={t('session.email')} autoComplete="username" />
      <PasswordInput form={form} name="password" label={t('session.password')} autoComplete="current-password" />
      {isMailCodeWanted ? (
        <TextInput form={form} name="mailCode" label={t('session.mailCode')} autoComplete="one-time-code" />
      ) : null}
      {isCodeWanted ? (
        <>
          {enrolment ? <SecondFactorSetup {...enrolment} /> : null}
          <TextInput form={form} name="code" label={t('session.code')} autoComplete="one-time-code" />
        </>
      ) : null}
      <div className={styles.between}>
        <CheckboxInput form={form} name="rememberMe" label={t('session.rememberMe')} />
        <AppLink to="/forgot-password" className={styles.aside} onClick={form.saveDraft}>
          {t('session.forgot')}
        </AppLink>
      </div>
    </Form>
  );
}

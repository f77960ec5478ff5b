import { useLocation } from 'react-router';
import type { z } from 'zod';
import { isUnder16 } from '../../../schema/rules/account.values';
import { dayInVietnam } from '../../../schema/rules/days.rules';
import type { registerRule } from '../../../schema/rules/session.rules';
import { useNotice } from '../../kernel/feedback/useNotice';
import { DateInput } from '../../kernel/forms/DateInput';
import { EmailInput } from '../../kernel/forms/EmailInput';
import { Form } from '../../kernel/forms/Form';
import { PasswordInput } from '../../kernel/forms/PasswordInput';
import { PasswordStrengthHint } from '../../kernel/forms/PasswordStrengthHint';
import { PhoneInput } from '../../kernel/forms/PhoneInput';
import { TextInput } from '../../kernel/forms/TextInput';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useNow } from '../../kernel/page/now';
import { registerDraft } from './drafts';
import { useLoginMutation } from './Login.gql';
import { redirectAfterLogin } from './redirectAfterLogin';
import { useRegisterMutation } from './Register.gql';
import styles from './session.module.css';
import { RegisterTerms } from './RegisterTerms';
import { registerErrorMessages } from './sessionErrorMessages';

type Values = {
  fullName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  password: string;
  confirmPassword: string;
};

/**
 * CONFIRM: a mail leads on, for every address alike. KNOWN: the address had an account before, of which its owner learns by mail only. READY: the account
 * can be used.
 */
export type Registered = { readonly email: string; readonly next: 'CONFIRM' | 'KNOWN' | 'READY' };

const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;

export function RegisterForm({ onRegistered }: { readonly onRegistered: (registered: Registered) => void }) {
  const t = useText();
  const url = useLocation();
  const language = useLocale() === 'vi' ? 'VI' : 'EN';
  const today = dayInVietnam(useNow());
  const [register] = useRegisterMutation();
  const notice = useNotice();
  const [login] = useLoginMutation();

  /** The answer to a registration says nothing about the address; whether the account is theirs, a person shows by the password. */
  const signIn = async ({ email, password }: Pick<Values, 'email' | 'password'>): Promise<boolean> => {
    try {
      const { data } = await login({ variables: { input: { email, password, rememberMe: false } } });
      if (!data?.login.viewer) {
        onRegistered({ email, next: 'KNOWN' });
        return false;
      }
      notice.afterLoad('session.registrationDone');
      redirectAfterLogin({ url, viewer: data.login.viewer });
      return true;
    } catch {
      onRegistered({ email, next: 'READY' });
      return false;
    }
  };

  const form = useZodForm<Values, z.output<ReturnType<typeof registerRule>>>({
    rule: lazyModule(async () => (await import('../../../schema/rules/session.rules')).registerRule(today)),
    defaults: { fullName: '', email: '', phone: '', dateOfBirth: '', password: '', confirmPassword: '' },
    errorMessages: registerErrorMessages,
    draft: registerDraft,
    send: async values => {
      const { data } = await register({ variables: { input: { ...values, language } } });
      if (!data || data.register.errors.length > 0) return data?.register.errors ?? [];
      if (data.register.needsConfirmation) {
        onRegistered({ email: values.email, next: 'CONFIRM' });
        return [];
      }
      return (await signIn(values)) ? 'LEAVING' : [];
    },
  });

  const [fullName, email, phone, password, dateOfBirth] = form.fields.watch([
    'fullName',
    'email',
    'phone',
    'password',
    'dateOfBirth',
  ]);
  const isYoung = DAY.test(dateOfBirth) && dateOfBirth < today && isUnder16(dateOfBirth, today);
  return (
    <Form form={form} submit={t('session.register')} sending={t('session.registering')}>
      <TextInput
        form={form}
        name="fullName"
        label={t('session.fullName')}
        hint={t('session.fullNameHint')}
        autoComplete="name"
      />
      <EmailInput
        form={form}
        name="email"
        label={t('session.email')}
        hint={t('session.emailHint')}
        autoComplete="username"
      />
      <PhoneInput form={form} name="phone" label={t('session.phone')} hint={t('session.phoneHint')} />
      <div className={styles.withHint}>
        <DateInput form={form} name="dateOfBirth" label={t('session.dateOfBirth')} isBirthday />
        <output>{isYoung ? <span className={styles.notice}>{t('session.under16')}</span> : null}</output>
      </div>
      <div className={styles.withHint}>
        <PasswordInput form={form} name="password" label={t('session.password')} autoComplete="new-password" />
        <PasswordStrengthHint password={password} own={[fullName, email, phone]} />
      </div>
      <PasswordInput
        form={form}
        name="confirmPassword"
        label={t('session.confirmPassword')}
        autoComplete="new-password"
      />
      <RegisterTerms />
    </Form>
  );
}

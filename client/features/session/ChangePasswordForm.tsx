import type { z } from 'zod';
import type { changePasswordRule } from '../../../schema/rules/session.rules';
import { useNotice } from '../../kernel/feedback/useNotice';
import { Form } from '../../kernel/forms/Form';
import { PasswordInput } from '../../kernel/forms/PasswordInput';
import { useZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useChangePasswordMutation } from './ChangePassword.gql';
import { NewPasswordInputs } from './NewPasswordInputs';
import { sessionErrorMessages } from './sessionErrorMessages';
import styles from './session.module.css';

type Values = { currentPassword: string; newPassword: string; confirmPassword: string };

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

const rule = lazyModule(async () => (await import('../../../schema/rules/session.rules')).changePasswordRule);

type Props = {
  /** For password managers: whose password it is. */ readonly email: string;
  readonly own?: readonly string[];
};

/** Ends all other sessions; this one goes on. */
export function ChangePasswordForm({ email, own = [] }: Props) {
  const t = useText();
  const notice = useNotice();
  const [change] = useChangePasswordMutation();
  const form = useZodForm<Values, z.output<typeof changePasswordRule>>({
    rule,
    defaults: EMPTY,
    errorMessages: sessionErrorMessages,
    send: async input => {
      const { data } = await change({ variables: { input } });
      return data?.changePassword.errors ?? [];
    },
    onDone: () => {
      form.fields.reset(EMPTY);
      notice.success('session.passwordChanged');
    },
  });
  return (
    <Form form={form} submit={t('session.changePassword')} sending={t('session.savingPassword')} hasNarrowSubmit>
      <input
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className={styles.hidden}
      />
      <PasswordInput
        form={form}
        name="currentPassword"
        label={t('session.currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordInputs
        form={form}
        names={{ password: 'newPassword', confirmation: 'confirmPassword' }}
        own={[email, ...own]}
      />
    </Form>
  );
}

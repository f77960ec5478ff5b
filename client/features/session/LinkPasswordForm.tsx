import type { z } from 'zod';
import type { verifyEmailRule } from '../../../schema/rules/session.rules';
import { Form } from '../../kernel/forms/Form';
import { PasswordInput } from '../../kernel/forms/PasswordInput';
import { type Answer, useZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { AppLink } from '../../kernel/ui/AppLink';
import styles from './session.module.css';
import { linkErrorMessages } from './sessionErrorMessages';

export type LinkInput = z.output<typeof verifyEmailRule>;

const rule = lazyModule(async () => (await import('../../../schema/rules/session.rules')).verifyEmailRule);

/** A link that was opened in another browser than the one that registered: whoever holds the mailbox may not be who registered. */
export function LinkPasswordForm({
  token,
  send,
}: {
  readonly token: string;
  readonly send: (input: LinkInput) => Promise<Answer>;
}) {
  const t = useText();
  const form = useZodForm<{ password: string }, LinkInput>({
    rule,
    defaults: { password: '' },
    fixed: { token },
    errorMessages: linkErrorMessages,
    send,
  });
  return (
    <Form form={form} submit={t('session.verify')} sending={t('session.verifying')}>
      <PasswordInput form={form} name="password" label={t('session.password')} autoComplete="current-password" />
      <p className={styles.lead}>
        {t('session.verifyForgotten')} <AppLink to="/register">{t('session.registerAgain')}</AppLink>
      </p>
    </Form>
  );
}

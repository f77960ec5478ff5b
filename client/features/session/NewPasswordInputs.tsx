import type { FieldPath, FieldValues } from 'react-hook-form';
import { PasswordInput } from '../../kernel/forms/PasswordInput';
import { PasswordStrengthHint } from '../../kernel/forms/PasswordStrengthHint';
import type { ZodForm } from '../../kernel/forms/useZodForm';
import { useText } from '../../kernel/i18n/useText';
import styles from './session.module.css';

type Props<Values extends FieldValues, Output> = {
  readonly form: ZodForm<Values, Output>;
  readonly names: { readonly password: FieldPath<Values>; readonly confirmation: FieldPath<Values> };
  /** What the person is called and reached by, where the page knows it. */
  readonly own?: readonly string[];
};

/** A new password, how easily it is guessed, and the same once more. */
export function NewPasswordInputs<Values extends FieldValues, Output>({
  form,
  names,
  own = [],
}: Props<Values, Output>) {
  const t = useText();
  return (
    <>
      <div className={styles.withHint}>
        <PasswordInput form={form} name={names.password} label={t('session.newPassword')} autoComplete="new-password" />
        <PasswordStrengthHint password={String(form.fields.watch(names.password))} own={own} />
      </div>
      <PasswordInput
        form={form}
        name={names.confirmation}
        label={t('session.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}

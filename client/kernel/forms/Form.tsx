import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '../i18n/useText';
import { classNames } from '../ui/classNames';
import { useControls } from './controls';
import { FormFailureMessage } from './FormFailureMessage';
import styles from './forms.module.css';
import { useHydrated } from '../page/useHydrated';
import type { ZodForm } from './useZodForm';

type Props<Values extends FieldValues, Output> = {
  readonly form: ZodForm<Values, Output>;
  readonly submit: string;
  readonly sending: string;
  /** Beside the fields of a page, not across the whole form. */
  readonly hasNarrowSubmit?: boolean;
  readonly isDestructive?: boolean;
  /** Another way out, beside the button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/**
 * Fields, what went wrong as a whole, and the button. It is `post` and shut until a script runs it: sent by the browser itself,
 * what was typed would stand in an address.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  submit,
  sending,
  hasNarrowSubmit = false,
  isDestructive = false,
  aside,
  children,
}: Props<Values, Output>) {
  const t = useText();
  const { SubmitButton } = useControls();
  const isHydrated = useHydrated();
  const { isSending, failure, errorMessages } = form;
  const element = useRef<HTMLFormElement>(null);
  const prepare = useEffectEvent(() => form.prepare());
  useEffect(() => {
    const onFirstTouch = () => prepare();
    const current = element.current;
    if (current?.contains(document.activeElement)) onFirstTouch();
    current?.addEventListener('focusin', onFirstTouch, { once: true });
    return () => current?.removeEventListener('focusin', onFirstTouch);
  }, []);
  return (
    <form ref={element} method="post" noValidate className={styles.form} onSubmit={form.onSubmit}>
      {children}
      <div>
        <FormFailureMessage failure={failure} errorMessages={errorMessages} />
        <noscript>
          <p>{t('forms.needsScript')}</p>
        </noscript>
        <div className={styles.buttons}>
          <SubmitButton
            className={classNames(styles.submit, hasNarrowSubmit && styles.narrow)}
            disabled={!isHydrated}
            isBusy={isSending}
            isDestructive={isDestructive}
          >
            {isSending ? sending : submit}
          </SubmitButton>
          {aside}
        </div>
      </div>
    </form>
  );
}

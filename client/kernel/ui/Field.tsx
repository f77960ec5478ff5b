/** Native inputs with a visible label; hint and error are tied to the input. */
import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Field.module.css';

type Words = { readonly label: string; readonly hint?: string | undefined; readonly error?: string | undefined };
type FrameProps = Words & { readonly inputId: string; readonly children: ReactNode };

const describedBy = (inputId: string, { hint, error }: Words) =>
  [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ') || undefined;

const Frame = ({ inputId, label, hint, error, children }: FrameProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={inputId}>
      {label}
    </label>
    {children}
    {hint ? (
      <p id={`${inputId}-hint`} className={styles.hint}>
        {hint}
      </p>
    ) : null}
    {error ? (
      <p id={`${inputId}-error`} className={styles.error}>
        {error}
      </p>
    ) : null}
  </div>
);

type TextFieldProps = Words & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const inputId = useId();
  const words = { label, hint, error };
  return (
    <Frame inputId={inputId} {...words}>
      <input
        id={inputId}
        type={type}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, words)}
        {...rest}
      />
    </Frame>
  );
}

export type SelectOption = { readonly value: string; readonly label: string };
type SelectFieldProps = Words & { readonly options: readonly SelectOption[] } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  const inputId = useId();
  const words = { label, hint, error };
  return (
    <Frame inputId={inputId} {...words}>
      <span className={styles.select}>
        <select
          id={inputId}
          className={classNames(styles.input, styles.choice)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, words)}
          {...rest}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </span>
    </Frame>
  );
}

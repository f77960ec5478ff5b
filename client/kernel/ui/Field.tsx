/** Native inputs with a visible label; hint and error are tied to the input. */
import { useId, type InputHTMLAttributes, type SelectHTMLAttributes } from 'react';
import { classNames } from './classNames';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';
import { Icon } from './Icon';
import styles from './Field.module.css';

type TextFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const inputId = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <input
        id={inputId}
        type={type}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, texts)}
        {...rest}
      />
    </FieldFrame>
  );
}

export type SelectOption = { readonly value: string; readonly label: string };
type SelectFieldProps = FieldTexts & { readonly options: readonly SelectOption[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'id'
  >;

export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  const inputId = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <span className={styles.select}>
        <select
          id={inputId}
          className={classNames(styles.input, styles.choice)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, texts)}
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
    </FieldFrame>
  );
}

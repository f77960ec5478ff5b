/** Native inputs with a visible label; hint and error are tied to the input. */
import { useId, type InputHTMLAttributes, type SelectHTMLAttributes } from 'react';
import { classNames } from './classNames';
import { describedBy, FieldFrame, type FieldWords } from './FieldFrame';
import { Icon } from './Icon';
import styles from './Field.module.css';

type TextFieldProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const inputId = useId();
  const words = { label, hint, error };
  return (
    <FieldFrame inputId={inputId} {...words}>
      <input
        id={inputId}
        type={type}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, words)}
        {...rest}
      />
    </FieldFrame>
  );
}

export type SelectOption = { readonly value: string; readonly label: string };
type SelectFieldProps = FieldWords & { readonly options: readonly SelectOption[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'id'
  >;

export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  const inputId = useId();
  const words = { label, hint, error };
  return (
    <FieldFrame inputId={inputId} {...words}>
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
    </FieldFrame>
  );
}

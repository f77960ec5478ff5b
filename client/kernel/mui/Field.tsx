/** Fields outside a form: the same frame and controls as in one, with a value and a handler of their own. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { SelectOption } from '../ui/Field';
import fieldStyles from '../ui/Field.module.css';
import { describedBy, FieldFrame, FieldNotes, type FieldTexts } from '../ui/FieldFrame';
import { muiControls, TickBox } from './muiControls';

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'id'>;

export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const inputId = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <muiControls.Input
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, texts)}
        {...rest}
      />
    </FieldFrame>
  );
}

type SelectFieldProps = FieldTexts & { readonly options: readonly SelectOption[] } & Omit<
    ComponentPropsWithRef<'select'>,
    'id' | 'children'
  >;

export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  const inputId = useId();
  const texts = { label, hint, error };
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <muiControls.Select
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(inputId, texts)}
        {...rest}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </muiControls.Select>
    </FieldFrame>
  );
}

type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
};

export function CheckboxField({ label, hint, ...rest }: CheckboxFieldProps) {
  const inputId = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.checkbox} htmlFor={inputId}>
        <TickBox id={inputId} aria-describedby={hint ? `${inputId}-hint` : undefined} {...rest} />
        <span className={fieldStyles.checkboxText}>{label}</span>
      </label>
      <FieldNotes inputId={inputId} hint={hint} />
    </div>
  );
}

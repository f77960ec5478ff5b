/** One line of text of a form: e-mail, name, number, whatever `type` and `inputMode` say. */
import type { InputHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { useControls } from './controls';
import { useBoundField, type BoundFieldProps } from './useBoundField';

type Props<Values extends FieldValues, Output> = BoundFieldProps<Values, Output> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'maxLength'
    | 'placeholder'
    | 'min'
    | 'max'
    | 'step'
    | 'readOnly'
  >;

export function TextInput<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  isOptional,
  type = 'text',
  ...rest
}: Props<Values, Output>) {
  const { Input } = useControls();
  const { inputId, texts, input } = useBoundField({ form, name, label, hint, isOptional });
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <Input
        type={type}
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(inputId, texts)}
        {...rest}
        {...input}
      />
    </FieldFrame>
  );
}

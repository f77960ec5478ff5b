import type { FieldValues } from 'react-hook-form';
import type { SelectOption } from '../ui/Field';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { useControls } from './controls';
import { useBoundField, type BoundFieldProps } from './useBoundField';

type Props<Values extends FieldValues, Output> = BoundFieldProps<Values, Output> & {
  readonly options: readonly SelectOption[];
  /** Words of the empty choice, which stands first; without it there is none. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
};

export function SelectInput<Values extends FieldValues, Output>({
  options,
  placeholder,
  autoComplete,
  ...bound
}: Props<Values, Output>) {
  const { Select } = useControls();
  const { inputId, texts, input } = useBoundField(bound);
  return (
    <FieldFrame inputId={inputId} {...texts}>
      <Select
        autoComplete={autoComplete}
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(inputId, texts)}
        {...input}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

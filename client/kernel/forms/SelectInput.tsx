import type { FieldValues } from 'react-hook-form';
import { classNames } from '../ui/classNames';
import type { SelectOption } from '../ui/Field';
import styles from '../ui/Field.module.css';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import { Icon } from '../ui/Icon';
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
  const { inputId, words, input } = useBoundField(bound);
  return (
    <FieldFrame inputId={inputId} {...words}>
      <span className={styles.select}>
        <select
          className={classNames(styles.input, styles.choice)}
          autoComplete={autoComplete}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(inputId, words)}
          {...input}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </span>
    </FieldFrame>
  );
}

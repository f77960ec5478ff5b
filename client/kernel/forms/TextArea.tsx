import type { FieldValues } from 'react-hook-form';
import { classNames } from '../ui/classNames';
import fieldStyles from '../ui/Field.module.css';
import { describedBy, FieldFrame } from '../ui/FieldFrame';
import styles from './forms.module.css';
import { useBoundField, type BoundFieldProps } from './useBoundField';

type Props<Values extends FieldValues, Output> = BoundFieldProps<Values, Output> & {
  readonly maxLength?: number;
  readonly rows?: number;
};

export function TextArea<Values extends FieldValues, Output>({ maxLength, rows = 4, ...bound }: Props<Values, Output>) {
  const { inputId, words, input } = useBoundField(bound);
  return (
    <FieldFrame inputId={inputId} {...words}>
      <textarea
        rows={rows}
        maxLength={maxLength}
        className={classNames(fieldStyles.input, styles.area)}
        aria-invalid={words.error ? true : undefined}
        aria-describedby={describedBy(inputId, words)}
        {...input}
      />
    </FieldFrame>
  );
}

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from '../ui/Field.module.css';
import { describedBy, FieldNotes } from '../ui/FieldFrame';
import { useControls } from './controls';
import { useBoundField, type BoundFieldProps } from './useBoundField';

type Props<Values extends FieldValues, Output> = Omit<BoundFieldProps<Values, Output>, 'label' | 'isOptional'> & {
  /** May hold a link. */
  readonly label: ReactNode;
  readonly isRequired?: boolean;
};

export function CheckboxInput<Values extends FieldValues, Output>({
  label,
  isRequired = false,
  ...bound
}: Props<Values, Output>) {
  const { Checkbox } = useControls();
  const { inputId, texts, input } = useBoundField({ ...bound, label: '' });
  return (
    <div className={styles.field}>
      <label className={styles.checkbox} htmlFor={inputId}>
        <Checkbox
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy(inputId, texts)}
          {...input}
          required={isRequired}
        />
        <span className={styles.checkboxText}>{label}</span>
      </label>
      <FieldNotes inputId={inputId} hint={texts.hint} error={texts.error} />
    </div>
  );
}

import Radio from '@mui/material/Radio';
import { useId } from 'react';
import fieldStyles from '../ui/Field.module.css';
import styles from './RadioGroup.module.css';

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

const dot = <span className={styles.dot} />;

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(option => (
        <label key={option.value} className={fieldStyles.checkbox}>
          <Radio
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            icon={dot}
            checkedIcon={dot}
            className={styles.radio}
          />
          <span className={fieldStyles.checkboxText}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

import type { InputHTMLAttributes } from 'react';
import { useFormat } from '../format/useFormat';
import styles from './Field.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: string;
  /** How many results the choice would bring. */
  readonly count?: number | undefined;
};

export function CheckboxField({ label, count, ...rest }: Props) {
  const format = useFormat();
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...rest} />
      <span className={styles.checkboxText}>{label}</span>
      {count === undefined ? null : <span className={styles.count}>{format.number(count)}</span>}
    </label>
  );
}

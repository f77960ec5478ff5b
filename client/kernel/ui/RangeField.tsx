import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { TextField } from './Field';
import styles from './Field.module.css';

type Bound = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'>;
type Props = {
  /** Names the pair: "Tuition, USD a year". */
  readonly label: string;
  readonly minimum: Bound;
  readonly maximum: Bound;
  readonly step?: number;
  readonly lowest?: number;
  readonly highest?: number;
  /** What is wrong with the pair: "from" above "to". */
  readonly error?: string | undefined;
  /** A slider for the same two numbers. */
  readonly children?: ReactNode;
};

/** Two numbers, from and to; either may stay empty. */
export function RangeField({ label, minimum, maximum, step = 1, lowest = 0, highest, error, children }: Props) {
  const t = useText();
  const errorId = useId();
  const shared = { type: 'number', inputMode: 'decimal', min: lowest, max: highest, step } as const;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.range}>
        <TextField label={t('common.from')} {...shared} {...minimum} />
        <TextField label={t('common.to')} {...shared} {...maximum} />
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
}

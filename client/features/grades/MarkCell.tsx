import { useState } from 'react';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { classNames } from '../../kernel/ui/classNames';
import styles from './grades.module.css';

export type Suggested = { readonly text: string; readonly isEstimated: boolean };

export type CellProps = {
  readonly id: string;
  readonly 'data-row': number;
  readonly 'data-column': number;
  readonly label: string;
  readonly value: string;
  /** Of the sentence that says what is wrong; undefined when nothing is. */
  readonly errorId: string | undefined;
  readonly isReadOnly: boolean;
};

type Props = CellProps & {
  readonly suggested: Suggested | null;
  readonly isNumber: boolean;
  readonly onType: (value: string) => void;
  /** The cell is left. */
  readonly onCommit: (value: string) => void;
};

/** One mark: written with the comma or the point of the language, read with either. */
export function MarkCell({
  label,
  value,
  errorId,
  isReadOnly,
  suggested,
  isNumber,
  onType,
  onCommit,
  ...place
}: Props) {
  const t = useText();
  const isComma = useLocale() === 'vi';
  const [typed, setTyped] = useState<string | null>(null);
  const written = (text: string) => (isComma && isNumber && /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text);
  const hint = value === '' && suggested ? written(suggested.text) : undefined;
  const spoken = hint
    ? t(suggested?.isEstimated ? 'grades.cellEstimated' : 'grades.cellCalculated', { label, mark: hint })
    : label;
  return (
    <input
      {...place}
      className={classNames(styles.cell, hint && (suggested?.isEstimated ? styles.estimated : styles.calculated))}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      enterKeyHint="next"
      aria-label={spoken}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      readOnly={isReadOnly}
      placeholder={hint}
      value={typed ?? written(value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onType(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => {
        if (typed === null) return;
        setTyped(null);
        onCommit(currentTarget.value);
      }}
    />
  );
}

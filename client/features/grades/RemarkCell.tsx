import { readMark } from '../../../schema/rules/grades/marks.rules';
import { useText } from '../../kernel/i18n/useText';
import type { CellProps } from './MarkCell';
import styles from './grades.module.css';

/** Passed or not: chosen, never typed. What was pasted and cannot be read is shown as it stands. */
export function RemarkCell({
  label,
  value,
  errorId,
  isReadOnly,
  onChoose,
  ...place
}: CellProps & { readonly onChoose: (value: string) => void }) {
  const t = useText();
  const isKnown = value === '' || readMark('VN_TT22', true, value).kind === 'REMARK';
  return (
    <select
      {...place}
      className={styles.cell}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      disabled={isReadOnly}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">·</option>
      <option value="PASSED">{t('grades.passed')}</option>
      <option value="FAILED">{t('grades.failed')}</option>
      {isKnown ? null : <option value={value}>{value}</option>}
    </select>
  );
}

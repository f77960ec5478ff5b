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
  madeOfTerms,
  onChoose,
  ...place
}: CellProps & {
  /** What an empty cell comes to by the last term; null where nothing says it. */
  readonly madeOfTerms: boolean | null;
  readonly onChoose: (value: string) => void;
}) {
  const t = useText();
  const made = madeOfTerms === null ? null : t(madeOfTerms ? 'grades.passed' : 'grades.failed');
  const isKnown = value === '' || readMark('VN_TT22', true, value).kind === 'REMARK';
  return (
    <select
      {...place}
      className={styles.cell}
      aria-label={made && value === '' ? t('grades.cellCalculated', { label, mark: made }) : label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      disabled={isReadOnly}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{made ?? '·'}</option>
      <option value="PASSED">{t('grades.passed')}</option>
      <option value="FAILED">{t('grades.failed')}</option>
      {isKnown ? null : <option value={value}>{value}</option>}
    </select>
  );
}

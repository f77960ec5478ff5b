import {
  ACADEMIC_SYSTEMS,
  columnsOf,
  type GradeSubject,
  type GradeYear,
  markOf,
  subjectKey,
} from '../../../schema/rules/grades/gradeBook.values';
import { type MarkFlaw, readMark, writeSteps } from '../../../schema/rules/grades/marks.rules';
import type { SubjectResult } from '../../../schema/rules/grades/subjectResults.rules';
import { useText } from '../../kernel/i18n/useText';
import { Icon } from '../../kernel/ui/Icon';
import { cellId } from './cellId';
import { tidied } from './editing';
import styles from './grades.module.css';
import { MarkCell, type Suggested } from './MarkCell';
import { RemarkCell } from './RemarkCell';
import { useSubjectName } from './useSubjectName';

type Props = {
  readonly row: number;
  readonly year: GradeYear;
  readonly subject: GradeSubject;
  readonly result: SubjectResult | undefined;
  readonly isReadOnly: boolean;
  readonly onType: (term: number | null, value: string) => void;
  readonly onCommit: (term: number | null, value: string) => void;
};

/** What stands in an empty cell: the result that follows from the terms, or an estimate. */
function suggestedIn(
  system: GradeYear['system'],
  result: SubjectResult | undefined,
  term: number | null,
): Suggested | null {
  const found = term === null ? result?.final : result?.terms.find(figure => figure.term === term);
  if (!found) return null;
  const scale = ACADEMIC_SYSTEMS[system];
  const text = scale.kind === 'LETTER' ? (scale.letters[found.steps] ?? '') : writeSteps(found.steps, scale.decimals);
  return { text, isEstimated: found.basis !== 'ACTUAL' };
}

export function MarkRow({ row, year, subject, result, isReadOnly, onType, onCommit }: Props) {
  const t = useText();
  const name = useSubjectName()(subject);
  const { system, termCount } = year;
  const key = subjectKey(subject);
  const columns = columnsOf(termCount);
  const columnName = (term: number | null) => (term === null ? t('grades.final') : t('grades.term', { term }));
  const flaws = columns.flatMap((term): { term: number | null; flaw: MarkFlaw }[] => {
    const read = readMark(system, subject.isRemark, markOf(subject, term));
    return read.kind === 'FLAW' ? [{ term, flaw: read.flaw }] : [];
  });
  const scale = ACADEMIC_SYSTEMS[system];
  const flawText = (flaw: MarkFlaw) => {
    if (subject.isRemark) return t('grades.flaw.REMARK');
    if (scale.kind === 'LETTER') return t('grades.flaw.LETTER', { letters: scale.letters.join(', ') });
    const ends = { min: scale.min / 10 ** scale.decimals, max: scale.max / 10 ** scale.decimals };
    return t(`grades.flaw.${flaw}`, { ...ends, decimals: scale.decimals });
  };
  const errorId = (term: number | null) => `${cellId(key, term)}-error`;
  const common = (term: number | null, column: number) => ({
    id: cellId(key, term),
    'data-row': row,
    'data-column': column,
    label: t('grades.cell', { subject: name, column: columnName(term) }),
    value: tidied(system, subject.isRemark, markOf(subject, term)),
    errorId: flaws.some(flaw => flaw.term === term) ? errorId(term) : undefined,
    isReadOnly,
  });

  return (
    <>
      <tr>
        <th scope="row" className={styles.rowName}>
          {name}
          {subject.weighting === 'NONE' ? null : (
            <span className={styles.weighting}>{t(`grades.weighting.${subject.weighting}`)}</span>
          )}
        </th>
        {columns.map((term, column) => (
          <td key={term} className={term === null ? styles.final : undefined}>
            {subject.isRemark ? (
              <RemarkCell
                {...common(term, column)}
                madeOfTerms={term === null ? (result?.isPassed ?? null) : null}
                onChoose={value => onType(term, value)}
              />
            ) : (
              <MarkCell
                {...common(term, column)}
                suggested={suggestedIn(system, result, term)}
                isNumber={ACADEMIC_SYSTEMS[system].kind === 'NUMBER'}
                onType={value => onType(term, value)}
                onCommit={value => onCommit(term, value)}
              />
            )}
          </td>
        ))}
      </tr>
      {flaws.length > 0 ? (
        <tr className={styles.flaws}>
          <td colSpan={columns.length + 1}>
            {flaws.map(({ term, flaw }) => (
              <p key={term} id={errorId(term)} className={styles.flaw}>
                <Icon name="warning" />
                <span>
                  {columnName(term)}: {flawText(flaw)}
                </span>
              </p>
            ))}
          </td>
        </tr>
      ) : null}
    </>
  );
}

import { useState } from 'react';
import type { GradeBook, GradeYear } from '../../../schema/rules/grades/gradeBook.values';
import { columnsOf, subjectKey } from '../../../schema/rules/grades/gradeBook.values';
import type { SubjectResult } from '../../../schema/rules/grades/subjectResults.rules';
import { SUBJECT_TYPES, typeOfSubject } from '../../../schema/rules/grades/subjects.values';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useHydrated } from '../../kernel/page/useHydrated';
import { Button } from '../../kernel/ui/Button';
import { rowsOf, setMark, tidied } from './editing';
import styles from './grades.module.css';
import { MarkRow } from './MarkRow';
import { gridKeys, type Place } from './gridKeys';

const pasteModule = lazyModule(() => import('./paste'));

type Props = {
  readonly year: GradeYear;
  /** What the marks come to; empty until that is loaded. */
  readonly results: readonly SubjectResult[];
  /** What was entered before is still being read. */
  readonly isReading: boolean;
  readonly onChange: (change: (book: GradeBook) => GradeBook) => void;
};

type Done = { readonly count: number; readonly left: number; readonly undo: () => void };

/** The marks of a grade, entered like in a spreadsheet. */
export function MarkTable({ year, results, isReading, onChange }: Props) {
  const t = useText();
  const isHydrated = useHydrated();
  const notice = useNotice();
  const [pasted, setPasted] = useState<Done | null>(null);
  const { level, system, termCount } = year;
  const columns = columnsOf(termCount);
  const pasteBlock = async (place: Place, text: string) => {
    const { paste, withoutPasted } = await pasteModule.load();
    // Into the book as it is by now: marks may have been typed while this part was loaded.
    onChange(before => {
      const { book: changed, filled, left } = paste(before, { level, ...place }, text);
      setPasted({ count: filled.length, left, undo: () => onChange(present => withoutPasted(present, filled)) });
      return changed;
    });
  };
  const keys = gridKeys(
    (place, text) => void pasteBlock(place, text).catch(() => notice.failure('grades.pasteFailed')),
  );
  const rows = rowsOf(year);
  const resultOf = new Map(results.map(result => [subjectKey(result.subject), result]));

  return (
    <div className={styles.book}>
      <div className={styles.frame}>
        {/* Keys and pasted blocks bubble up from the cells, which are the controls. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table className={styles.table} {...keys}>
          <caption className={styles.caption}>{t('grades.tableCaption', { level })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('grades.subject')}</th>
              {columns.map(term => (
                <th scope="col" key={term}>
                  {term === null ? t('grades.final') : t('grades.term', { term })}
                </th>
              ))}
            </tr>
          </thead>
          {SUBJECT_TYPES.map(type => {
            const own = rows.filter(subject => typeOfSubject(system, level, subject) === type);
            return own.length === 0 ? null : (
              <tbody key={type}>
                <tr className={styles.group}>
                  <th colSpan={columns.length + 1} scope="rowgroup">
                    {t(`grades.type.${type}`)}
                  </th>
                </tr>
                {own.map(subject => (
                  <MarkRow
                    key={subjectKey(subject)}
                    row={rows.indexOf(subject)}
                    year={year}
                    subject={subject}
                    result={resultOf.get(subjectKey(subject))}
                    isReadOnly={!isHydrated || isReading}
                    onType={(term, value) =>
                      onChange(present => setMark(present, { level, key: subjectKey(subject), term }, value))
                    }
                    onCommit={(term, value) => {
                      const tidy = tidied(system, subject.isRemark, value);
                      if (tidy !== value)
                        onChange(present => setMark(present, { level, key: subjectKey(subject), term }, tidy));
                    }}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
      <ul className={styles.legend}>
        <li className={styles.legendEstimated}>{t('grades.legendEstimated')}</li>
        <li className={styles.legendCalculated}>{t('grades.legendCalculated')}</li>
        <li className={styles.onlyWide}>{t('grades.keysHint')}</li>
      </ul>
      <div role="status">
        {pasted ? (
          <p className={styles.pasted}>
            {t('grades.pasted', { count: pasted.count, left: pasted.left })}
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                pasted.undo();
                setPasted(null);
              }}
            >
              {t('grades.undo')}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

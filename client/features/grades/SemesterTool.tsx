import { useState } from 'react';
import { semesterAverage } from '../../../schema/rules/grades/averages.rules';
import { readMark } from '../../../schema/rules/grades/marks.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { TextField } from '../../kernel/ui/Field';
import styles from './tools.module.css';

const tenthsOf = (typed: string): number | null => {
  const read = readMark('VN_TT22', false, typed);
  return read.kind === 'MARK' ? read.steps : null;
};

/** Several marks in one field, parted by spaces or semicolons: a comma is a decimal sign. */
const allOf = (typed: string): (number | null)[] =>
  typed
    .split(/[;\s]+/)
    .filter(Boolean)
    .map(tenthsOf);

/** (TX + 2 GK + 3 CK) / (n + 5), as Circular 22 makes it. */
export function SemesterTool() {
  const t = useText();
  const format = useFormat();
  const [regular, setRegular] = useState('');
  const [midTerm, setMidTerm] = useState('');
  const [endOfTerm, setEndOfTerm] = useState('');
  const marks = allOf(regular);
  const known = marks.filter(mark => mark !== null);
  const [middle, end] = [tenthsOf(midTerm), tenthsOf(endOfTerm)];
  const isWrong = (typed: string, isRead: boolean) =>
    typed.trim() !== '' && !isRead ? t('grades.semesterFlaw') : undefined;
  const average =
    known.length > 0 && known.length === marks.length && middle !== null && end !== null
      ? semesterAverage({ regular: known, midTerm: middle, endOfTerm: end })
      : null;
  return (
    <section className={styles.tool} aria-labelledby="grades-semester">
      <h3 id="grades-semester">{t('grades.semesterTitle')}</h3>
      <p className={styles.small}>{t('grades.semesterLead')}</p>
      <TextField
        label={t('grades.regularMarks')}
        hint={t('grades.regularMarksHint')}
        inputMode="text"
        value={regular}
        error={isWrong(regular, known.length === marks.length)}
        onChange={({ currentTarget }) => setRegular(currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextField
          label={t('grades.midTerm')}
          inputMode="decimal"
          value={midTerm}
          error={isWrong(midTerm, middle !== null)}
          onChange={({ currentTarget }) => setMidTerm(currentTarget.value)}
        />
        <TextField
          label={t('grades.endOfTerm')}
          inputMode="decimal"
          value={endOfTerm}
          error={isWrong(endOfTerm, end !== null)}
          onChange={({ currentTarget }) => setEndOfTerm(currentTarget.value)}
        />
      </div>
      <p role="status" className={styles.answer}>
        {average === null
          ? t('grades.semesterMissing')
          : t('grades.semesterAnswer', { average: format.decimal(average / 10, 1) })}
      </p>
    </section>
  );
}

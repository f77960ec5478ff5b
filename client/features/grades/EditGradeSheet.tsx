import { useState } from 'react';
import type { GradeErrorCode } from '../../generated/types';
import { gradeSettingsRule } from '../../../schema/rules/grades/gradeBook.rules';
import {
  ACADEMIC_SYSTEM_NAMES,
  type GradeBook,
  type GradeYear,
  MAX_TERMS,
} from '../../../schema/rules/grades/gradeBook.values';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { SelectField, TextField } from '../../kernel/ui/Field';
import { Sheet } from '../../kernel/ui/Sheet';
import { subjectsFor, withSettings } from './settings';
import { SubjectsEditor } from './SubjectsEditor';
import styles from './sheet.module.css';
import { useTypedSettings } from './useTypedSettings';

type Props = {
  readonly book: GradeBook;
  readonly year: GradeYear;
  readonly onClose: () => void;
  readonly onChange: (change: (book: GradeBook) => GradeBook) => void;
};

type Field = 'schoolName' | 'system' | 'termCount';
const FIELDS: readonly Field[] = ['schoolName', 'system', 'termCount'];

/** School, system, number of terms and subjects of a grade. */
export function EditGradeSheet({ book, year, onClose, onChange }: Props) {
  const t = useText();
  const { level } = year;
  const { typed, wasLeft, change, discard, forget } = useTypedSettings(book, year);
  const { schoolName, system, termCount, subjects } = typed;
  /** What the form began with: what came to the grade since, in another tab, stays. */
  const [begunWith] = useState(year.subjects);
  const [errors, setErrors] = useState<Partial<Record<Field, GradeErrorCode>>>({});
  const errorOf = (field: Field) => {
    const code = errors[field];
    if (!code) return undefined;
    return t(
      code === 'HIDDEN_SIGNS' || code === 'WEB_ADDRESS' || code === 'TOO_LONG'
        ? 'grades.error.schoolNameText'
        : `grades.error.${field}`,
    );
  };

  const apply = () => {
    const parsed = gradeSettingsRule.safeParse({
      schoolName,
      system,
      termCount: /^\d+$/.test(termCount.trim()) ? Number(termCount) : 0,
    });
    if (parsed.success) {
      onChange(present => withSettings(present, level, { ...parsed.data, subjects, begunWith }));
      forget();
      onClose();
      return;
    }
    const found = Object.fromEntries(
      parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message as GradeErrorCode]),
    );
    setErrors(found);
    const first = FIELDS.find(field => field in found);
    if (first) document.querySelector<HTMLElement>(`[data-settings] [name="${first}"]`)?.focus();
  };

  const lost = year.subjects.reduce(
    (count, subject) =>
      count +
      (subjects.some(other => other.subject === subject.subject && other.name === subject.name)
        ? subject.marks.filter(({ term }) => term !== null && term > Number(termCount || 0)).length
        : subject.marks.length),
    0,
  );

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('grades.editGrade', { level })}
      footer={<Button onClick={apply}>{t('grades.apply')}</Button>}
    >
      <form
        className={styles.form}
        data-settings
        onSubmit={event => {
          event.preventDefault();
          apply();
        }}
      >
        {wasLeft ? (
          <p className={styles.left}>
            {t('grades.leftChanges')}{' '}
            <Button variant="quiet" size="small" onClick={discard}>
              {t('grades.discardChanges')}
            </Button>
          </p>
        ) : null}
        <TextField
          name="schoolName"
          label={t('grades.schoolName')}
          value={schoolName}
          error={errorOf('schoolName')}
          autoComplete="organization"
          onChange={({ currentTarget }) => change({ schoolName: currentTarget.value })}
        />
        <SelectField
          name="system"
          label={t('grades.systemLabel')}
          value={system}
          error={errorOf('system')}
          options={ACADEMIC_SYSTEM_NAMES.map(value => ({ value, label: t(`grades.system.${value}`) }))}
          onChange={({ currentTarget }) => {
            const wanted = ACADEMIC_SYSTEM_NAMES.find(name => name === currentTarget.value) ?? system;
            change({ system: wanted, subjects: subjectsFor(wanted, level, subjects) });
          }}
        />
        <TextField
          name="termCount"
          label={t('grades.termCountLabel')}
          hint={t('grades.termCountHint', { max: MAX_TERMS })}
          inputMode="numeric"
          value={termCount}
          error={errorOf('termCount')}
          onChange={({ currentTarget }) => change({ termCount: currentTarget.value })}
        />
        <SubjectsEditor
          level={level}
          system={system}
          subjects={subjects}
          onChange={next => change({ subjects: next })}
        />
        {lost > 0 ? (
          <p role="status" className={styles.warning}>
            {t('grades.marksLost', { count: lost })}
          </p>
        ) : null}
      </form>
    </Sheet>
  );
}

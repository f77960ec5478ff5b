import { useState } from 'react';
import {
  type AcademicSystem,
  type GradeLevel,
  type GradeSubject,
  MAX_SUBJECTS,
  OWN_SUBJECT,
  SUBJECT_NAME_MAX,
  subjectKey,
  WEIGHTING_NAMES,
} from '../../../schema/rules/grades/gradeBook.values';
import { subjectListOf } from '../../../schema/rules/grades/subjects.values';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { CheckboxField } from '../../kernel/ui/CheckboxField';
import { SelectField, TextField } from '../../kernel/ui/Field';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './sheet.module.css';
import { useSubjectName } from './useSubjectName';

type Props = {
  readonly level: GradeLevel;
  readonly system: AcademicSystem;
  readonly subjects: readonly GradeSubject[];
  readonly onChange: (subjects: readonly GradeSubject[]) => void;
};

/** Which subjects the student takes, which of them are advanced, and those that no list has. */
export function SubjectsEditor({ level, system, subjects, onChange }: Props) {
  const t = useText();
  const subjectName = useSubjectName();
  const [name, setName] = useState('');
  const [isRemark, setIsRemark] = useState(false);
  /** The name of the one added last. */
  const [added, setAdded] = useState<string | null>(null);
  const list = subjectListOf(system, level);
  const scored = [...list.compulsory, ...list.chosen];
  const offered = [...scored, ...list.remark, ...list.chosenRemark];
  const others = subjects.filter(({ subject }) => !offered.includes(subject));
  const rows: readonly GradeSubject[] = [
    ...offered.map(
      code =>
        subjects.find(({ subject }) => subject === code) ?? {
          subject: code,
          name: null,
          isRemark: !scored.includes(code),
          weighting: 'NONE' as const,
          marks: [],
        },
    ),
    ...others,
  ];
  const own = { subject: OWN_SUBJECT, name: name.trim(), isRemark, weighting: 'NONE' as const, marks: [] };
  const isNew = own.name !== '' && !subjects.some(other => subjectKey(other) === subjectKey(own));

  return (
    <fieldset className={styles.subjects}>
      <legend>{t('grades.subjects')}</legend>
      <p className={styles.hint}>{t('grades.subjectsHint')}</p>
      <ul>
        {rows.map(row => {
          const key = subjectKey(row);
          const isChosen = subjects.some(subject => subjectKey(subject) === key);
          return (
            <li key={key}>
              <CheckboxField
                label={subjectName(row)}
                checked={isChosen}
                onChange={() =>
                  onChange(isChosen ? subjects.filter(subject => subjectKey(subject) !== key) : [...subjects, row])
                }
              />
              {isChosen && !row.isRemark ? (
                <SelectField
                  label={t('grades.weightingOf', { subject: subjectName(row) })}
                  value={row.weighting}
                  options={WEIGHTING_NAMES.map(value => ({ value, label: t(`grades.weighting.${value}`) }))}
                  onChange={({ currentTarget }) => {
                    const weighting = WEIGHTING_NAMES.find(known => known === currentTarget.value) ?? 'NONE';
                    onChange(
                      subjects.map(subject => (subjectKey(subject) === key ? { ...subject, weighting } : subject)),
                    );
                  }}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className={styles.own}>
        <TextField
          label={t('grades.ownSubject')}
          value={name}
          maxLength={SUBJECT_NAME_MAX}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <CheckboxField
          label={t('grades.ownIsRemark')}
          checked={isRemark}
          onChange={({ currentTarget }) => setIsRemark(currentTarget.checked)}
        />
        <Button
          variant="secondary"
          aria-disabled={!isNew || subjects.length >= MAX_SUBJECTS || undefined}
          onClick={() => {
            if (!isNew || subjects.length >= MAX_SUBJECTS) return;
            onChange([...subjects, own]);
            setAdded(own.name);
            setName('');
          }}
        >
          {t('grades.addSubject')}
        </Button>
      </div>
      {/* The new row stands above the field, where nobody who listens would look for it. */}
      <VisuallyHidden>
        <span role="status">{added ? t('grades.subjectAdded', { subject: added }) : null}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

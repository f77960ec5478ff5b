import type { GradeYear } from '../../../schema/rules/grades/gradeBook.values';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useHydrated } from '../../kernel/page/useHydrated';
import { Button } from '../../kernel/ui/Button';
import { classNames } from '../../kernel/ui/classNames';
import styles from './grades.module.css';
import type { GradeBookState } from './useGradeBook';
import type { SaveGrades } from './useSaveGrades';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAppPath } from '../../kernel/i18n/useLocale';
import { placeAddress } from './gradesUrl';
import { useSubjectName } from './useSubjectName';
import { AppLink } from '../../kernel/ui/AppLink';

const flawModule = lazyModule(() => import('./firstFlaw'));
const cellModule = lazyModule(() => import('./focusCell'));

type Props = {
  readonly state: GradeBookState;
  readonly saving: SaveGrades;
  readonly year: GradeYear;
  /** While there are none there is nothing to save, and the bar of a phone stays at the end of the page. */
  readonly hasMarks: boolean;
  readonly onEdit: () => void;
  /** Beside the button, where the figures are out of sight. */
  readonly children: ReactNode;
};

/** What the book is of, whether it is saved, and saving it. */
export function GradesHead({ state, saving, year, hasMarks, onEdit, children }: Props) {
  const t = useText();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const appPath = useAppPath();
  const subjectName = useSubjectName();
  const [problem, setProblem] = useState<string | null>(null);
  const { book, draft, isSignedIn, needsGuardian } = state;

  const save = async () => {
    const [check, cells] = await Promise.all([flawModule.loadQuietly(), cellModule.loadQuietly()]);
    const flaw = check?.firstFlaw(book);
    setProblem(flaw ? t('grades.flawFirst', { subject: subjectName(flaw.subject), level: flaw.level }) : null);
    if (flaw) {
      await navigate(appPath(placeAddress(flaw.level)), { preventScrollReset: true });
      cells?.focusCell(flaw.key, flaw.term);
    } else if (book.schoolName.trim() === '') onEdit();
    else saving.save();
  };

  const status = saving.isSaving
    ? 'grades.saving'
    : draft === null
      ? isSignedIn && state.saved
        ? 'grades.inAccount'
        : 'grades.nothingYet'
      : 'grades.inBrowser';
  return (
    <header className={styles.head}>
      <div className={styles.headText}>
        <h1 className={styles.title}>{t('grades.title')}</h1>
        <p className={styles.quiet}>
          {book.schoolName ? `${book.schoolName} · ` : null}
          {t(`grades.system.${year.system}`)} · {t('grades.termCount', { count: year.termCount })}{' '}
          <button type="button" className={styles.textButton} onClick={onEdit} disabled={!isHydrated}>
            {t('grades.editGrade', { level: year.level })}
          </button>
        </p>
      </div>
      <div className={classNames(styles.saving, (hasMarks || draft !== null) && styles.inReach)}>
        <div className={styles.state}>
          {children}
          <p className={styles.quiet} role="status">
            {isHydrated ? t(status) : null}
          </p>
        </div>
        {needsGuardian ? (
          <AppLink to="/profile/privacy">{t('grades.askGuardian')}</AppLink>
        ) : (
          <Button onClick={() => void save()} aria-disabled={saving.isSaving || undefined} disabled={!isHydrated}>
            {t('grades.save')}
          </Button>
        )}
      </div>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </header>
  );
}

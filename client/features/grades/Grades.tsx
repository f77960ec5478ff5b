import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { useHydrated } from '../../kernel/page/useHydrated';
import { PageHead } from '../../kernel/seo/PageHead';
import { Tabs } from '../../kernel/ui/Tabs';
import { GRADE_LEVELS, hasAnyMark } from '../../../schema/rules/grades/gradeBook.values';
import { yearIn } from './editing';
import { GradesHead } from './GradesHead';
import styles from './grades.module.css';
import { likelyLevel, placeAddress, readPlace } from './gradesUrl';
import { MarkTable } from './MarkTable';
import { useGradeBook } from './useGradeBook';
import { useSaveGrades } from './useSaveGrades';

const yearModule = lazyModule(() => import('./YearResults'));
const allModule = lazyModule(() => import('./AllGrades'));
const noticesModule = lazyModule(() => import('./BookNotices'));
const editorModule = lazyModule(() => import('./EditGradeSheet'));
const toolsModule = lazyModule(() => import('./GradeTools'));
const guardModule = lazyModule(() => import('./UnsavedMarks'));

/** /grade */
export function Grades() {
  const t = useText();
  const [query] = useSearchParams();
  const state = useGradeBook();
  const saving = useSaveGrades(state);
  const { book, draft } = state;
  const place = readPlace(query) ?? likelyLevel(book);
  const level = place === 'all' ? likelyLevel(book) : place;
  const year = yearIn(book, level);
  const shownBook = useDeferredValue(book);
  const isHydrated = useHydrated();
  const hasMarks = book.years.some(({ subjects }) => subjects.some(hasAnyMark));
  const [isEditing, setIsEditing] = useState(false);
  const [hasTools, setHasTools] = useState(false);
  const results = useLazyModule(yearModule, isHydrated && hasMarks && place !== 'all');
  const all = useLazyModule(allModule, isHydrated && place === 'all');
  const notices = useLazyModule(noticesModule, isHydrated && state.isSignedIn);
  const editor = useLazyModule(editorModule, isEditing);
  const tools = useLazyModule(toolsModule, hasTools);
  const guard = useLazyModule(guardModule, isHydrated && state.isSignedIn && draft !== null);
  const tabs = GRADE_LEVELS.map(candidate => ({
    id: String(candidate),
    label: t('grades.level', { level: candidate }),
    to: placeAddress(candidate),
    isCurrent: place === candidate,
  }));
  return (
    <div className={styles.page}>
      <PageHead title={t('grades.title')} description={t('grades.description')} />
      <GradesHead state={state} saving={saving} year={year} hasMarks={hasMarks} onEdit={() => setIsEditing(true)}>
        {results.part && place !== 'all' ? <results.part.ShortFigures book={shownBook} level={level} /> : null}
      </GradesHead>
      {notices.part ? <notices.part.BookNotices state={state} saving={saving} /> : null}
      <Tabs
        label={t('grades.levels')}
        look="pills"
        items={[...tabs, { id: 'all', label: t('grades.all'), to: placeAddress('all'), isCurrent: place === 'all' }]}
      />
      <div className={place === 'all' ? undefined : styles.desk}>
        {place === 'all' ? (
          all.part ? (
            <all.part.AllGrades book={shownBook} />
          ) : (
            <p className={styles.quiet}>{t('common.loading')}</p>
          )
        ) : (
          <MarkTable
            key={level}
            year={year}
            results={results.part?.cellResultsOf(shownBook, level) ?? []}
            isReading={!state.isReady}
            onChange={state.edit}
          />
        )}
        {results.part && place !== 'all' ? <results.part.YearResults book={shownBook} level={level} /> : null}
        {results.hasFailed || all.hasFailed ? <p role="alert">{t('grades.resultsFailed')}</p> : null}
        {hasMarks || place === 'all' ? null : <p className={styles.invitation}>{t('grades.invitation')}</p>}
      </div>
      <details className={styles.tools} onToggle={({ currentTarget }) => setHasTools(currentTarget.open)}>
        <summary>{t('grades.tools')}</summary>
        {tools.part ? <tools.part.GradeTools /> : null}
      </details>
      {editor.part && isEditing ? (
        <editor.part.EditGradeSheet book={book} year={year} onClose={() => setIsEditing(false)} onChange={state.edit} />
      ) : null}
      {guard.part ? <guard.part.UnsavedMarks isDirty={draft !== null && !saving.isSaving} /> : null}
    </div>
  );
}

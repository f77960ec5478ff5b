import { useId } from 'react';
import { subjectKey } from '../../../schema/rules/grades/gradeBook.values';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Button } from '../../kernel/ui/Button';
import { type Draft, newDraft } from './draft';
import { setMark, yearIn } from './editing';
import styles from './notices.module.css';
import type { Contested } from './mergeBooks';
import { rebased } from './rebased';
import type { GradeBookState } from './useGradeBook';
import { useSubjectName } from './useSubjectName';
import type { SaveGrades } from './useSaveGrades';

type Props = { readonly state: GradeBookState; readonly saving: SaveGrades };

/** Marks of this device beside an account: nothing is taken over, mixed or dropped without being asked for. */
function OfThisDevice({ state, saving }: Props) {
  const t = useText();
  const titleId = useId();
  const { saved, visitorDraft } = state;
  const hasBoth = saved !== null;
  /** Instead of the account's book or with it, as a draft that can still be looked at. */
  const take = (draft: Draft) => {
    state.replaceDraft(draft);
    state.forgetVisitorDraft();
  };
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.noticeTitle}>
        {t(hasBoth ? 'grades.bothTitle' : 'grades.offerTitle')}
      </h2>
      <p>{t(hasBoth ? 'grades.bothText' : 'grades.offerText')}</p>
      <div className={styles.choices}>
        {hasBoth ? (
          <>
            <Button onClick={() => saved && visitorDraft && take(rebased(newDraft(visitorDraft.book, null), saved))}>
              {t('grades.merge')}
            </Button>
            <Button variant="secondary" onClick={() => visitorDraft && take(newDraft(visitorDraft.book, saved))}>
              {t('grades.useDevice')}
            </Button>
          </>
        ) : (
          <Button onClick={() => state.visitorDraft && void saving.adopt(state.visitorDraft)}>
            {t('grades.offerSave')}
          </Button>
        )}
        <Button variant="secondary" onClick={state.forgetVisitorDraft}>
          {t(hasBoth ? 'grades.useAccount' : 'grades.offerForget')}
        </Button>
      </div>
    </section>
  );
}

/** Mark by mark: what was entered here and what was saved elsewhere. */
function ContestedMarks({ state }: Pick<Props, 'state'>) {
  const t = useText();
  const titleId = useId();
  const subjectName = useSubjectName();
  const { draft } = state;
  const settle = (mark: Contested, side: 'mine' | 'theirs') =>
    draft &&
    state.replaceDraft({
      ...draft,
      book: side === 'theirs' ? setMark(draft.book, mark, mark.theirs) : draft.book,
      contested: draft.contested.filter(other => other !== mark),
    });
  const nameOf = ({ level, key }: Contested): string => {
    const subject = yearIn(state.book, level).subjects.find(candidate => subjectKey(candidate) === key);
    return subject ? subjectName(subject) : key;
  };
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.noticeTitle}>
        {t('grades.contestedTitle')}
      </h2>
      <p>{t('grades.contestedText')}</p>
      <ul className={styles.contested}>
        {draft?.contested.map(mark => (
          <li key={`${mark.level} ${mark.key} ${mark.term}`}>
            <span>
              {t('grades.contestedMark', {
                level: mark.level,
                subject: nameOf(mark),
                column: mark.term === null ? t('grades.final') : t('grades.term', { term: mark.term }),
              })}
            </span>
            <span className={styles.choices}>
              {(['mine', 'theirs'] as const).map(side => (
                <Button key={side} size="small" variant="secondary" onClick={() => settle(mark, side)}>
                  {t(side === 'mine' ? 'grades.keepMine' : 'grades.takeTheirs', {
                    mark: mark[side] || '·',
                  })}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BookNotices({ state, saving }: Props) {
  const t = useText();
  const isBeside = state.isReady && state.visitorDraft !== null && state.draft === null && !saving.isSaving;
  return (
    <>
      {state.needsGuardian ? (
        <p className={styles.notice}>
          {t('grades.guardian')} <AppLink to="/profile/privacy">{t('grades.askGuardian')}</AppLink>
        </p>
      ) : null}
      {isBeside && !state.needsGuardian ? <OfThisDevice state={state} saving={saving} /> : null}
      {state.draft && state.draft.contested.length > 0 ? <ContestedMarks state={state} /> : null}
    </>
  );
}

/** Saving the book that the page shows, and what becomes of marks that were entered before somebody signed in. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { useNotice } from '../../kernel/feedback/useNotice';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { type Draft, newDraft } from './draft';
import type { GradeBookState } from './useGradeBook';

const saveModule = lazyModule(() => import('./saveBook'));

/** After an hour the person no longer expects it. */
const MAX_AGE_MS = 3_600_000;

export function useSaveGrades(state: GradeBookState) {
  const { owner, saved, draft, visitorDraft, replaceDraft } = state;
  const client = useApolloClient();
  const [isSaving, setIsSaving] = useState(false);
  const promptLogin = useLoginPrompt();
  const notice = useNotice();

  const save = async (wanted: Draft): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      const { saveBook } = await saveModule.load();
      const outcome = await saveBook(client, { owner, draft: wanted, replaceDraft });
      if (outcome === 'SAVED') notice.success('grades.saved');
      else notice.failure(outcome === 'CONFLICT' ? 'grades.conflict' : 'grades.saveFailed');
    } catch (error) {
      notice.thrown(error, 'grades.saveFailed');
    } finally {
      setIsSaving(false);
    }
  };

  /** Marks from before the login become those of the account. */
  const adopt = (visitor: Draft): Promise<void> => {
    const mine = newDraft(visitor.book, null);
    replaceDraft(mine);
    state.forgetVisitorDraft();
    return save(mine);
  };

  const isWished =
    typeof visitorDraft?.wantsSaveAt === 'number' && owner !== null && !saved && !draft && !state.needsGuardian;
  const finishWish = useEffectEvent(async () => {
    const isFresh = Date.now() - (visitorDraft?.wantsSaveAt ?? 0) < MAX_AGE_MS;
    if (visitorDraft && isFresh) await adopt(visitorDraft);
  });
  useEffect(() => {
    if (!isWished) return;
    saveModule.loadQuietly().then(
      () => finishWish(),
      () => undefined,
    );
  }, [isWished]);

  return {
    isSaving,
    adopt,
    save: () => {
      if (state.isSignedIn) return void (draft && save({ ...draft, contested: [] }));
      if (draft) replaceDraft({ ...draft, wantsSaveAt: Date.now() });
      promptLogin();
    },
  };
}

export type SaveGrades = ReturnType<typeof useSaveGrades>;

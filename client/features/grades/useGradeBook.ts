/**
 * The grade book that the page shows: what was entered in this browser, over what the account has. The draft is the only state, shared by the tabs of the
 * browser, so that a reload, a lost session or a second tab loses nothing.
 */
import { useEffect, useMemo } from 'react';
import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values';
import { gradeDrafts } from '../../kernel/storage/gradeDrafts';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useViewer } from '../../kernel/viewer/viewer';
import { type Draft, newDraft, type SavedBook } from './draft';
import { EMPTY_BOOK, isSameBook } from './editing';
import { useMyGradesQuery } from './MyGrades.gql';
import { savedBookOf } from './savedBook';
import { changeDraft, useDraft, writeDraft } from './useDraft';

const rebasedModule = lazyModule(() => import('./rebased'));

/** Puts the draft over what the account has now. What was typed while the code was fetched starts it again. */
async function rebase(owner: string, draft: Draft, saved: SavedBook): Promise<void> {
  const text = gradeDrafts.get(owner);
  const module = await rebasedModule.loadQuietly();
  if (!module || gradeDrafts.get(owner) !== text) return;
  const merged = module.rebased(draft, saved);
  writeDraft(owner, isSameBook(merged.book, saved.book) && merged.contested.length === 0 ? null : merged);
}

/** The draft that was changed; null when it says what the account has already. */
const changedDraft = (draft: Draft | null, saved: SavedBook | null, book: GradeBook): Draft | null =>
  isSameBook(book, saved?.book ?? EMPTY_BOOK) && !draft?.contested.length
    ? null
    : { ...(draft ?? newDraft(book, saved)), book };

export function useGradeBook() {
  const isSignedIn = useViewer() !== null;
  const { data, refetch } = useMyGradesQuery({ skip: !isSignedIn });
  const owner = data?.viewer?.id ?? null;
  const saved = useMemo(() => savedBookOf(data?.myGrades), [data]);
  const { draft, isReading } = useDraft(owner);
  const { draft: visitorDraft } = useDraft(null);
  const isReady = (!isSignedIn || owner !== null) && !isReading;

  const isOutdated = draft !== null && saved !== null && owner !== null && draft.base?.updatedAt !== saved.updatedAt;
  useEffect(() => {
    if (!isOutdated) return;
    void rebase(owner, draft, saved);
  }, [isOutdated, draft, saved, owner]);

  useEffect(() => {
    if (owner === null) return undefined;
    // Another tab has saved: what the account has is read again.
    let isDrafted = gradeDrafts.get(owner) !== null;
    return gradeDrafts.subscribe(() => {
      const wasDrafted = isDrafted;
      isDrafted = gradeDrafts.get(owner) !== null;
      if (wasDrafted && !isDrafted) void refetch().catch(() => undefined);
    });
  }, [owner, refetch]);

  const edit = (change: (book: GradeBook) => GradeBook): void => {
    changeDraft(owner, present => changedDraft(present, saved, change(present?.book ?? saved?.book ?? EMPTY_BOOK)));
  };

  return {
    isSignedIn,
    isReady,
    owner,
    saved,
    draft,
    /** Marks of this device that were entered before anybody signed in, beside those of the account. */
    visitorDraft: isSignedIn ? visitorDraft : null,
    book: draft?.book ?? saved?.book ?? EMPTY_BOOK,
    needsGuardian: data?.viewer?.needsGuardianConsent === true,
    edit,
    replaceDraft: (next: Draft | null) => writeDraft(owner, next),
    forgetVisitorDraft: () => writeDraft(null, null),
  };
}

export type GradeBookState = ReturnType<typeof useGradeBook>;

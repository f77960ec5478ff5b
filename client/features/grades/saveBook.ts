/** Sends a book to the account. What was changed elsewhere meanwhile is put beside what was changed here, and sent again as long as nobody has to choose. */
import type { ApolloClient } from '@apollo/client';
import { gradeDrafts } from '../../kernel/storage/gradeDrafts';
import type { Draft } from './draft';
import { isSameBook } from './editing';
import { MyGradesDocument } from './MyGrades.gql';
import { readDraft } from './readDraft';
import { rebased } from './rebased';
import { savedBookOf } from './savedBook';
import { SaveGradesDocument } from './SaveGrades.gql';

/** Two tabs that save by turns must not go on for ever. */
const MAX_TRIES = 3;

async function send(client: ApolloClient, { book, base }: Draft) {
  // Field by field: what the cache holds carries the names of its types.
  const years = book.years.map(({ level, system, termCount, subjects }) => ({
    level,
    system,
    termCount,
    subjects: subjects.map(({ subject, name, isRemark, weighting, marks }) => ({
      subject,
      name,
      isRemark,
      weighting,
      marks: marks.map(({ term, value }) => ({ term, value })),
    })),
  }));
  const { data } = await client.mutate({
    mutation: SaveGradesDocument,
    variables: { input: { schoolName: book.schoolName, years, seenUpdatedAt: base?.updatedAt ?? null } },
    update: (cache, { data: answer }) => {
      if (!answer) return;
      cache.updateQuery(
        { query: MyGradesDocument },
        present => present && { ...present, myGrades: answer.saveGrades.gradeBook },
      );
    },
  });
  return {
    stored: savedBookOf(data?.saveGrades.gradeBook),
    codes: data?.saveGrades.errors.map(({ code }): string => code) ?? ['CONFLICT'],
  };
}

export type Outcome = 'SAVED' | 'CONFLICT' | 'REFUSED';

/** `replaceDraft` is called with what is left to save. Rejects when the site cannot be reached. */
export async function saveBook(
  client: ApolloClient,
  {
    owner,
    draft,
    replaceDraft,
  }: { readonly owner: string | null; readonly draft: Draft; readonly replaceDraft: (draft: Draft | null) => void },
): Promise<Outcome> {
  let wanted = draft;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { stored, codes } = await send(client, wanted);
    if (codes.length === 0) {
      // What was entered while the book was on its way stays a draft.
      const present = readDraft(gradeDrafts.get(owner));
      const isSent = !present || isSameBook(present.book, wanted.book);
      replaceDraft(isSent ? null : { ...present, base: stored, contested: [] });
      return 'SAVED';
    }
    if (!codes.includes('CONFLICT')) return 'REFUSED';
    wanted = stored ? rebased(wanted, stored) : { ...wanted, base: null };
    replaceDraft(wanted);
    if (wanted.contested.length > 0) return 'CONFLICT';
  }
  return 'REFUSED';
}

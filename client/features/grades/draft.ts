/** A grade book with changes that no account has yet, as it is kept in the browser. */
import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values';
import type { Contested } from './mergeBooks';

/** A book as the account has it. */
export type SavedBook = { readonly book: GradeBook; readonly updatedAt: string };

export type Draft = {
  readonly book: GradeBook;
  /** What it was made from; null when the account had none. */
  readonly base: SavedBook | null;
  /** Marks that were changed elsewhere too: the person's own stand until they choose otherwise. */
  readonly contested: readonly Contested[];
  /** When somebody who was not signed in wanted it saved, in milliseconds. */
  readonly wantsSaveAt: number | null;
};

export const newDraft = (book: GradeBook, base: SavedBook | null): Draft => ({
  book,
  base,
  contested: [],
  wantsSaveAt: null,
});

import type { Draft, SavedBook } from './draft';
import { mergeBooks } from './mergeBooks';

/** The draft over a newer version of the account: both changes are kept. */
export function rebased(draft: Draft, saved: SavedBook): Draft {
  const { book, contested } = mergeBooks({ base: draft.base?.book ?? null, mine: draft.book, theirs: saved.book });
  return { ...draft, book, base: saved, contested };
}

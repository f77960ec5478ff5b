/** Saved programs by what can be done: what is open first, with what is closest to a place before the rest. */
import type { ChanceAnswer } from '../../generated/types';
import { SHOWN_ANSWERS } from './wishlistUrl';
import type { ShortlistQuery } from './Shortlist.gql';

type Saved = ShortlistQuery['myWishlist']['items'][number];
type SavedProgram = Extract<Saved['item'], { readonly __typename: 'Program' }>;
export type ShortlistEntry = { readonly id: string; readonly program: SavedProgram };

/** Null for a program that has left the catalogue: nobody can apply for it. */
const answerOf = ({ program: { isRetired, chance } }: ShortlistEntry): ChanceAnswer | null =>
  isRetired ? null : (chance?.answer ?? null);

const rankOf = (entry: ShortlistEntry): number => {
  const answer = answerOf(entry);
  return answer === null ? SHOWN_ANSWERS.length : SHOWN_ANSWERS.indexOf(answer);
};
/** What closes first comes first; without a deadline last. */
const closingOf = ({ program: { deadline } }: ShortlistEntry): number =>
  deadline?.status === 'OPEN' ? Date.parse(deadline.closesAt) : Number.MAX_SAFE_INTEGER;

/** By answer, then by deadline; what is equal stays in the order in which it was saved. */
export const shortlistOf = (items: readonly Saved[]): ShortlistEntry[] =>
  items
    .flatMap(({ id, item }) => (item.__typename === 'Program' ? [{ id, program: item }] : []))
    .toSorted((left, right) => rankOf(left) - rankOf(right) || closingOf(left) - closingOf(right));

export const ofAnswer = (entries: readonly ShortlistEntry[], answer: ChanceAnswer | undefined): ShortlistEntry[] =>
  entries.filter(entry => answer === undefined || answerOf(entry) === answer);

/** The answers that are there, in the order of the list. */
export const answersIn = (entries: readonly ShortlistEntry[]): { answer: ChanceAnswer; count: number }[] =>
  SHOWN_ANSWERS.map(answer => ({ answer, count: ofAnswer(entries, answer).length })).filter(({ count }) => count > 0);

/** Saved programs in the order in which they fit. */
import { ELIGIBILITY_BANDS } from '../../../schema/rules/eligibility.values';
import type { EligibilityBand } from '../../generated/types';
import type { ShortlistQuery } from './Shortlist.gql';

type Saved = ShortlistQuery['myWishlist']['items'][number];
type SavedProgram = Extract<Saved['item'], { readonly __typename: 'Program' }>;
export type ShortlistEntry = { readonly id: string; readonly program: SavedProgram };

/** Null for a program that has left the catalogue: nobody can apply for it. */
const bandOf = ({ program: { isRetired, eligibility } }: ShortlistEntry): EligibilityBand | null =>
  isRetired ? null : (eligibility?.band ?? null);

const rankOf = (entry: ShortlistEntry): number => {
  const band = bandOf(entry);
  return band === null ? ELIGIBILITY_BANDS.length : ELIGIBILITY_BANDS.indexOf(band);
};
/** What closes first comes first; without a deadline last. */
const closingOf = ({ program: { deadline } }: ShortlistEntry): number =>
  deadline?.status === 'OPEN' ? Date.parse(deadline.closesAt) : Number.MAX_SAFE_INTEGER;

/** By band, then by deadline; what is equal stays in the order in which it was saved. */
export const shortlistOf = (items: readonly Saved[]): ShortlistEntry[] =>
  items
    .flatMap(({ id, item }) => (item.__typename === 'Program' ? [{ id, program: item }] : []))
    .toSorted((left, right) => rankOf(left) - rankOf(right) || closingOf(left) - closingOf(right));

export const ofBand = (entries: readonly ShortlistEntry[], band: EligibilityBand | undefined): ShortlistEntry[] =>
  entries.filter(entry => band === undefined || bandOf(entry) === band);

/** The bands that are there, best first. */
export const bandsIn = (entries: readonly ShortlistEntry[]): { band: EligibilityBand; count: number }[] =>
  ELIGIBILITY_BANDS.map(band => ({ band, count: ofBand(entries, band).length })).filter(({ count }) => count > 0);

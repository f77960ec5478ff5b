/**
 * Variety among equals: of documents with equal points, at most three of an institution in a row, and at most six of a country among the first
 * twenty when no country is chosen. Looked for among the next few hundred; when none fits, the order stays as it is.
 */
import { pickBits, type Bits } from '../build/bitset.js';
import { NO_COUNTRY, NO_INSTITUTION, type KindIndex } from '../build/searchIndex.js';

export const VARIETY = {
  /** So many places are arranged; all later ones keep the order of the index. */
  places: 60,
  /** Documents of one level that are considered. */
  candidates: 400,
  inARow: 3,
  countryPlaces: 20,
  ofACountry: 6,
} as const;

/** Arranges the first places, level by level. */
export function createVariety(
  { institutionOf, countryOf }: KindIndex,
  { isCountryChosen }: { isCountryChosen: boolean },
) {
  const placed: number[] = [];
  const ofCountry = new Map<number, number>();
  const institution = (doc: number): number => institutionOf[doc] ?? NO_INSTITUTION;
  const country = (doc: number): number => countryOf[doc] ?? NO_COUNTRY;

  const isRepetitive = (doc: number): boolean =>
    institution(doc) !== NO_INSTITUTION &&
    placed.length >= VARIETY.inARow &&
    placed.slice(-VARIETY.inARow).every(other => institution(other) === institution(doc));
  const isCountryFull = (doc: number): boolean =>
    !isCountryChosen &&
    placed.length < VARIETY.countryPlaces &&
    country(doc) !== NO_COUNTRY &&
    (ofCountry.get(country(doc)) ?? 0) >= VARIETY.ofACountry;

  return {
    /** The documents of the next level that come first, in their order; empty when all places are taken. */
    arrange(level: Bits): number[] {
      const open = VARIETY.places - placed.length;
      if (open <= 0) return [];
      const rest = pickBits(level, { skip: 0, take: VARIETY.candidates });
      const arranged: number[] = [];
      while (arranged.length < open && rest.length > 0) {
        let place = rest.findIndex(doc => !isRepetitive(doc) && !isCountryFull(doc));
        if (place < 0) place = rest.findIndex(doc => !isRepetitive(doc));
        const [doc] = rest.splice(Math.max(0, place), 1) as [number];
        arranged.push(doc);
        placed.push(doc);
        ofCountry.set(country(doc), (ofCountry.get(country(doc)) ?? 0) + 1);
      }
      return arranged;
    },
  };
}

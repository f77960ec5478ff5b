/** When no document has all terms of a text: which to keep. */
import { intersectAll, type Bits, type BitPool } from '../build/bitset.js';

/** Texts with more terms are shortened from the end instead of trying every combination. */
export const MAX_COMBINED_TERMS = 6;

export type Relaxable = { any: Bits };

/** All combinations of `terms` without the whole and the empty one. */
export function combinationsOf<T>(terms: readonly T[]): T[][] {
  return Array.from({ length: 2 ** terms.length - 2 }, (_, number) =>
    terms.filter((_term, place) => ((number + 1) >> place) & 1),
  );
}

/**
 * The terms that some document has together: all, or as many as possible; of equal choices the one with the fewest results, since what is rare
 * says most. Terms that nothing has are dropped in any case. All terms when nothing has any of them.
 */
export function keptTerms<T extends Relaxable>(terms: readonly T[], pool: BitPool): T[] {
  const buffer = pool.take();
  const countOf = (chosen: readonly T[]): number =>
    intersectAll(
      buffer,
      chosen.map(({ any }) => any),
    );
  if (countOf(terms) > 0) return [...terms];
  const possible = terms.filter(term => countOf([term]) > 0);
  if (possible.length === 0) return [...terms];
  if (possible.length < terms.length && countOf(possible) > 0) return possible;
  if (possible.length > MAX_COMBINED_TERMS) {
    let kept = possible.slice(0, -1);
    while (countOf(kept) === 0) kept = kept.slice(0, -1);
    return kept;
  }
  const choices = combinationsOf(possible)
    .map(chosen => ({ chosen, count: countOf(chosen) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.chosen.length - a.chosen.length || a.count - b.count);
  return choices[0]?.chosen ?? possible;
}

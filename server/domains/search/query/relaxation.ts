/** When no document has all terms of a text: which to keep. */
import { haveCommonBit, intersectAll, type Bits, type BitPool } from '../build/bitset.js';
import type { TermRole } from '../text/phrases.js';
import type { Term } from '../text/terms.js';

/** Texts with more terms that may be left out are shortened from the end instead of trying every combination. */
export const MAX_COMBINED_TERMS = 6;

export type Relaxable = { any: Bits; term: { role: TermRole } };

/** What was said with these is never left out: an answer without it is no answer. */
const FIRM_ROLES: ReadonlySet<TermRole> = new Set(['PLACE', 'LEVEL', 'INSTITUTION', 'SUBJECT']);
export const isFirm = ({ term }: Pick<Relaxable, 'term'>): boolean => FIRM_ROLES.has(term.role);
export const isGuess = ({ term }: Pick<Relaxable, 'term'>): boolean => term.role === 'UNKNOWN';

/** All combinations of `terms` without the whole. */
export function combinationsOf<T>(terms: readonly T[]): T[][] {
  return Array.from({ length: 2 ** terms.length - 1 }, (_, number) =>
    terms.filter((_term, place) => (number >> place) & 1),
  );
}

/**
 * The terms that some document has together. Places, levels, institutions and subjects stay; unknown and corrected words go first, then as few others as
 * possible, of equal choices those without which the fewest results are left, since what is rare says most. All terms when nothing can be left out.
 * `within`: what a result must be in besides, since the text says so (a country, an institution); where it is all there is beside words for scholarships,
 * which programs and institutions do not have, or beside what no entry tells (text/vocabulary/unanswerable.ts), it is the answer. `isSaidEnough`: the text says more than places; so it is where all words are unknown.
 */
export function keptTerms<T extends Relaxable>(
  terms: readonly T[],
  pool: BitPool,
  { within = [], isSaidEnough = false }: { within?: readonly Bits[]; isSaidEnough?: boolean } = {},
): T[] {
  const isNothing = ({ any, term }: T): boolean =>
    !haveCommonBit([any]) &&
    (term.role === 'SCHOLARSHIP' || term.role === 'UNANSWERABLE'
      ? within.length > 0 || isSaidEnough
      : isSaidEnough && isGuess({ term }));
  if (terms.every(isNothing)) return [];
  const kept = chooseTerms(terms, pool, within);
  // A kind of institution alone is no answer to the name of one.
  const losesName = terms.some(term => !kept.includes(term) && term.term.role !== 'UNANSWERABLE');
  const saysOnlyKind = losesName && kept.every(({ term }) => term.role === 'KIND');
  return saysOnlyKind ? [...terms] : kept;
}

function chooseTerms<T extends Relaxable>(terms: readonly T[], pool: BitPool, within: readonly Bits[]): T[] {
  const buffer = pool.take();
  const has = (chosen: readonly T[]): boolean => haveCommonBit([...within, ...chosen.map(({ any }) => any)]);
  const countOf = (chosen: readonly T[]): number => intersectAll(buffer, [...within, ...chosen.map(({ any }) => any)]);
  if (has(terms)) return [...terms];
  const firm = terms.filter(isFirm);
  const loose = terms.filter(term => !isFirm(term) && has([...firm, term]));
  if (firm.length > 0 ? !has(firm) : loose.length === 0) return [...terms];
  const chosenOf = (kept: readonly T[]): T[] => terms.filter(term => isFirm(term) || kept.includes(term));
  const known = loose.filter(term => !isGuess(term));
  const tried = known.length > 0 && known.length < loose.length ? [loose, known] : [loose];
  for (const kept of tried) if (kept.length + firm.length > 0 && has(chosenOf(kept))) return chosenOf(kept);
  return chosenOf(fewestDropped(known.length > 0 ? known : loose, kept => countOf(chosenOf(kept))));
}

/** The most terms that something has together; beyond a few, the first ones. */
function fewestDropped<T>(terms: readonly T[], countOf: (kept: readonly T[]) => number): readonly T[] {
  if (terms.length > MAX_COMBINED_TERMS) {
    let kept = terms.slice(0, -1);
    while (kept.length > 0 && countOf(kept) === 0) kept = kept.slice(0, -1);
    return kept;
  }
  const choices = combinationsOf(terms)
    .map(kept => ({ kept, count: countOf(kept) }))
    .filter(({ kept, count }) => count > 0 && kept.length < terms.length)
    .sort((a, b) => b.kept.length - a.kept.length || a.count - b.count);
  return choices[0]?.kept ?? [];
}

/** The terms that were looked for; null where what is left says too little to be near. */
export function keptOf(terms: readonly Term[], droppedWords: readonly string[]): readonly Term[] | null {
  if (droppedWords.length === 0) return terms;
  const kept = terms.filter(({ text }) => !droppedWords.includes(text));
  return kept.some(term => isFirm({ term })) ? kept : null;
}

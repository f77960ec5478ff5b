/** What is not wanted by its subject: everything that is called by it. */
import { intersect, setAll, subtract, unite, wordsFor, type Bits } from '../build/bitset.js';
import { groupOf } from '../text/phrases.js';
import { widerThan } from '../text/concepts.js';
import type { Term } from '../text/terms.js';
import { readQueryText } from './textMatch.js';
import { TermMatch } from './termMatch.js';
import { addPhrases, type Lookup } from './wordMatch.js';

/** Those with all words of a term, or with a phrase that means the same, in their name. */
function addNamed(target: Bits, lookup: Lookup, term: Term): void {
  unite(target, new TermMatch(lookup, term).exactName);
  for (const keys of [term.synonyms, term.corrected]) addPhrases(target, lookup.index, keys, 'name');
}

const isKindOf = (term: Term, meaning: string): boolean =>
  widerThan(term.meaning).some(broader => `#${groupOf(broader)}` === meaning);

/**
 * Adds to none what none of the words names. What is called by a kind of an unwanted subject that is wanted stays: `marketing not business` keeps a Bachelor of
 * Business (Marketing).
 */
export function addWithout(
  empty: Bits,
  lookup: Lookup,
  { words, wanted, keepsWanted = false }: { words: readonly string[]; wanted: string; keepsWanted?: boolean },
): void {
  const { index } = lookup;
  setAll(empty, index.size);
  const looked = readQueryText(index, wanted).terms;
  // Of `law, not international law` the one means the other here, too.
  const wantedKeys = new Set(looked.flatMap(({ own, synonyms }) => [...own, ...synonyms]));
  for (const text of words) {
    const { terms } = readQueryText(index, text);
    const named = new Uint32Array(wordsFor(index.size));
    terms.forEach((term, place) => {
      const one = new Uint32Array(named.length);
      addNamed(one, lookup, { ...term, synonyms: term.synonyms.filter(key => !wantedKeys.has(key)) });
      if (place === 0) unite(named, one);
      else intersect(named, one);
    });
    for (const term of looked)
      if (keepsWanted || terms.some(({ meaning }) => isKindOf(term, meaning))) {
        const kept = new Uint32Array(named.length);
        addNamed(kept, lookup, term);
        subtract(named, kept);
      }
    subtract(empty, named);
  }
}

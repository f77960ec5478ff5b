/** Several words of a text that mean the same are one term. */
import type { Term } from './terms.js';

/** Each meaning once; what says it again stands with the first. */
export function distinctOf(terms: readonly Term[]): Term[] {
  const distinct = terms.filter((term, place) => terms.findIndex(other => other.meaning === term.meaning) === place);
  if (distinct.length === terms.length) return distinct;
  return distinct.map(term => {
    const repeated = terms.flatMap(({ meaning, text }) =>
      meaning === term.meaning && text !== term.text ? [text] : [],
    );
    return repeated.length > 0 ? { ...term, repeated } : term;
  });
}

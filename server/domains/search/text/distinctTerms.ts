/** Several words of a text that mean the same are one term. */
import { GENERIC_MEANINGS, isNarrowerThan, isWayOf } from './concepts.js';
import type { Term } from './terms.js';

/** Whether a subject is only the word from which the name of the other one, a kind of it, is made: `LLM`, which is law, in `LLM international law`. */
const isHeadOf = (one: Term, other: Term): boolean =>
  !GENERIC_MEANINGS.has(one.meaning) &&
  isNarrowerThan(other.meaning, one.meaning) &&
  [...one.own, ...one.synonyms].some(head =>
    other.own.some(name => name.startsWith(`${head} `) || name.endsWith(` ${head}`)),
  );

/** Each meaning once; what says it again, or without an `and` only in what way one works at it or of what it is a kind, stands with the first. */
export function distinctOf(terms: readonly Term[]): Term[] {
  const saysTheSame = (one: Term, other: Term): boolean =>
    one.meaning === other.meaning ||
    (one.joint === undefined && (isWayOf(one.meaning, other.meaning) || isHeadOf(one, other)));
  const distinct = terms.filter(
    (term, place) =>
      terms.findIndex(other => other.meaning === term.meaning) === place &&
      terms.every(other => other.meaning === term.meaning || !saysTheSame(term, other)),
  );
  if (distinct.length === terms.length) return distinct;
  return distinct.map(term => {
    const repeated = terms.flatMap(other => (saysTheSame(other, term) && other.text !== term.text ? [other.text] : []));
    return repeated.length > 0 ? { ...term, repeated } : term;
  });
}

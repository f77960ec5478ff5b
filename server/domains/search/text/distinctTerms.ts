/** Several words of a text that mean the same are one term. */
import { GENERIC_MEANINGS, isNarrowerThan, isWayOf } from './concepts.js';
import type { Term } from './terms.js';

/**
 * Whether one subject only repeats a word out of the name of the other, narrower one. In `LLM international law` the term `LLM` means law, and `law` stands in the name
 * `international law`, so the text is about international law alone. Words that say little by themselves (`management`) are never such a repetition.
 */
const isHeadOf = (one: Term, other: Term): boolean =>
  !GENERIC_MEANINGS.has(one.meaning) &&
  isNarrowerThan(other.meaning, one.meaning) &&
  [...one.own, ...one.synonyms].some(head =>
    other.own.some(name => name.startsWith(`${head} `) || name.endsWith(` ${head}`)),
  );

/**
 * Keeps one term for each meaning. A term that adds nothing to another one is taken into it: one of the same meaning, or, where no `and` joins the two, one that says only how
 * somebody works at it (`developer` beside `game`) or what it is a kind of (`law` beside `international law`). Its words are kept as `repeated`.
 */
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

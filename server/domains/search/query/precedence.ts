/**
 * What comes first or last beside the points of a text: an institution that the text calls by its very name before all others, a foundation year before degrees
 * that only follow one, what is closed after everything that is not unless the text names it, and of equal points the common degrees before certificates and
 * doctorates.
 */
import { countBits, hasBit, haveCommonBit, intersectAll, setBit, type Bits, type BitPool } from '../build/bitset.js';
import { BitCursor, ListCursor, SplitBitCursor, SplitListCursor, type DocCursor } from './docCursor.js';
import { levelsOf, type Level } from './levels.js';
import type { TextMatch } from './textMatch.js';
import { without, type DocSet } from './docSet.js';

export type Precedence = {
  first: readonly number[];
  /** Before all others, of those that are last and of those that are not. */
  leading: Bits | null;
  last: Bits | null;
  /** What the text says exactly, the weightiest first. */
  exact: readonly Bits[];
  /** Of what is about the subject and nothing else, before its points. */
  foremost: Bits | null;
  /** Of equal points, the weightiest first; what is exactly said is among them. */
  equal: readonly Bits[];
};

/**
 * Of what is about a subject and nothing else that which is taught in a language, where some of it is called as typed: an `Informatics` in English is before a `Computer Science` in
 * German for `computer science`, but not for `Informatik`. Where all that was found is about the subject, and nothing about it alone: an `International Marketing
 * Management` in English is before a `Management and Marketing` in German.
 */
export function foremostOf(match: TextMatch | null, result: Bits, taught: Bits | null, pool: BitPool): Bits | null {
  if (!match || !taught) return null;
  const { terms, wholeSubject } = match;
  const isWhole = wholeSubject !== null && haveCommonBit([wholeSubject, result]);
  const [only, ...others] = terms;
  const among = isWhole ? wholeSubject : others.length === 0 ? (only?.about ?? null) : null;
  if (!among || (!isWhole && lacksSome([result], among))) return null;
  const found = pool.take();
  intersectAll(found, isWhole ? [among] : [among, result]);
  if (!splits(found, taught)) return null;
  const foremost = pool.take();
  intersectAll(foremost, [found, taught]);
  const called = terms.flatMap(({ term, exactName }) => (term.role === 'SUBJECT' ? [exactName] : []));
  const isCalled = (docs: Bits): boolean => haveCommonBit([docs, ...called]);
  // A word of another language is in no title at all, and then says nothing of the language of teaching.
  const isTitled = isCalled(foremost) || (!isWhole && !isCalled(found));
  return called.length > 0 && isTitled ? foremost : null;
}

/** Of what is about a subject and nothing else those in a set, and all that is about more. None where everything that was found is in the set, as most is. */
export function plainOf(match: TextMatch | null, plain: Bits | null, pool: BitPool): Bits[] {
  const wholeSubject = match && plain && lacksSome(match.found, plain) ? match.wholeSubject : null;
  if (!plain || !wholeSubject) return [];
  const docs = pool.take();
  for (let i = 0; i < docs.length; i++) docs[i] = (plain[i] as number) | ~(wholeSubject[i] as number);
  return [docs];
}

/** Whether a document that is in all of some sets is not in another one. */
function lacksSome(found: readonly Bits[], plain: Bits): boolean {
  for (let i = 0; i < plain.length; i++) {
    let left = ~(plain[i] as number);
    for (let k = 0; left !== 0 && k < found.length; k++) left &= (found[k] as Bits)[i] as number;
    if (left !== 0) return true;
  }
  return false;
}

/** A set as the part that is in another one and the rest. */
function split(bits: Bits, set: Bits, pool: BitPool): [Bits, Bits] {
  const [inside, outside] = [pool.take(), pool.take()];
  for (let i = 0; i < bits.length; i++) {
    const word = bits[i] as number;
    const common = word & (set[i] as number);
    inside[i] = common;
    outside[i] = word ^ common;
  }
  return [inside, outside];
}

/** Whether some of the documents are in a set and some are not. */
const splits = (docs: Bits, set: Bits): boolean => haveCommonBit([docs, set]) && lacksSome([docs], set);

const counted = (bits: Bits): DocSet => ({ bits, count: countBits(bits) });

/** Those of a level that are in a set, or that are not; followed only as far as a page needs. */
const partOf = (level: Level, set: Bits, isInside: boolean): DocCursor =>
  level instanceof BitCursor
    ? new SplitBitCursor(level.bits, set, isInside)
    : new SplitListCursor(level.docs, set, isInside);

/** Documents by which of some sets they are in: first those that are in all, the first set being the weightiest. */
const byAll = (docs: Bits, sets: readonly Bits[], pool: BitPool): Bits[] =>
  sets
    .reduce<Bits[]>((parts, set) => parts.flatMap(bits => split(bits, set, pool)), [docs])
    .filter(bits => haveCommonBit([bits]));

/** The levels of points (levels.ts), best first, with what takes precedence before and what gives way behind. */
export function* arrangedLevels(
  result: DocSet,
  match: TextMatch | null,
  { pool, first, leading, last, foremost, equal }: Omit<Precedence, 'exact'> & { pool: BitPool },
): Generator<DocCursor> {
  let rest = result;
  const called = first.filter(doc => hasBit(result.bits, doc));
  if (called.length > 0) {
    yield new ListCursor(Uint32Array.from(called));
    const named = pool.takeEmpty();
    for (const doc of called) setBit(named, doc);
    rest = without(result.bits, named, pool);
  }
  const whole = match?.wholeName;
  const givesWay = last && whole ? without(last, whole, pool).bits : last;
  const byEnd = givesWay ? split(rest.bits, givesWay, pool).toReversed().map(counted) : [rest];
  const parts = leading ? byEnd.flatMap(({ bits }) => split(bits, leading, pool).map(counted)) : byEnd;
  const telling = equal.filter(set => splits(rest.bits, set));
  // A single set is compared as far as a page needs.
  const [single] = telling;
  const groups = telling.length > 1 ? byAll(rest.bits, telling, pool) : [];
  for (const part of parts)
    for (const level of levelsOf(part, match, pool, foremost))
      if (groups.length > 0) for (const group of groups) yield partOf(level, group, true);
      else if (single) for (const isInside of [true, false]) yield partOf(level, single, isInside);
      else yield level;
}

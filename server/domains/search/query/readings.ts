/** Other readings of a text of which nothing has all terms. */
import { haveCommonBit, type Bits } from '../build/bitset.js';
import { namesApart } from '../text/namesApart.js';
import { readingsApart, type Term } from '../text/terms.js';
import { isFirm } from './relaxation.js';
import { TermMatch } from './termMatch.js';

/** The terms as typed where something has all that must be kept, else another reading of them (text/terms.ts) that finds something. */
export function readTogether(typed: readonly TermMatch[], within: readonly Bits[]): readonly TermMatch[] {
  const isFoundBy = (matches: readonly TermMatch[]): boolean =>
    haveCommonBit([...within, ...matches.filter(isFirm).map(({ any }) => any)]);
  const readings = readingsApart(typed.map(({ term }) => term));
  if (readings.length === 0 || isFoundBy(typed)) return typed;
  const matchOf = (term: Term): TermMatch =>
    typed.find(match => match.term === term) ?? new TermMatch((typed[0] as TermMatch).lookup, term);
  return readings.map(reading => reading.map(matchOf)).find(isFoundBy) ?? typed;
}

/** Names of which nothing has all (text/namesApart.ts), and those of them that something is called by; null where there are none. */
export function readApart(typed: readonly TermMatch[], within: readonly Bits[]) {
  const apart = namesApart(typed.map(({ term }) => term));
  const [first] = typed;
  if (!apart || !first || haveCommonBit([...within, ...typed.map(({ any }) => any)])) return null;
  const matchOf = (term: Term): TermMatch =>
    typed.find(match => match.term === term) ?? new TermMatch(first.lookup, term);
  const others = apart.others.map(matchOf);
  const names = apart.names.map(matchOf);
  const known = names.filter(({ name }) => haveCommonBit([...within, ...others.map(({ any }) => any), name]));
  return known.length === 0 ? null : { all: [...others, ...names], kept: [...others, ...known] };
}

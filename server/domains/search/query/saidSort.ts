/** By price, where the text asked for it: what is about its subjects comes before what is only related to them. */
import { countBits, intersectAll, unite, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { UNKNOWN_RANK } from '../build/sortOrders.js';
import { PARTS_OF_FIELDS_MEANT, WIDE_FIELDS } from '../text/concepts.js';
import { without, type DocSet } from './docSet.js';
import type { TermMatch } from './termMatch.js';
import type { TextMatch } from './textMatch.js';
import type { Workspace } from './workspace.js';

type Searched = { index: KindIndex; match: TextMatch | null; result: DocSet; workspace: Workspace };

/** Fewer with a price that are called by the subjects are few: all that is about them is ordered together then. */
const FEW = 3;

const isTelling = ({ term: { role, meaning } }: TermMatch): boolean =>
  (role === 'SUBJECT' || role === 'WORD') && !WIDE_FIELDS.has(meaning);

/** What has a term in its name; of programs not what is about another subject: `Health Informatics` is no informatics. */
function calledBy(match: TermMatch, { bits }: Workspace): Bits {
  const { term, correctedName, hasTitles } = match;
  if (term.role !== 'SUBJECT' || !hasTitles) return correctedName;
  const called = bits.takeEmpty();
  const { about } = match;
  if (about) intersectAll(called, [correctedName, about]);
  return called;
}

/** Those that have every subject of the text in their name; null where it has none but whole fields. */
export function namedFully({ match, result, workspace }: Omit<Searched, 'index'>): DocSet | null {
  const subjects = (match?.terms ?? []).filter(isTelling);
  if (subjects.length === 0) return null;
  const bits = workspace.bits.take();
  return { bits, count: intersectAll(bits, [result.bits, ...subjects.map(one => calledBy(one, workspace))]) };
}

/** What has a subject itself, wherever it says so: of one that shares its field with other trades (a kitchen is in the field of hotels) what is called by it alone. */
const havingItself = (match: TermMatch, workspace: Workspace): Bits =>
  match.hasTitles && PARTS_OF_FIELDS_MEANT.has(match.term.meaning) ? calledBy(match, workspace) : match.own;

/** Those that have every subject itself, and every other word in their name. */
export function aboutFully({ match, result, workspace }: Searched): DocSet {
  const sets = (match?.lists ?? [])
    .filter(list => list.every(isTelling))
    .map(list => {
      const either = workspace.bits.takeEmpty();
      for (const one of list)
        unite(either, one.term.role === 'SUBJECT' ? havingItself(one, workspace) : one.correctedName);
      return either;
    });
  const bits = workspace.bits.take();
  return { bits, count: intersectAll(bits, [result.bits, ...sets]) };
}

/** Those of which none is only related to a subject, as reasons say it (textReasons.ts): what shares its field is not called by it, and `Health Informatics` is. */
export function aboutItself(searched: Searched): DocSet {
  const { match, workspace } = searched;
  const about = aboutFully(searched);
  for (const list of match?.lists ?? []) {
    if (!list.every(one => isTelling(one) && one.term.role === 'SUBJECT' && one.hasTitles)) continue;
    const either = workspace.bits.takeEmpty();
    for (const one of list) {
      const called = calledBy(one, workspace);
      if (!PARTS_OF_FIELDS_MEANT.has(one.term.meaning)) unite(called, without(one.own, one.name, workspace.bits).bits);
      unite(either, called);
    }
    intersectAll(about.bits, [about.bits, either]);
  }
  return { bits: about.bits, count: countBits(about.bits) };
}

/** Those of some documents that tell a price. */
export function priced(
  { index: { ranges }, workspace }: Pick<Searched, 'index' | 'workspace'>,
  { bits }: Pick<DocSet, 'bits'>,
): DocSet {
  const known = workspace.bits.take();
  const rankOf = ranges.TUITION?.rankOf;
  for (let i = 0; i < known.length; i++) {
    let word = 0;
    for (let left = bits[i] as number; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (rankOf?.[i * 32 + 31 - Math.clz32(bit)] !== UNKNOWN_RANK) word |= bit;
    }
    known[i] = word;
  }
  return { bits: known, count: countBits(known) };
}

/**
 * The parts of a result that are ordered each by itself: what is called by the subjects and has a price, where that is no few; all else that is about them; the
 * rest. Nothing without a price is before what has one and is about the same.
 */
export function saidParts(searched: Searched): DocSet[] {
  const { result, workspace } = searched;
  const named = namedFully(searched);
  if (!named) return [result];
  const about = aboutFully(searched);
  const others = without(result.bits, about.bits, workspace.bits);
  const first = priced(searched, named);
  if (first.count < FEW) return [about, others];
  return [first, without(about.bits, first.bits, workspace.bits), others];
}

/**
 * Alternatives of which the first places take turns: subjects with an `or` or an `and` between them, and places. So none of them is shown alone because it has
 * more entries, or entries of better data. What is about more of them counts for each.
 */
import { hasBit, intersectAll, unite, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { resolveFilters, type Filter, type OptionsFilter } from './filters.js';
import { TermMatch } from './termMatch.js';
import type { TextMatch } from './textMatch.js';
import { VARIETY } from './variety.js';
import type { Workspace } from './workspace.js';

/** Of more each would have one place: a part of the world, or an area. */
const MAX_ALTERNATIVES = 4;

const isOfPlace = (filter: Filter): filter is OptionsFilter =>
  filter.kind === 'options' && (filter.attribute === 'DESTINATION' || filter.attribute === 'CITY');

/** `gb-london` and `ca-london` are one alternative. */
const nameOfPlace = ({ attribute }: OptionsFilter, option: string): string =>
  attribute === 'CITY' ? option.slice(option.indexOf('-') + 1) : option;

function placesApart(filter: OptionsFilter): Filter[] {
  const names = new Set(filter.options.map(option => nameOfPlace(filter, option)));
  return [...names].map(name => ({
    ...filter,
    options: filter.options.filter(option => nameOfPlace(filter, option) === name),
  }));
}

/** Subjects by themselves: what a title names, or what an institution teaches. */
function termsApart(list: readonly TermMatch[]): Bits[] {
  const apart = list.flatMap(match => match.term.either?.map(term => new TermMatch(match.lookup, term)) ?? [match]);
  return apart.map(match => (match.term.role === 'SUBJECT' && match.hasTitles ? match.correctedName : match.own));
}

type Choosing = { index: KindIndex; workspace: Workspace; match: TextMatch | null };

/** What has every subject itself, not a neighbouring one alone. */
function ownDocs({ lists }: TextMatch, { bits }: Workspace): Bits[] {
  return lists.map(list => {
    const own = bits.takeEmpty();
    for (const match of list) unite(own, match.own);
    return own;
  });
}

/** The documents of each alternative; none where nothing takes turns. Of subjects in places each subject has its turn in each place. */
export function turnsOf({ index, workspace, match }: Choosing, said: readonly Filter[]): Bits[] {
  const ofPlaces = said
    .filter(isOfPlace)
    .map(filter => resolveFilters(index, workspace, placesApart(filter)).map(({ docs }) => docs));
  const [first, ...others] = [...(match?.lists ?? []).map(termsApart), ...ofPlaces].filter(
    ({ length }) => length > 1 && length <= MAX_ALTERNATIVES,
  );
  if (!first) return [];
  const own = match ? ownDocs(match, workspace) : [];
  const all = others.reduce<Bits[][]>(
    (turns, list) => turns.flatMap(turn => list.map(docs => [...turn, docs])),
    first.map(docs => [docs]),
  );
  return all.map(sets => {
    const common = workspace.bits.take();
    intersectAll(common, [...sets, ...own]);
    return common;
  });
}

type Turn = { docs: Bits; ordered: readonly number[] };

/**
 * The first places: each time the next document of an alternative that has the fewest so far, as long as two of them have any; of several the one that comes
 * first in the usual order.
 */
export function takeTurns(turns: readonly Turn[], usual: readonly number[]): number[] {
  const taken = new Set<number>();
  const counts = turns.map(() => 0);
  const rankOf = (doc: number): number => (usual.includes(doc) ? usual.indexOf(doc) : usual.length);
  while (taken.size < VARIETY.firstPlaces) {
    const open = turns.flatMap(({ ordered }, turn) => {
      const doc = ordered.find(one => !taken.has(one));
      return doc === undefined ? [] : [{ turn, doc }];
    });
    if (open.length < 2) break;
    const [next] = open.toSorted(
      (a, b) => (counts[a.turn] ?? 0) - (counts[b.turn] ?? 0) || rankOf(a.doc) - rankOf(b.doc) || a.turn - b.turn,
    );
    const { doc } = next as (typeof open)[number];
    taken.add(doc);
    turns.forEach(({ docs }, turn) => {
      if (hasBit(docs, doc)) counts[turn] = (counts[turn] ?? 0) + 1;
    });
  }
  return [...taken];
}

/** Runs one query over the index of one kind: the documents of the page with their reasons, the total, the facets, and filters to drop when nothing is found. */
import type { SearchSortName } from '../../../../schema/rules/search.limits.js';
import type { FacetName } from '../../../generated/resolvers.js';
import { countBits, intersectAll, setAll, unite, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { leadingKin } from './closeKin.js';
import type { Correction } from './corrections.js';
import { countFacets, type Facet } from './facets.js';
import { resolveFilters, facetsOf, type ResolvedFilter, type Filter } from './filters.js';
import { pickNearest, type Nearness } from './nearness.js';
import { ownPassing } from './ownFirst.js';
import { pickPage } from './paging.js';
import { aboutItself, namedFully } from './saidSort.js';
import { matchText, type TextMatch } from './textMatch.js';
import { intakesAsked, reasonsOf, yearsAsked } from './entryReasons.js';
import type { PersonalSort } from './personalSort.js';
import { foremostOf, plainOf, type Precedence } from './precedence.js';
import type { BandOption } from './moneyBands.js';
import type { RankReason } from './ranking.js';
import { turnsOf } from './turns.js';
import type { VarietyRules } from './variety.js';
import { workspaceOf, type Workspace } from './workspace.js';
import type { DocSet } from './docSet.js';

export type KindQuery = {
  text: string;
  /** Whether it is not all that was typed: then it names nothing wholly. */
  isPart?: boolean;
  /** Whether neighbouring subjects are left out, which are found behind the subject else. */
  isOwnSubject?: boolean;
  filters: readonly Filter[];
  /** Of the filters those that the text says and that are never left out: words are left out within them. */
  within?: readonly Filter[];
  /** Whether the text says enough beside places for an answer of its own (`bachelor under 20000`): then words that nothing has are left out, in place of finding nothing. */
  isSaidEnough?: boolean;
  /** Of the filters those that the text says: they are not proposed for dropping. */
  said?: readonly Filter[];
  sort: SearchSortName;
  /** Whether alternatives take turns (turns.ts): subjects of the text, and places that it says. */
  takesTurns?: boolean;
  /** Whether the text asks for a country: the best of each comes first (countriesInTurn.ts). */
  isCountryAsked?: boolean;
  /** Whether the text itself asked for the sort (`cheapest nursing`): then programs with the subject in their name come before all others, each part sorted. */
  isSaidSort?: boolean;
  /** What takes precedence in BEST_MATCH (precedence.ts). */
  first?: readonly number[];
  leading?: Filter;
  last?: readonly Filter[];
  /** What passes this filter comes before all others of what is about the subject itself. */
  ownFirst?: Filter;
  usual?: Filter;
  /** What would be welcome, of equal points before `usual`. */
  welcome?: Filter;
  /** What the text says exactly, of equal points before `usual`: the weightiest first. */
  exact?: readonly Filter[];
  /** Where the text has one subject alone: of titles with equal points that are about it and nothing else, those that pass this filter come first (`Nursing` before `Nursing for Registered Nurses`). Applied after `usual`. */
  plain?: Filter;
  /** Applied after `plain`, among equal points. `taught`: programs in this language come first. `stated`: of titles about the subject and nothing else, those that tell this fact (their price) come first. */
  taught?: Filter;
  stated?: Filter;
  /** Of scholarships those that are meant above all: of equal points, and before points where the text only says that scholarships are wanted. */
  meant?: Filter;
  /** Of BEST_MATCH_2. */
  personal?: PersonalSort | null;
  /** Of what is near: what is nearest is first, and there is one page. */
  nearness?: Nearness | null;
  page: { number: number; size: number };
  /** In the order of the result. */
  facets: readonly FacetName[];
  /** Facets that are counted by these bands instead of those of the index. */
  bands?: Partial<Record<FacetName, readonly BandOption[]>>;
  /** Other filters under which the same words are counted; nothing is where there is null. */
  others?: readonly (readonly Filter[] | null)[];
};

export type DroppableFilter = { name: FacetName; together: FacetName[]; count: number };

export type KindResult = {
  /** Document numbers of the page. */
  docs: number[];
  reasons: RankReason[][];
  total: number;
  /** Under each of the other filters, in their places. */
  otherTotals: (number | null)[];
  facets: Facet[];
  droppableFilters: DroppableFilter[];
  /** Terms of the text that were left out since nothing has all of them. */
  droppedWords: string[];
  /** Of typing errors in the text, in its order. */
  corrections: readonly Correction[];
};

export function runQuery(index: KindIndex, query: KindQuery): KindResult {
  const { workspace, filters, match, found } = findMatch(index, query);
  const docsOf = (isIncluded: (filter: Filter) => boolean): DocSet =>
    narrow(
      found,
      filters.filter(({ filter }) => isIncluded(filter)),
    );

  const result = docsOf(() => true);
  const { docs, reasons } = result.count === 0 ? { docs: [], reasons: [] } : pageOf(found, result, query);
  return {
    docs,
    reasons,
    total: result.count,
    otherTotals: (query.others ?? []).map(
      others => others && narrow(found, resolveFilters(index, workspace, others)).count,
    ),
    facets: countFacets({ index, workspace, filters, result, docsOf, bands: query.bands ?? {} }, query.facets),
    droppableFilters: result.count > 0 ? [] : droppableFilters(found, query),
    droppedWords: match?.dropped ?? [],
    corrections: match?.corrections ?? [],
  };
}

/** The page of what was found, each with its reasons. */
function pageOf(found: Found, result: DocSet, query: KindQuery): Pick<KindResult, 'docs' | 'reasons'> {
  const { index, workspace, match } = found;
  const { personal = null } = query;
  const ranked = precedenceOf(found, result.bits, query);
  const usual = query.nearness ? null : (leadingKin(match, result) ?? ownPassing({ ...found, result }, query.ownFirst));
  const precedence = { ...ranked, leading: ranked.leading ?? usual };
  const rules = varietyRules(index, query.filters);
  const intakes = intakesAsked(found, query.filters);
  const years = yearsAsked(found, query.filters);
  const turns = query.takesTurns ? turnsOf(found, query.said ?? []) : [];
  const isCountryAsked = query.isCountryAsked === true && !query.nearness;
  const paged = { index, workspace, match, result, rules, personal, precedence, turns, isCountryAsked };
  const docs = query.nearness ? nearestOf(paged, query, query.nearness) : pickPage(paged, query);
  const reasons = docs.map(doc => [
    ...(personal?.reasonsOf(doc) ?? []),
    ...reasonsOf(index, match, { doc, first: precedence.first, query, intakes, years }),
  ]);
  return { docs, reasons };
}

/** So many are in the order of the search where nothing is nearer. */
export const ORDERED = 100;

function nearestOf(paged: Parameters<typeof pickPage>[0], query: KindQuery, nearness: Nearness): number[] {
  const usual = pickPage(paged, { ...query, page: { number: 1, size: ORDERED } });
  const named = namedFully(paged)?.bits ?? null;
  const own = aboutItself(paged).bits;
  const { leading, exact } = paged.precedence;
  return pickNearest(paged.result.bits, { nearness, leading, own, named, exact, usual, count: query.page.size });
}

type Matched = Pick<KindQuery, 'text' | 'filters' | 'within' | 'said' | 'isSaidEnough' | 'isOwnSubject'>;

/** How much a query finds and which words it leaves out, without a page, facets and proposals. */
export function countQuery(
  index: KindIndex,
  { text, filters, within = [], said = [], isSaidEnough = false, isOwnSubject = false }: Matched,
): Pick<KindResult, 'total' | 'droppedWords'> {
  const {
    match,
    filters: resolved,
    found,
  } = findMatch(index, { text, filters, within, said, isSaidEnough, isOwnSubject });
  return { total: narrow(found, resolved).count, droppedWords: match?.dropped ?? [] };
}

/** All that is about a subject itself, wherever it is. Not to be written to, nor to be kept. */
export const docsAbout = (index: KindIndex, text: string): DocSet =>
  narrow(findMatch(index, { text, filters: [], isOwnSubject: true }).found, []);

function findMatch(
  index: KindIndex,
  { text, filters: wanted, within = [], said = [], isSaidEnough = false, isOwnSubject = false }: Matched,
) {
  const workspace = workspaceOf(index);
  const filters = resolveFilters(index, workspace, wanted);
  const docsOf = (isMeant: (filter: Filter) => boolean): Bits[] =>
    filters.filter(({ filter }) => isMeant(filter)).map(({ docs }) => docs);
  const levels = docsOf(filter => said.includes(filter) && facetsOf(filter).includes('AWARD'));
  const firm = docsOf(filter => within.includes(filter));
  const match = matchText({ index, workspace }, text, { within: firm, levels, isSaidEnough, isOwnSubject });
  return { workspace, filters, match, found: { index, workspace, match } };
}

const varietyRules = ({ awardOf }: KindIndex, filters: readonly Filter[]): VarietyRules => ({
  isOfPrograms: awardOf.length > 0,
  isCountryChosen: filters.some(filter => facetsOf(filter).includes('DESTINATION')),
  isOneInstitution: filters.some(filter => filter.kind === 'institutions' && filter.numbers.size <= 1),
});

type Found = { index: KindIndex; workspace: Workspace; match: TextMatch | null };

/** The documents that match the text and the filters. Not to be written to: it may be a cached set. */
function narrow({ index, workspace, match }: Found, filters: readonly Pick<ResolvedFilter, 'docs'>[]): DocSet {
  const sets = [...(match?.found ?? []), ...filters.map(({ docs }) => docs)];
  const [only] = sets;
  if (only && sets.length === 1) return { bits: only, count: countBits(only) };
  const bits = workspace.bits.take();
  if (only) return { bits, count: intersectAll(bits, sets) };
  setAll(bits, index.size);
  return { bits, count: index.size };
}

/** A level that the text says in words is what is looked for, common or not. */
function precedenceOf(
  { index, workspace, match }: Found,
  result: Bits,
  {
    first = [],
    leading,
    last = [],
    usual,
    welcome,
    exact = [],
    plain,
    taught,
    stated,
    meant,
    personal,
    nearness,
  }: KindQuery,
): Precedence {
  const docsOf = (filter: Filter | undefined) =>
    filter ? (resolveFilters(index, workspace, [filter])[0]?.docs ?? null) : null;
  const allOf = (filters: readonly (Filter | undefined)[]): Bits[] => filters.flatMap(filter => docsOf(filter) ?? []);
  const ofAny = (filters: readonly Filter[]): Bits | null => {
    const [one, ...others] = allOf(filters);
    if (!one || others.length === 0) return one ?? null;
    const all = one.slice();
    for (const other of others) unite(all, other);
    return all;
  };
  // Without a text programs have an order of their own.
  const hasLevel = match?.terms.some(({ term: { role } }) => role === 'LEVEL') ?? index.awardOf.length > 0;
  const ordered = { first, last: ofAny(last), exact: allOf(exact) };
  if (!meant) {
    const equal = personal
      ? []
      : [
          ...ordered.exact,
          ...allOf(hasLevel ? [] : [welcome, usual]),
          ...plainOf(match, docsOf(plain), workspace.bits),
          ...allOf(match ? [taught] : []),
          ...plainOf(match, docsOf(stated), workspace.bits),
        ];
    const foremost = personal ? null : foremostOf(match, result, docsOf(taught), workspace.bits);
    return { ...ordered, leading: docsOf(leading), foremost, equal };
  }
  const isGeneral = match?.terms.every(({ term: { role } }) => role === 'SCHOLARSHIP') ?? true;
  const general = isGeneral && !nearness?.isOfPayment ? meant : undefined;
  return {
    ...ordered,
    leading: docsOf(leading ?? general),
    foremost: null,
    equal: [...(personal ? [] : ordered.exact), ...allOf([meant])],
  };
}

/** The filters without the choices of one facet. */
function withoutFacet(filters: readonly Filter[], facet: FacetName): Filter[] {
  return filters.flatMap((filter): Filter[] => {
    if (filter.kind !== 'intake') return facetsOf(filter).includes(facet) ? [] : [filter];
    const rest: Filter = {
      ...filter,
      ...(facet === 'INTAKE_MONTH' && { months: [] }),
      ...(facet === 'INTAKE_STATUS' && { statuses: [] }),
    };
    return facetsOf(rest).length > 0 ? [rest] : [];
  });
}

/** Sets of one chosen facet each, of two, and the whole. */
const dropChoices = (chosen: readonly FacetName[]): FacetName[][][] => [
  chosen.map(name => [name]),
  chosen.flatMap((name, place) => chosen.slice(place + 1).map(other => [name, other])),
  [[...chosen]],
];

/** The smallest sets of filters without which there are results; most results first, equal ones in the order of the facets. */
function droppableFilters(found: Found, { filters, facets, said = [] }: KindQuery): DroppableFilter[] {
  const owned = new Set(filters.filter(filter => !said.includes(filter)).flatMap(facetsOf));
  const chosen = facets.filter(facet => owned.has(facet));
  for (const choices of dropChoices(chosen)) {
    const useful = choices
      .filter(names => names.length > 0)
      .map(names => {
        const rest = names.reduce<readonly Filter[]>(withoutFacet, filters);
        return { names, count: narrow(found, resolveFilters(found.index, found.workspace, rest)).count };
      })
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    if (useful.length > 0)
      return useful.map(({ names: [name, ...together], count }) => ({ name: name as FacetName, together, count }));
  }
  return [];
}

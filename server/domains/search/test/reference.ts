/**
 * The reference implementation: it defines what a search returns, with array filters and string functions, slow and obvious.
 * For tests and the benchmark only. It shares with the index only the tokenizer, the query parser and the data tables.
 */
import { OPEN_FACET_LIMIT, UNKNOWN_VALUE, type SearchSortName } from '../../../../schema/rules/search.limits.js';
import { hasMarks, toWords, wordForms } from '../text/tokenizer.js';
import { parseQueryText, type QueryText, type QueryWord } from '../text/queryText.js';

export type ReferenceFacet<Doc, Criteria> = {
  name: string;
  /** Null when the options come from the documents. */
  closed: readonly string[] | null;
  /** Values and names of a document's options, for a facet that is not closed. */
  open?: (doc: Doc) => { value: string; label: string | null }[];
  chosen: (criteria: Criteria) => readonly string[];
  /** The criteria with this choice alone in this filter. */
  choose: (criteria: Criteria, value: string) => Criteria;
  /** The criteria without this filter. */
  drop: (criteria: Criteria) => Criteria;
  isUnknown?: (doc: Doc) => boolean;
};

export type ReferenceKind<Doc, Criteria> = {
  docs: readonly Doc[];
  nameOf: (doc: Doc) => string[];
  otherWordsOf: (doc: Doc) => string[];
  passes: (doc: Doc, criteria: Criteria) => boolean;
  facets: readonly ReferenceFacet<Doc, Criteria>[];
  /** Sort keys of BEST_MATCH within a tier, most significant first. */
  rankKeys: (doc: Doc) => readonly (number | string)[];
  /** Sort keys of the other sorts; null when the kind does not support the sort. */
  sortKeys: (doc: Doc, sort: SearchSortName) => readonly (number | string)[] | null;
  slugOf: (doc: Doc) => string;
  reasonsOf: (doc: Doc) => string[];
};

type Searched = { text: string; sort: SearchSortName; page: { number: number; size: number } };

export type ReferenceAnswer = {
  slugs: string[];
  reasons: string[][];
  total: number;
  facets: { name: string; options: { value: string; label: string | null; count: number }[] }[];
  droppableFilters: { name: string; count: number }[];
};

type WordBag = { name: string[]; all: string[]; markedName: string[]; markedAll: string[] };

const compareKeys = (a: readonly (number | string)[], b: readonly (number | string)[]): number => {
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] ?? 0, b[i] ?? 0];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
};

/** Optimal string alignment: inserting, deleting, replacing a letter and swapping neighbours cost one each. */
export function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (table[i] ?? [])[j] = Math.min(
        replaced,
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

const isTypoOf = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  [...Array(word.length + 1).keys()].some(length => editDistance(typed, word.slice(0, length)) <= 1);

/** Tier of a document for a text, 0 when it does not match (query/ranking.ts). */
function tierOf(bag: WordBag, { words, spans }: QueryText, dictionary: ReadonlySet<string>): number {
  const begins = (list: string[], word: string) => list.some(candidate => candidate.startsWith(word));
  const isPlain = words.every(({ folded }) => begins(bag.all, folded));
  const isNamed = words.every(({ folded }) => begins(bag.name, folded));
  const marked = words.flatMap(({ marked: exact }) => (exact === null ? [] : [exact]));
  if (marked.length > 0 && isNamed && marked.every(exact => begins(bag.markedName, exact))) return 9;
  const isNamedBySynonym = (place: number) =>
    spans.some(
      ({ from, to, others }) =>
        from <= place && place < to && others.some(phrase => phrase.every(word => bag.name.includes(word))),
    );
  const beginsMarked = ({ folded, marked: exact }: QueryWord) =>
    begins(bag.name, folded) && (exact === null || begins(bag.markedName, exact));
  if (marked.length > 0 && words.every((word, place) => beginsMarked(word) || isNamedBySynonym(place))) return 8;
  if (marked.length > 0 && isPlain && marked.every(exact => begins(bag.markedAll, exact))) return 7;
  if (words.every(({ folded }) => bag.name.includes(folded))) return 6;
  if (isNamed) return 5;
  if (marked.length === 0 && words.every(({ folded }, place) => begins(bag.name, folded) || isNamedBySynonym(place)))
    return 4;
  if (isPlain) return 3;
  const isBySynonym = (place: number) =>
    spans.some(
      ({ from, to, phrases }) =>
        from <= place && place < to && phrases.some(phrase => phrase.every(word => bag.all.includes(word))),
    );
  if (words.every(({ folded }, place) => begins(bag.all, folded) || isBySynonym(place))) return 2;
  const isTypo = (word: string) =>
    word.length >= 5 &&
    ![...dictionary].some(known => known.startsWith(word)) &&
    bag.all.some(candidate => isTypoOf(word, candidate));
  if (words.every(({ folded }, place) => begins(bag.all, folded) || isBySynonym(place) || isTypo(folded))) return 1;
  return 0;
}

const TEXT_REASONS = [
  [],
  ['TYPO_CORRECTED'],
  ['SYNONYM'],
  ['OTHER_WORDS'],
  ['SYNONYM'],
  ['NAME'],
  ['NAME'],
  ['OTHER_WORDS'],
  ['SYNONYM'],
  ['EXACT_NAME'],
];

function bagOf<Doc, Criteria>(kind: ReferenceKind<Doc, Criteria>, doc: Doc): WordBag {
  const name = kind.nameOf(doc).flatMap(toWords);
  const all = [...name, ...kind.otherWordsOf(doc).flatMap(toWords)];
  const exactOf = (words: typeof name) => words.filter(hasMarks).map(word => word.exact);
  return {
    name: name.flatMap(wordForms),
    all: all.flatMap(wordForms),
    markedName: exactOf(name),
    markedAll: exactOf(all),
  };
}

export function makeReference<Doc, Criteria extends Searched>(
  kind: ReferenceKind<Doc, Criteria>,
): (criteria: Criteria) => ReferenceAnswer {
  const bags = new Map(kind.docs.map(doc => [doc, bagOf(kind, doc)]));
  const dictionary = new Set([...bags.values()].flatMap(bag => bag.all));

  return criteria => {
    const text = parseQueryText(criteria.text);
    const tiers = new Map(
      kind.docs.map(doc => [doc, text.words.length === 0 ? 0 : tierOf(bags.get(doc) as WordBag, text, dictionary)]),
    );
    const isFound = (doc: Doc) => text.words.length === 0 || tiers.get(doc) !== 0;
    const found = (wanted: Criteria) => kind.docs.filter(doc => isFound(doc) && kind.passes(doc, wanted));

    const keysOf = (doc: Doc) => kind.sortKeys(doc, criteria.sort) ?? [-(tiers.get(doc) ?? 0), ...kind.rankKeys(doc)];
    const results = found(criteria).sort((a, b) =>
      compareKeys([...keysOf(a), kind.slugOf(a)], [...keysOf(b), kind.slugOf(b)]),
    );
    const { number, size } = criteria.page;
    const page = results.slice((number - 1) * size, number * size);
    return {
      slugs: page.map(kind.slugOf),
      reasons: page.map(doc => [...(TEXT_REASONS[tiers.get(doc) ?? 0] ?? []), ...kind.reasonsOf(doc)]),
      total: results.length,
      facets: kind.facets.map(facet => ({ name: facet.name, options: optionsOf({ kind, facet, criteria, found }) })),
      droppableFilters:
        results.length > 0
          ? []
          : kind.facets
              .filter(facet => facet.chosen(criteria).length > 0)
              .map(facet => ({ name: facet.name, count: found(facet.drop(criteria)).length }))
              .filter(({ count }) => count > 0)
              .sort((a, b) => b.count - a.count),
    };
  };
}

type FacetCase<Doc, Criteria> = {
  kind: ReferenceKind<Doc, Criteria>;
  facet: ReferenceFacet<Doc, Criteria>;
  criteria: Criteria;
  found: (criteria: Criteria) => Doc[];
};

function optionsOf<Doc, Criteria>({ kind, facet, criteria, found }: FacetCase<Doc, Criteria>) {
  const countOf = (value: string) =>
    value === UNKNOWN_VALUE && facet.isUnknown
      ? found(facet.drop(criteria)).filter(facet.isUnknown).length
      : found(facet.choose(criteria, value)).length;
  if (facet.closed) return facet.closed.map(value => ({ value, label: null, count: countOf(value) }));

  const labels = new Map<string, string | null>();
  for (const { value, label } of kind.docs.flatMap(doc => facet.open?.(doc) ?? [])) {
    const known = labels.get(value);
    if (known === undefined || (label !== null && known !== null && label < known)) labels.set(value, label);
  }
  const options = [...labels].map(([value, label]) => ({ value, label, count: countOf(value) }));
  const listed = options
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || compareKeys([a.value], [b.value]))
    .slice(0, OPEN_FACET_LIMIT);
  const missing = [...new Set(facet.chosen(criteria))]
    .filter(value => !listed.some(option => option.value === value))
    .sort();
  return [...listed, ...missing.map(value => ({ value, label: labels.get(value) ?? null, count: countOf(value) }))];
}

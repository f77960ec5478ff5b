/**
 * The reference implementation: it defines what a search returns, with array filters and string functions, slow and obvious.
 * For tests and the benchmark only. It shares with the index only the tokenizer, the query parser and the data tables.
 */
import { OPEN_FACET_LIMIT, UNKNOWN_VALUE, type SearchSortName } from '../../../../schema/rules/search.limits.js';
import { parseQueryText } from '../text/queryText.js';
import { toWords } from '../text/tokenizer.js';
import { WIDE_FIELDS } from '../text/concepts.js';
import { saysScholarship, tellsKindAlone } from '../query/tellingReasons.js';
import {
  correctionsIn,
  createDictionary,
  isNamedBy,
  isWholeName,
  isWholeSubject,
  placementOf,
} from './referenceText.js';
import { arrange } from './referenceVariety.js';
import { bagOf, type Bag } from './referenceBags.js';
import { areFewJoint, keepTerms, leadsByKin, placesOfTerms, readApart, readTogether } from './referenceTerms.js';

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
  /** What tells what it is about (text/titleSubjects.ts); of programs. */
  titleOf?: (doc: Doc) => string;
  otherWordsOf: (doc: Doc) => string[];
  /** Names of what it belongs to, of which a subject is not its own. */
  belongsTo?: (doc: Doc) => string[];
  /** Texts of which only phrases of the vocabulary count. */
  subjectsOf?: (doc: Doc) => string[];
  /** Whether a text can name a document by the telling words of one of its names. */
  isNamed?: boolean;
  institutionOf: (doc: Doc) => string | null;
  /** Null for several. */
  countryOf: (doc: Doc) => string | null;
  passes: (doc: Doc, criteria: Criteria) => boolean;
  facets: readonly ReferenceFacet<Doc, Criteria>[];
  /** Sort keys of BEST_MATCH within a tier, most significant first. */
  rankKeys: (doc: Doc) => readonly (number | string)[];
  /** Sort keys of the other sorts; null when the kind does not support the sort. */
  sortKeys: (doc: Doc, sort: SearchSortName) => readonly (number | string)[] | null;
  slugOf: (doc: Doc) => string;
  reasonsOf: (doc: Doc, criteria: Criteria) => string[];
};

type Searched = {
  text: string;
  sort: SearchSortName;
  page: { number: number; size: number };
  /** Whether the text asks for the sort. */
  isSaidSort?: boolean;
  /** Whether it asks for a country. */
  isCountryAsked?: boolean;
};

export type ReferenceAnswer = {
  slugs: string[];
  reasons: string[][];
  total: number;
  facets: { name: string; options: { value: string; label: string | null; count: number }[] }[];
  droppableFilters: { name: string; together: string[]; count: number }[];
  droppedWords: string[];
  corrections: readonly { typed: string; corrected: string }[];
};

const foldedWords = (text: string): string[] => toWords(text).map(({ folded }) => folded);

/** From the weakest on. */
const TEXT_REASONS = ['RELATED_SUBJECT', 'TYPO_CORRECTED', 'SYNONYM', 'FIELD', 'OTHER_WORDS', 'NAME', 'EXACT_NAME'];

const compareKeys = (a: readonly (number | string)[], b: readonly (number | string)[]): number => {
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] ?? 0, b[i] ?? 0];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
};

export function makeReference<Doc, Criteria extends Searched>(
  kind: ReferenceKind<Doc, Criteria>,
): (criteria: Criteria) => ReferenceAnswer {
  const bags = new Map(
    kind.docs.map(doc => [
      doc,
      bagOf({
        name: kind.nameOf(doc),
        title: kind.titleOf?.(doc) ?? '',
        other: kind.otherWordsOf(doc),
        belongsTo: kind.belongsTo?.(doc) ?? [],
        subjects: kind.subjectsOf?.(doc) ?? [],
      }),
    ]),
  );
  const allBags = [...bags.values()];
  const cities = kind.docs.flatMap(
    doc =>
      kind.facets
        .find(({ name }) => name === 'CITY')
        ?.open?.(doc)
        .flatMap(({ label }) => label ?? []) ?? [],
  );
  const hasSubjects = kind.facets.some(({ name }) => name === 'FIELD');
  const dictionary = createDictionary(allBags, { cities, hasSubjects });
  const bag = (doc: Doc) => bags.get(doc) as Bag;
  return criteria => {
    const { terms: typed, isUnsearchable } = parseQueryText(criteria.text, dictionary);
    const together = readTogether(typed, allBags, dictionary);
    const apart = readApart(together, allBags, dictionary);
    const terms = apart?.terms ?? together;
    const kept = apart?.kept ?? keepTerms(together, allBags, dictionary);
    const placements = new Map(kind.docs.map(doc => [doc, kept.map(term => placementOf(term, bag(doc), dictionary))]));
    const placed = (doc: Doc) => placements.get(doc) ?? [];
    const places = placesOfTerms(kept, apart !== null || areFewJoint(kept, allBags, dictionary));
    const either = (doc: Doc, place: number) => placed(doc).filter((_, other) => places[other] === place);
    const isFound = (doc: Doc) => !isUnsearchable && places.every(place => either(doc, place).some(one => one.isFound));
    const found = (wanted: Criteria) => kind.docs.filter(doc => isFound(doc) && kind.passes(doc, wanted));
    const levelOf = (doc: Doc) => [
      leadsByKin(kept, bag(doc), () => found(criteria).map(bag)) ? 0 : 1,
      terms.length > 0 && (isWholeName(terms, bag(doc)) || isWholeSubject(terms, bag(doc))) ? 0 : 1,
      kind.isNamed && isNamedBy(criteria.text, kind.nameOf(doc)) ? 0 : 1,
      kept.every(saysScholarship) ? 0 : -placed(doc).reduce((sum, { points }) => sum + points, 0),
    ];

    const isNamedWholly = (doc: Doc): boolean => {
      const said = foldedWords(criteria.text);
      return kind.isNamed === true || foldedWords(kind.nameOf(doc)[0] ?? '').every(word => said.includes(word));
    };
    const textReasonsOf = (doc: Doc): string[] => {
      if (terms.length === 0 || kept.length === 0) return [];
      const strengthOf = (place: number) => Math.max(...either(doc, place).map(({ reason }) => reason));
      const weakest = Math.min(...places.map(strengthOf));
      const isWhole = TEXT_REASONS[weakest] === 'NAME' && kept.length === terms.length && isWholeName(terms, bag(doc));
      if (isWhole) return [isNamedWholly(doc) ? 'EXACT_NAME' : 'NAME'];
      const named = kept.flatMap((term, at) => (tellsKindAlone(term) ? [] : (places[at] ?? [])));
      const strongest = named.length > 0 ? Math.min(...named.map(strengthOf)) : weakest;
      const also = placed(doc).some(one => one.isByMeaningOfCorrection) ? ['SYNONYM'] : [];
      return [TEXT_REASONS[strongest] ?? '', ...also];
    };
    /** Where words were left out, the others are told only of what has no other reason. */
    const reasonsOf = (doc: Doc): string[] => {
      const others = kind.reasonsOf(doc, criteria);
      const areHidden = kept.length < terms.length && others.length > 0;
      const textReasons = textReasonsOf(doc).filter(reason => !areHidden || reason === 'RELATED_SUBJECT');
      return [...textReasons, ...others];
    };
    const isTelling = (place: number) =>
      kept.every(
        ({ role, meaning }, other) =>
          places[other] !== place || (['SUBJECT', 'WORD'].includes(role) && !WIDE_FIELDS.has(meaning)),
      );
    const telling = [...new Set(places)].filter(isTelling);
    const isAbout = (doc: Doc) =>
      telling.every(place =>
        placed(doc).some(
          ({ isItself, isInCorrectedName }, other) =>
            places[other] === place && (kept[other]?.role === 'SUBJECT' ? isItself : isInCorrectedName),
        ),
      );
    const isCalled = (doc: Doc) =>
      kind.sortKeys(doc, 'TUITION_ASC')?.[0] === 0 &&
      placed(doc).every(
        ({ isCalled: isCalledByTerm }, other) =>
          isCalledByTerm ||
          !['SUBJECT', 'WORD'].includes(kept[other]?.role ?? '') ||
          WIDE_FIELDS.has(kept[other]?.meaning ?? ''),
      );
    /** What is called by the subjects and has a price, where that is no few; all else that is about them; the rest. */
    const partOf = (doc: Doc): number => {
      if (!criteria.isSaidSort || telling.length === 0) return 0;
      return isCalled(doc) && found(criteria).filter(isCalled).length >= 3 ? 0 : isAbout(doc) ? 1 : 2;
    };
    const saidKeysOf = (doc: Doc) => {
      const keys = kind.sortKeys(doc, criteria.sort);
      return keys && [partOf(doc), ...keys];
    };
    const keysOf = (doc: Doc) => saidKeysOf(doc) ?? [...levelOf(doc), ...kind.rankKeys(doc)];
    const sorted = found(criteria).sort((a, b) =>
      compareKeys([...keysOf(a), kind.slugOf(a)], [...keysOf(b), kind.slugOf(b)]),
    );
    const isBestMatch = sorted[0] !== undefined && kind.sortKeys(sorted[0], criteria.sort) === null;
    const countries = kind.facets.find(({ name }) => name === 'DESTINATION');
    const isSaidOrder = isBestMatch || criteria.isSaidSort === true;
    const own = sorted.filter(isAbout);
    const among = (own.length > 0 ? own : sorted).filter(
      doc => isBestMatch || kind.sortKeys(doc, 'TUITION_ASC')?.[0] === 0,
    );
    const bestOf = (code: string) => among.find(doc => countries && kind.passes(doc, countries.choose(criteria, code)));
    const best = criteria.isCountryAsked && isSaidOrder ? (countries?.closed ?? []).map(bestOf) : [];
    const first = sorted.filter(doc => best.includes(doc));
    const results = isBestMatch
      ? arrange(
          sorted,
          { ...kind, levelOf: doc => levelOf(doc).join() },
          { first, isCountryChosen: (countries?.chosen(criteria).length ?? 0) > 0 },
        )
      : [...first, ...sorted.filter(doc => !first.includes(doc))];
    const { number, size } = criteria.page;
    const page = results.slice((number - 1) * size, number * size);
    return {
      slugs: page.map(kind.slugOf),
      reasons: page.map(reasonsOf),
      total: results.length,
      facets: kind.facets.map(facet => ({ name: facet.name, options: optionsOf({ kind, facet, criteria, found }) })),
      droppableFilters: results.length > 0 ? [] : smallestDrops(kind, criteria, wanted => found(wanted).length),
      droppedWords: terms.filter(term => !kept.includes(term)).map(({ text }) => text),
      corrections: isUnsearchable ? [] : correctionsIn(terms, dictionary),
    };
  };
}

/** Of all sets of chosen filters of one, of two, or the whole: those of the first size that bring results. */
function smallestDrops<Doc, Criteria>(
  kind: ReferenceKind<Doc, Criteria>,
  criteria: Criteria,
  countOf: (criteria: Criteria) => number,
): ReferenceAnswer['droppableFilters'] {
  const chosen = kind.facets.filter(facet => facet.chosen(criteria).length > 0);
  const pairs = chosen.flatMap((facet, number) => chosen.slice(number + 1).map(other => [facet, other]));
  for (const sets of [chosen.map(facet => [facet]), pairs, [chosen]]) {
    const drops = sets.flatMap(([first, ...others]) => {
      if (!first) return [];
      const rest = others.reduce((wanted, facet) => facet.drop(wanted), first.drop(criteria));
      return [{ name: first.name, together: others.map(({ name }) => name), count: countOf(rest) }];
    });
    const useful = drops.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    if (useful.length > 0) return useful;
  }
  return [];
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

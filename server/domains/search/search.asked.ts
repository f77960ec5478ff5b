/** What a search asks for: its text as it was understood, and the query that this makes with the filters chosen by hand. */
import { facetsOf } from './query/filters.js';
import { countQuery, type KindQuery } from './query/runQuery.js';
import type { SearchIndex } from './build/searchIndex.js';
import { readQueryText } from './query/textMatch.js';
import { losesName } from './search.elsewhere.js';
import { withCalledUniversity } from './search.cityUniversity.js';
import { withoutNeed } from './search.need.js';
import { askedYears, yearsMeant } from './search.foundations.js';
import { asksForOtherSchools, NO_PROGRAM } from './search.otherSchools.js';
import { precedenceFor } from './search.precedence.js';
import { withProgramTopics } from './search.scholarshipTopics.js';
import { isSubjectAlone, unwantedIn } from './search.unwanted.js';
import { withoutUnstatedFeatures } from './search.unstatedFeatures.js';
import { replacedYearsIn, type ReplacedYears } from './search.replacedYears.js';
import { understandText } from './search.understanding.js';
import { says } from './understanding/classPhrases.js';
import { cityAroundIn, isEarlyLeaving, isSingleCity } from './understanding/limits.js';
import { applyLimits, type AppliedLimits } from './understanding/applyLimits.js';
import type { SearchKind } from './understanding/limitFilters.js';
import { isOfSchool, type Understanding } from './understanding/understand.js';
import { hasSubject } from './text/subjects.js';

export type KindCounts = { institutions: number; programs: number; scholarships: number };

export type Searched = { text: string; filter: object; sort: KindQuery['sort']; asWords?: string[] | undefined };

export type Answering<Criteria extends Searched> = {
  index: SearchIndex;
  kind: SearchKind;
  criteria: Criteria;
  /** From criteria, with what was understood among its filters, to a query. */
  queryOf: (criteria: Criteria) => KindQuery;
  institutionNumberOf: (slug: string) => number | undefined;
  /** How much a search of the text alone finds, by kind. */
  countsOf: (text: string, known?: Partial<KindCounts>) => KindCounts;
};

type Applied<Criteria> = { applied: AppliedLimits; query: KindQuery; criteria: Criteria };
type Read<Criteria> = Applied<Criteria> & {
  understanding: Understanding;
  /** Words beside the name of an institution that is answered without them, as typed. */
  unfound: string[];
  /** A year before a degree of which nothing tells in the place; null where there is none, or something does. */
  replacedYears: ReplacedYears | null;
};

/** Lessons beside a job, of which only a title tells: what has them in its title is found by it. */
const isOfHours = ({ limit }: Understanding['items'][number]): boolean =>
  limit.kind === 'UNANSWERED' && limit.topic === 'PART_TIME';

/** Where no scholarship has the words of a city, it is where one should be: nothing is there, and what is in its country is near. */
function inCityOfNone<Criteria extends Searched>(
  { index }: Answering<Criteria>,
  asWords: Read<Criteria>,
  asPlace: () => Read<Criteria>,
): Read<Criteria> | null {
  const { total, droppedWords } = countQuery(index.scholarships, asWords.query);
  if (total > 0 && droppedWords.length === 0) return null;
  const inCity = asPlace();
  const cities = inCity.understanding.items.filter(({ limit }) => isSingleCity(limit));
  const isLeftOut = ({ text }: { text: string }): boolean => total === 0 || droppedWords.includes(text);
  if (cities.length === 0 || !cities.every(isLeftOut)) return null;
  return countQuery(index.scholarships, inCity.query).total === 0 ? inCity : null;
}

/**
 * What a text asks for, as a query. The name of an institution alone is words among institutions, if they find it; beside a subject it is a condition
 * as elsewhere, and the institution is an answer by itself when it has nothing of what else was asked.
 */
export function readSearch<Criteria extends Searched>(answering: Answering<Criteria>): Read<Criteria> {
  const { index, kind, criteria } = answering;
  const replacedYears = replacedYearsIn(index, { kind, text: criteria.text, asWords: criteria.asWords });
  const said = { kind, text: replacedYears?.text ?? criteria.text, asWords: criteria.asWords };
  const queryOf = (understanding: Understanding): KindQuery => applyUnderstanding(answering, understanding).query;
  const understood = (all: Understanding, unfound: string[] = []): Read<Criteria> => {
    const instead = { ...all, items: [...all.items, ...(replacedYears?.items ?? [])] };
    const understanding =
      kind === 'scholarships' ? withProgramTopics(all) : withoutUnstatedFeatures(index[kind], instead, queryOf);
    const { query, ...read } = applyUnderstanding(answering, understanding);
    const filters = replacedYears?.isAsked ? [...query.filters, NO_PROGRAM] : query.filters;
    return { ...read, query: { ...query, filters }, understanding, unfound, replacedYears };
  };
  const meant = (asked: typeof said & { isNameLimit?: boolean }): Read<Criteria> =>
    understood(withCalledUniversity(index, asked, understandText(index, asked)));
  const asWords = meant(said);
  const found = (one: Read<Criteria>): number => countQuery(index[kind], one.query).total;
  const needless = kind === 'scholarships' ? withoutNeed(asWords.understanding) : null;
  const hours = asWords.understanding.items.filter(isOfHours);
  if (hours.length > 0) {
    const titled = meant({ ...said, asWords: [...(said.asWords ?? []), ...hours.map(({ id }) => id)] });
    const { total, droppedWords } = countQuery(index[kind], titled.query);
    const countTerms = ({ query }: Read<Criteria>): number => readQueryText(index[kind], query.text).terms.length;
    const isTitle = droppedWords.length === 0 && countTerms(titled) > countTerms(asWords);
    if (total > 0 && isTitle) return titled;
  }
  const inCity =
    kind === 'scholarships' && criteria.text.trim() !== ''
      ? inCityOfNone(answering, asWords, () => meant({ ...said, isNameLimit: true }))
      : null;
  if (inCity) return inCity;
  if (needless && found(asWords) === 0) {
    const rich = understood(needless.understanding, needless.words);
    return found(rich) > 0 ? rich : asWords;
  }
  if (kind !== 'institutions' || criteria.text.trim() === '') return asWords;
  const named = meant({ ...said, isNameLimit: true });
  if (!isOfSchool(named.understanding.items)) return asWords;
  const { rest } = named.understanding;
  const { terms } = readQueryText(index[kind], rest);
  if (!hasSubject(terms)) {
    const { total, droppedWords } = countQuery(index[kind], asWords.query);
    if (
      total > 0 &&
      (droppedWords.length === 0 || (rest !== '' && !losesName(index.institutions, named.understanding, droppedWords)))
    )
      return asWords;
  }
  if (rest === '' || found(named) > 0) return named;
  return understood(
    { ...named.understanding, rest: '' },
    terms.map(({ text }) => text),
  );
}

type Applying<Criteria extends Searched> = Omit<Answering<Criteria>, 'countsOf'>;

export function applyUnderstanding<Criteria extends Searched>(
  { index, kind, criteria, queryOf, institutionNumberOf }: Applying<Criteria>,
  { items, rest }: Understanding,
): Applied<Criteria> {
  const byHand = criteria.filter as Record<string, unknown>;
  const limits = applyLimits({ kind, items, byHand, institutionNumberOf });
  const isSaidSort = limits.sort !== null && criteria.sort === 'BEST_MATCH';
  const own = {
    ...criteria,
    text: rest,
    filter: limits.filter,
    sort: isSaidSort ? limits.sort : criteria.sort,
  } as Criteria;
  const query = queryOf(own);
  const ofInstitutions = limits.institutions.map(
    numbers => ({ kind: 'institutions', numbers: new Set(numbers) }) as const,
  );
  const facets = new Set([...limits.filters.values()].flatMap(filter => filter?.facet ?? []));
  const said = query.filters.filter(filter => facetsOf(filter).some(facet => facets.has(facet)));
  const ofPlace = said.filter(filter => facetsOf(filter).some(facet => facet === 'DESTINATION' || facet === 'CITY'));
  const isOfOthers = kind === 'programs' && asksForOtherSchools(index, { items, rest });
  const none = isOfOthers ? [NO_PROGRAM] : [];
  const isYear = ({ id }: Understanding['items'][number]): boolean => limits.filters.get(id)?.key === 'entries';
  const years = kind === 'programs' ? askedYears({ text: criteria.text, items }).filter(isYear) : [];
  const isOfEarly = years.some(({ limit }) => isEarlyLeaving(limit));
  const filters = [
    // Who leaves school early comes into a college, too, which is no such year.
    ...(isOfEarly ? query.filters.filter(filter => !facetsOf(filter).includes('ENTRY')) : query.filters),
    ...(years.length > 0 ? [yearsMeant(years)] : []),
    ...ofInstitutions,
    ...none,
    ...unwantedIn(index[kind], { items, rest }),
  ];
  const within = [...ofPlace, ...ofInstitutions];
  const isSaidEnough = said.length > ofPlace.length || ofInstitutions.length > 0;
  const precedence = precedenceFor({ index, kind }, { ...own, typed: criteria.text }, items);
  // What would be welcome comes first of equal ones: of all where nothing else is looked for.
  const [welcome] = limits.welcome ? queryOf({ ...own, filter: limits.welcome }).filters : [];
  const isAll = rest.trim() === '' && precedence.leading === undefined;
  const preferred = welcome ? { ...precedence, ...(isAll ? { leading: welcome } : { welcome }) } : precedence;
  const isPart = items.length > 0;
  const isOwnSubject = isSubjectAlone(index[kind], { items, rest });
  const takesTurns = cityAroundIn(items) === null;
  const isCountryAsked = says(criteria.text, 'countryAsked');
  const reach = { isPart, isOwnSubject, isSaidSort, isSaidEnough, takesTurns, isCountryAsked };
  return {
    applied: limits,
    criteria: own,
    query: { ...query, ...preferred, ...reach, filters, within, said },
  };
}

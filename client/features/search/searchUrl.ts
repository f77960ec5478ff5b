/** The address is the state of search: reads criteria from it and writes them back without loss. */
import { ENGLISH_TEST_SCALES, type EnglishTest } from '../../../schema/rules/catalogue.values';
import {
  BAND_CURRENCY,
  FILTER_CHOICE_LIMIT,
  SEARCH_TEXT_LIMIT,
  type FilterCurrency,
} from '../../../schema/rules/search.limits';
import { readPageNumber } from '../../kernel/page/resultPage';
import { isFilterCurrency } from './filterMoney';
import {
  FILTERS,
  FILTERS_OF_KIND,
  MONEY_FILTERS,
  SORTS_OF_KIND,
  isEnglishTest,
  type FilterName,
  type SearchKind,
  type Sort,
} from './searchFilters';

/** Of money in the units of its currency (`unitOf`): in dong, tuition in millions and fees in thousands. */
export type Range = { min?: number; max?: number };

export type Criteria = {
  text: string;
  /** Ids of what the text was understood to say and that is plain words for this person. */
  words: readonly string[];
  /** Chosen values of each choice filter, in the order chosen. */
  choices: Partial<Record<FilterName, readonly string[]>>;
  ranges: Partial<Record<FilterName, Range>>;
  /** Currency of the money ranges; never null while there is one. Without one it is what somebody chose to see them in. */
  currency: FilterCurrency | null;
  english: { test: EnglishTest; score: number } | null;
  /** Filters by a figure that take items without that figure, too. */
  includeUnknown: readonly FilterName[];
  sort: Sort;
  /** First page is 1. */
  page: number;
};

const DEFAULTS: Criteria = {
  text: '',
  words: [],
  choices: {},
  ranges: {},
  currency: null,
  english: null,
  includeUnknown: [],
  sort: 'BEST_MATCH',
  page: 1,
};

/** Lone surrogates from broken links cannot be written into an address. */
export const cleanText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCH_TEXT_LIMIT)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

function readAmount(value: string | null, limit: number): number | undefined {
  if (value === null || !/^\d{1,9}$/.test(value)) return undefined;
  const amount = Number(value);
  return amount <= limit ? amount : undefined;
}

function readRange(params: URLSearchParams, minParam: string, maxParam: string): Range | null {
  const min = readAmount(params.get(minParam), 10_000_000);
  const max = readAmount(params.get(maxParam), 10_000_000);
  if (min === undefined && max === undefined) return null;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function readEnglish(params: URLSearchParams, testParam: string, scoreParam: string): Criteria['english'] {
  const score = Number(params.get(scoreParam) || Number.NaN);
  const test = params.get(testParam) ?? 'IELTS';
  if (!isEnglishTest(test) || Number.isNaN(score)) return null;
  const scale = ENGLISH_TEST_SCALES[test];
  return score >= scale.min && score <= scale.max ? { test, score } : null;
}

/** Query parameter, repeated for each filter that takes items without its figure. */
export const UNKNOWN_PARAM = 'unknown';

/** Whether the filter is set and compares a figure or a month: items without one then match only on request. */
export const comparesFigure = (
  { choices, ranges, english }: Pick<Criteria, 'choices' | 'ranges' | 'english'>,
  name: FilterName,
): boolean =>
  ranges[name] !== undefined ||
  (name === 'ENGLISH' && english !== null) ||
  (name === 'INTAKE_MONTH' && choices[name] !== undefined);

export const isChosen = (criteria: Criteria, name: FilterName): boolean =>
  criteria.choices[name] !== undefined || comparesFigure(criteria, name);

/** Reads criteria from an address. Unknown and invalid values are dropped, they are never an error. */
export function readCriteria(kind: SearchKind, params: URLSearchParams): Criteria {
  const criteria: Criteria = { ...DEFAULTS, choices: {}, ranges: {} };
  criteria.text = cleanText(params.get('q') ?? '');
  criteria.words = readWords(params, criteria.text);
  for (const name of FILTERS_OF_KIND[kind]) {
    const filter = FILTERS[name];
    if (filter.control === 'choices') {
      const values = params.getAll(filter.param).flatMap(value => (filter.isAllowed(value) ? value : value.split(',')));
      const chosen = [...new Set(values.filter(filter.isAllowed))].slice(0, FILTER_CHOICE_LIMIT);
      if (chosen.length > 0) criteria.choices[name] = chosen;
    } else if (filter.control === 'range') {
      const range = readRange(params, filter.minParam, filter.maxParam);
      if (range) criteria.ranges[name] = range;
    } else {
      criteria.english = readEnglish(params, filter.testParam, filter.scoreParam);
    }
  }
  const unknown = params.getAll(UNKNOWN_PARAM);
  criteria.includeUnknown = FILTERS_OF_KIND[kind].filter(
    name => unknown.includes(name) && comparesFigure(criteria, name),
  );
  criteria.currency = FILTERS_OF_KIND[kind].includes('TUITION') ? readCurrency(params, criteria) : null;
  const sort = SORTS_OF_KIND[kind].find(candidate => candidate === params.get('sort'));
  if (sort) criteria.sort = sort;
  criteria.page = readPageNumber(params);
  return criteria;
}

/** Query parameter, repeated for each part of the text that is to be plain words. */
const WORDS_PARAM = 'words';
const WORDS_LIMIT = 20;
const UNDERSTOOD_ID = /^[a-z-]{2,24}-\d{1,3}$/;

const readWords = (params: URLSearchParams, text: string): string[] =>
  text === ''
    ? []
    : [...new Set(params.getAll(WORDS_PARAM).filter(id => UNDERSTOOD_ID.test(id)))].slice(0, WORDS_LIMIT).sort();

/** A range without a currency is in US dollars, whatever is offered now: an address means the same for everybody. */
function readCurrency(params: URLSearchParams, criteria: Criteria): Criteria['currency'] {
  const currency = params.get('currency') ?? '';
  if (isFilterCurrency(currency)) return currency;
  return hasMoneyRange(criteria) ? BAND_CURRENCY : null;
}

export const hasMoneyRange = (criteria: Pick<Criteria, 'ranges'>) => MONEY_FILTERS.some(name => criteria.ranges[name]);

/** Writes criteria in one canonical order; defaults are left out, so equal criteria have equal addresses. */
export function writeCriteria(kind: SearchKind, criteria: Criteria): URLSearchParams {
  const params = new URLSearchParams();
  if (criteria.text) params.set('q', criteria.text);
  if (criteria.text) for (const id of criteria.words) params.append(WORDS_PARAM, id);
  for (const name of FILTERS_OF_KIND[kind]) {
    const filter = FILTERS[name];
    if (filter.control === 'choices') {
      for (const value of criteria.choices[name] ?? []) params.append(filter.param, value);
    } else if (filter.control === 'range') {
      const range = criteria.ranges[name];
      if (range?.min !== undefined) params.set(filter.minParam, String(range.min));
      if (range?.max !== undefined) params.set(filter.maxParam, String(range.max));
    } else if (criteria.english) {
      params.set(filter.testParam, criteria.english.test);
      params.set(filter.scoreParam, String(criteria.english.score));
    }
  }
  for (const name of FILTERS_OF_KIND[kind])
    if (criteria.includeUnknown.includes(name) && comparesFigure(criteria, name)) params.append(UNKNOWN_PARAM, name);
  const isImplied = criteria.currency === BAND_CURRENCY && hasMoneyRange(criteria);
  if (criteria.currency && !isImplied) params.set('currency', criteria.currency);
  if (criteria.sort !== DEFAULTS.sort) params.set('sort', criteria.sort);
  if (criteria.page > 1) params.set('page', String(criteria.page));
  return params;
}

/** Every change of text, filter or sort goes back to the first page. What was turned off belongs to its text. */
export const withChange = (criteria: Criteria, change: Partial<Criteria>): Criteria => ({
  ...criteria,
  words: change.text === undefined || change.text === criteria.text ? criteria.words : [],
  page: 1,
  ...change,
});

/** A part of the text as plain words. */
export const withWords = (criteria: Criteria, id: string): Criteria =>
  withChange(criteria, { words: [...criteria.words.filter(other => other !== id), id].sort() });

export function withoutChoice(criteria: Criteria, name: FilterName, value: string): Criteria {
  const left = (criteria.choices[name] ?? []).filter(other => other !== value);
  const { [name]: _removed, ...others } = criteria.choices;
  return withChange(criteria, { choices: left.length > 0 ? { ...others, [name]: left } : others });
}

export function withoutFilter(criteria: Criteria, name: FilterName): Criteria {
  const { [name]: _choice, ...choices } = criteria.choices;
  const { [name]: _range, ...ranges } = criteria.ranges;
  return withChange(criteria, {
    choices,
    ranges,
    currency: hasMoneyRange(criteria) && !hasMoneyRange({ ranges }) ? null : criteria.currency,
    english: name === 'ENGLISH' ? null : criteria.english,
    includeUnknown: criteria.includeUnknown.filter(other => other !== name),
  });
}

export const withUnknown = (criteria: Criteria, name: FilterName): Criteria =>
  withChange(criteria, { includeUnknown: [...criteria.includeUnknown.filter(other => other !== name), name] });

export const withoutFilters = (criteria: Criteria): Criteria => ({
  ...DEFAULTS,
  text: criteria.text,
  words: criteria.words,
  sort: criteria.sort,
});

export function countFilters(criteria: Criteria): number {
  const chosen = Object.values(criteria.choices).reduce((sum, values) => sum + values.length, 0);
  return chosen + Object.keys(criteria.ranges).length + (criteria.english ? 1 : 0);
}

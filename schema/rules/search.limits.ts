/** Limits and bands of the search as data, free of zod so that the browser can carry them. */
import { CURRENCIES } from './catalogue.values.js';

/** Code units of a search text that are read; the rest is ignored. */
export const SEARCH_TEXT_LIMIT = 200;
/** Words and phrases of a search text that are looked for, beside what is understood; the rest is ignored. */
export const SEARCH_WORD_LIMIT = 12;
export const PAGE_SIZE_LIMIT = 50;
export const DEFAULT_PAGE_SIZE = 20;
/** Far beyond any catalogue planned; keeps page arithmetic in integers. */
export const PAGE_NUMBER_LIMIT = 1_000_000;
/** Choices inside one filter. */
export const FILTER_CHOICE_LIMIT = 50;
/** Options listed in a facet whose values come from the data (cities, languages, nationalities). */
export const OPEN_FACET_LIMIT = 50;
export const SUGGEST_LIMIT = 10;
export const DEFAULT_SUGGEST_LIMIT = 8;
/** Items of `related` and `similar`. */
export const RELATED_LIMIT = 12;
export const DEFAULT_RELATED_LIMIT = 6;

export const SEARCH_SORTS = [
  'BEST_MATCH',
  'BEST_MATCH_2',
  'TUITION_ASC',
  'TUITION_DESC',
  'APPLICATION_FEE_ASC',
  'APPLICATION_FEE_DESC',
  'TITLE_ASC',
] as const;
export type SearchSortName = (typeof SEARCH_SORTS)[number];

export const INTAKE_STATUSES = ['OPEN', 'LIKELY_OPEN'] as const;
export const DEADLINE_STATUSES = ['OPEN', 'CLOSED'] as const;

/** Inclusive on both ends, like the filter a band stands for: an amount on an edge belongs to both bands. */
export type Band = { min?: number; max?: number };

/** What a range of money can be given in: the currencies of the catalogue and, while its rate is known, the dong. */
export const FILTER_CURRENCIES = [...CURRENCIES, 'VND'] as const;
export type FilterCurrency = (typeof FILTER_CURRENCIES)[number];

/** The currency in which the search compares amounts. */
export const BAND_CURRENCY: (typeof CURRENCIES)[number] = 'USD';
/** Of all currencies but the dong: one of their units is worth about the same. */
export const TUITION_BANDS: readonly Band[] = [
  { max: 5_000 },
  { min: 5_000, max: 10_000 },
  { min: 10_000, max: 20_000 },
  { min: 20_000, max: 30_000 },
  { min: 30_000, max: 40_000 },
  { min: 40_000, max: 60_000 },
  { min: 60_000 },
];
export const APPLICATION_FEE_BANDS: readonly Band[] = [
  { min: 0, max: 0 },
  { max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 150 },
  { min: 150 },
];
export const TUITION_BANDS_IN_VND: readonly Band[] = [
  { max: 100_000_000 },
  { min: 100_000_000, max: 250_000_000 },
  { min: 250_000_000, max: 500_000_000 },
  { min: 500_000_000, max: 750_000_000 },
  { min: 750_000_000, max: 1_000_000_000 },
  { min: 1_000_000_000, max: 1_500_000_000 },
  { min: 1_500_000_000 },
];
export const APPLICATION_FEE_BANDS_IN_VND: readonly Band[] = [
  { min: 0, max: 0 },
  { max: 1_000_000 },
  { min: 1_000_000, max: 2_000_000 },
  { min: 2_000_000, max: 4_000_000 },
  { min: 4_000_000 },
];
export const tuitionBandsIn = (currency: FilterCurrency): readonly Band[] =>
  currency === 'VND' ? TUITION_BANDS_IN_VND : TUITION_BANDS;
export const feeBandsIn = (currency: FilterCurrency): readonly Band[] =>
  currency === 'VND' ? APPLICATION_FEE_BANDS_IN_VND : APPLICATION_FEE_BANDS;
export const DURATION_BANDS: readonly Band[] = [
  { max: 12 },
  { min: 12, max: 24 },
  { min: 24, max: 36 },
  { min: 36, max: 48 },
  { min: 48 },
];
/** What an applicant may hold in IELTS; each band counts the programs that ask for no more. */
export const ENGLISH_BANDS: readonly Band[] = [
  { max: 5.5 },
  { max: 6 },
  { max: 6.5 },
  { max: 7 },
  { max: 7.5 },
  { max: 8 },
];

/** The value of an option that counts the items without a published figure. */
export const UNKNOWN_VALUE = 'unknown';

/** `min-max`, either side empty when open: what an option of a banded facet carries. */
export const bandValue = ({ min, max }: Band): string => `${min ?? ''}-${max ?? ''}`;

export const parseBandValue = (value: string): Band | null => {
  const match = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(value);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return {
    ...(match[1] !== undefined && { min: Number(match[1]) }),
    ...(match[2] !== undefined && { max: Number(match[2]) }),
  };
};

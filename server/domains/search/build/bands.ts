/** Bands of amounts that the facets offer, and the currency in which amounts are compared. */
import type { CURRENCIES } from '../../../../schema/rules/catalogue.values.js';
import { convertAmount } from '../../../../schema/rules/money.rules.js';
import {
  BAND_CURRENCY,
  bandValue,
  UNKNOWN_VALUE,
  type Band,
  type FilterCurrency,
} from '../../../../schema/rules/search.limits.js';

/** An amount as the rows of the catalogue have it. */
export type RowMoney = { amount: number; currency: (typeof CURRENCIES)[number] };

/** Units of each currency for one euro; that of the dong is missing until staff enter it. */
export type Rates = Readonly<Record<(typeof CURRENCIES)[number], number>> & { readonly VND?: number };

/** In the currency in which amounts are compared. Filter bounds are converted the same way, so that equal amounts stay equal. */
export const toBandCurrency = ({ amount, currency }: RowMoney, rates: Rates): number =>
  currency === BAND_CURRENCY ? amount : (amount / rates[currency]) * rates[BAND_CURRENCY];

/** Null while the currency has no rate. */
export const boundInBandCurrency = (amount: number, currency: FilterCurrency, rates: Rates): number | null =>
  convertAmount(amount, currency, BAND_CURRENCY, rates);

export const isInBand = (value: number, { min = -Infinity, max = Infinity }: Band): boolean =>
  value >= min && value <= max;

/** Options of a banded facet for one value. */
export const bandsOf = (value: number | null, bands: readonly Band[]): string[] =>
  value === null ? [UNKNOWN_VALUE] : bands.filter(band => isInBand(value, band)).map(bandValue);

export const bandOptions = (bands: readonly Band[]): string[] => [...bands.map(bandValue), UNKNOWN_VALUE];

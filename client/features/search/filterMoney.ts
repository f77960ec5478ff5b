/** Money in filters: which currencies are offered, and how amounts are counted in each. */
import { CURRENCIES, DESTINATION_CURRENCIES } from '../../../schema/rules/catalogue.values';
import { BAND_CURRENCY, FILTER_CURRENCIES, type Band, type FilterCurrency } from '../../../schema/rules/search.limits';
import type { FilterName } from './searchFilters';

/** What one of a number in the address, in a field or on the slider stands for: dong count in millions, and fees in thousands, as they are spoken. */
export function unitOf(name: FilterName, currency: FilterCurrency): number {
  if (currency !== 'VND' || name === 'DURATION') return 1;
  return name === 'APPLICATION_FEE' ? 1_000 : 1_000_000;
}

/** A band in whole units of the fields, which takes all of it in. */
export const inUnits = ({ min, max }: Band, unit: number): Band => ({
  ...(min !== undefined && { min: Math.floor(min / unit) }),
  ...(max !== undefined && { max: Math.ceil(max / unit) }),
});

export const isFilterCurrency = (value: string): value is FilterCurrency =>
  FILTER_CURRENCIES.some(currency => currency === value);

const isDestination = (value: string): value is keyof typeof DESTINATION_CURRENCIES => value in DESTINATION_CURRENCIES;

/** In what the prices of the chosen countries are; empty when none is chosen. */
export const currenciesOf = (destinations: readonly string[] = []): readonly FilterCurrency[] => [
  ...new Set(destinations.filter(isDestination).map(destination => DESTINATION_CURRENCIES[destination])),
];

/** What somebody may choose: the dong once it has a rate, the currencies of the chosen countries, or of all, and US dollars while there is no dong; the one in use stays. */
export function offeredCurrencies(
  destinations: readonly string[] | undefined,
  { rated, used }: { readonly rated: readonly FilterCurrency[]; readonly used: FilterCurrency },
): readonly FilterCurrency[] {
  const own = currenciesOf(destinations);
  const ofCountries = own.length > 0 ? own : CURRENCIES;
  return [
    ...new Set(
      rated.includes('VND') ? (['VND', ...ofCountries, used] as const) : [...ofCountries, BAND_CURRENCY, used],
    ),
  ];
}

/** In what to offer bands, best first: as chosen, else in dong, else in the one currency of the chosen countries. */
export function wantedCurrencies(
  chosen: FilterCurrency | null,
  destinations: readonly string[] | undefined,
): FilterCurrency[] {
  if (chosen) return [chosen];
  const own = currenciesOf(destinations);
  return ['VND', ...(own.length === 1 ? own : [])];
}

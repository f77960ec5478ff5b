/** Ranges of money in another currency. */
import type { FilterCurrency } from '../../../schema/rules/search.limits';
import { convertAmount, type Rates } from '../../../schema/rules/money.rules';
import { unitOf } from './filterMoney';
import { scaleOf } from './rangeScale';
import type { FilterRatesQuery } from './FilterRates.gql';
import { MONEY_FILTERS, type FilterName } from './searchFilters';
import { withChange, type Criteria, type Range } from './searchUrl';

type Exchange = FilterRatesQuery['exchangeRates'];

const ratesOf = ({ rates, vnd }: Exchange): Rates => ({
  ...Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])),
  ...(vnd && { VND: vnd.rate }),
});

export function withoutMoney(criteria: Criteria, currency: FilterCurrency): Criteria {
  const ranges = Object.fromEntries(
    Object.entries(criteria.ranges).filter(([name]) => !MONEY_FILTERS.some(each => each === name)),
  );
  const includeUnknown = criteria.includeUnknown.filter(name => !MONEY_FILTERS.some(each => each === name));
  return withChange(criteria, { ranges, currency, includeUnknown });
}

/** Rounded, so that nobody has to read 523.142 million; dropped where there is no rate. */
export function inCurrency(criteria: Criteria, currency: FilterCurrency, exchange: Exchange): Criteria {
  const { currency: from } = criteria;
  const rates = ratesOf(exchange);
  if (!from || convertAmount(1, from, currency, rates) === null) return withoutMoney(criteria, currency);
  const convert = (name: FilterName, amount: number): number => {
    const exact = (convertAmount(amount * unitOf(name, from), from, currency, rates) ?? 0) / unitOf(name, currency);
    const { grain } = scaleOf(name, currency);
    return Math.round(exact / grain) * grain;
  };
  const converted = (name: FilterName, { min, max }: Range): Range => ({
    ...(min !== undefined && { min: convert(name, min) }),
    ...(max !== undefined && { max: convert(name, max) }),
  });
  const ranges = { ...criteria.ranges };
  for (const name of MONEY_FILTERS) {
    const range = ranges[name];
    if (range) ranges[name] = converted(name, range);
  }
  return withChange(criteria, { ranges, currency });
}

/** What the reference has of all kinds: the catalogue that it searches, and how filters and their facets are written. */
import type { ProgramCriteria } from '../../../../schema/rules/search.rules.js';
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { INSTITUTION_FEATURES } from '../../../../schema/rules/catalogue.values.js';
import { toWords } from '../text/tokenizer.js';
import type { Rates, RowMoney } from '../build/bands.js';
import type { StoredInstitution, StoredProgram, StoredScholarship } from '../build/storedRows.js';
import { type ReferenceFacet } from './reference.js';

export type ReferenceCatalogue = {
  institutions: readonly StoredInstitution[];
  programs: readonly StoredProgram[];
  scholarships: readonly StoredScholarship[];
  asOf: Date;
  rates: Rates;
  /** When it is asked: statuses that changed since `asOf` are not told. Left out, it is `asOf`. */
  now?: Date;
};

export type Filtered<Filter> = { filter: Filter };
/** Facet of a filter that is a list of choices. */
export function listFacet<Doc, Filter, Criteria extends Filtered<Filter>>(
  name: string,
  key: keyof Filter,
  more: Pick<ReferenceFacet<Doc, Criteria>, 'closed'> & Partial<ReferenceFacet<Doc, Criteria>>,
): ReferenceFacet<Doc, Criteria> {
  // One value, yes or no.
  const isFlag = more.closed?.join() === 'true,false';
  const typed = (value: string) => (name === 'INTAKE_MONTH' ? Number(value) : isFlag ? value === 'true' : value);
  return {
    name,
    chosen: criteria => [criteria.filter[key] ?? []].flat().map(String),
    choose: (criteria, value) => ({
      ...criteria,
      filter: { ...criteria.filter, [key]: isFlag ? typed(value) : [typed(value)] },
    }),
    drop: criteria => ({ ...criteria, filter: { ...criteria.filter, [key]: undefined } }),
    ...more,
  };
}

export const isChosen = <T>(choices: readonly T[] | undefined, has: (choice: T) => boolean) =>
  !choices || choices.length === 0 || choices.some(has);
export const isWithin = (
  value: number | null,
  range: { min?: number | undefined; max?: number | undefined; includeUnknown: boolean } | undefined,
) =>
  !range ||
  (range.min === undefined && range.max === undefined) ||
  (value === null && range.includeUnknown) ||
  (value !== null && value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity));

/** Amounts in dollars, and ranges of them. A range in a currency without a rate is left out. */
export function moneyAt(rates: Rates) {
  const inDollars = ({ amount, currency }: { amount: number; currency: FilterCurrency }) =>
    currency === 'USD' ? amount : (amount / (rates[currency] ?? NaN)) * rates.USD;
  const isAmountWithin = (dollars: number | null, range: ProgramCriteria['filter']['tuition']) => {
    if (range && rates[range.currency] === undefined) return true;
    const bound = (amount: number | undefined) =>
      amount === undefined ? undefined : inDollars({ amount, currency: range?.currency ?? 'USD' });
    return isWithin(dollars, range && { ...range, min: bound(range.min), max: bound(range.max) });
  };
  const isMoneyWithin = (money: RowMoney | null, range: ProgramCriteria['filter']['tuition']) =>
    isAmountWithin(money && inDollars(money), range);
  return { inDollars, isAmountWithin, isMoneyWithin };
}

export const isComplete = ({ completeness }: { completeness: number }) =>
  completeness >= 0.75 ? ['COMPLETE_DATA'] : [];
export const featureFacet = <Doc, Criteria extends Filtered<{ features?: string[] | undefined }>>(): ReferenceFacet<
  Doc,
  Criteria
> => ({
  name: 'FEATURE',
  closed: INSTITUTION_FEATURES,
  chosen: ({ filter }) => filter.features ?? [],
  choose: (criteria, value) => ({
    ...criteria,
    filter: { ...criteria.filter, features: [value] },
  }),
  drop: criteria => ({ ...criteria, filter: { ...criteria.filter, features: undefined } }),
});
export const cityOf = (destination: string, city: string) => ({
  value: [destination.toLowerCase(), ...toWords(city).map(word => word.folded)].join('-'),
  label: city,
});

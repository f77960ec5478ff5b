/** An understood limit as the same filter chosen by hand, which takes in what lacks the figure or does not say. */
import { parseBandValue } from '../../../schema/rules/search.limits';
import { unitOf, isFilterCurrency } from './filterMoney';
import { FILTERS_OF_KIND, isEnglishTest, type SearchKind } from './searchFilters';
import { withChange, withUnknown, type Range } from './searchUrl';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';
import type { CriteriaChange } from './useSearchCriteria';

/** In whole units of the fields; a band that is open on both sides is none. */
function rangeOf(value: string | undefined, unit: number): Range | null {
  const band = parseBandValue(value ?? '');
  if (!band) return null;
  return {
    ...(band.min !== undefined && { min: Math.floor(band.min / unit) }),
    ...(band.max !== undefined && { max: Math.ceil(band.max / unit) }),
  };
}

/** Null for what cannot be lacking, or is no filter of the page. */
export function takenIn(
  { filter: name, values, currency, test }: UnderstoodLimits_UnderstoodFragment,
  kind: SearchKind,
): CriteriaChange | null {
  if (!FILTERS_OF_KIND[kind].some(own => own === name)) return null;
  if (name === 'ENGLISH') {
    const score = Number(values[0]?.slice(1));
    if (!test || !isEnglishTest(test) || Number.isNaN(score)) return null;
    return wanted => withUnknown(withChange(wanted, { english: { test, score } }), 'ENGLISH');
  }
  if (name === 'ENTRY' || name === 'AUDIENCE')
    return wanted => withChange(wanted, { choices: { ...wanted.choices, [name]: [...values, 'UNKNOWN'] } });
  if (name === 'INTAKE_MONTH')
    return wanted => withUnknown({ ...wanted, choices: { ...wanted.choices, [name]: values } }, name);
  if (name !== 'TUITION' && name !== 'APPLICATION_FEE' && name !== 'DURATION') return null;
  const money = currency && isFilterCurrency(currency) ? currency : null;
  const range = rangeOf(values[0], money ? unitOf(name, money) : 1);
  if (!range) return null;
  return wanted =>
    withUnknown(
      withChange(wanted, {
        ranges: { ...wanted.ranges, [name]: range },
        currency: money ?? wanted.currency,
      }),
      name,
    );
}

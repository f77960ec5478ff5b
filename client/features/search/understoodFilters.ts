/** An understood limit as the same filter chosen by hand, which takes in what lacks the figure or does not say. */
import { parseBandValue } from '../../../schema/rules/search.limits';
import { inUnits, isFilterCurrency, unitOf } from './filterMoney';
import { FILTERS_OF_KIND, isEnglishTest, type SearchKind } from './searchFilters';
import { withChange, withUnknown } from './searchUrl';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';
import type { CriteriaChange } from './useSearchCriteria';

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
  // A band that is open on both sides is none.
  const band = parseBandValue(values[0] ?? '');
  if (!band) return null;
  return wanted =>
    withUnknown(
      withChange(wanted, {
        ranges: { ...wanted.ranges, [name]: inUnits(band, money ? unitOf(name, money) : 1) },
        currency: money ?? wanted.currency,
      }),
      name,
    );
}

/** An understood limit as the same filter chosen by hand, which takes in what lacks the figure. */
import { unitOf, isFilterCurrency } from './filterMoney';
import { isEnglishTest, type FilterName } from './searchFilters';
import { withChange, withUnknown, type Range } from './searchUrl';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';
import type { CriteriaChange } from './useSearchCriteria';

/** `min-max`, either side may be empty. */
function rangeOf(value: string | undefined, unit: number): Range | null {
  const [, min, max] = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/.exec(value ?? '') ?? [];
  if (min === undefined && max === undefined) return null;
  return {
    ...(min !== undefined && { min: Math.floor(Number(min) / unit) }),
    ...(max !== undefined && { max: Math.ceil(Number(max) / unit) }),
  };
}

/** Null for what has no figure that could be lacking. */
export function takenIn({
  filter,
  values,
  currency,
  test,
}: UnderstoodLimits_UnderstoodFragment): CriteriaChange | null {
  const name: FilterName | null = filter;
  if (name === 'ENGLISH') {
    const score = Number(values[0]?.slice(1));
    if (!test || !isEnglishTest(test) || Number.isNaN(score)) return null;
    return wanted => withUnknown(withChange(wanted, { english: { test, score } }), 'ENGLISH');
  }
  if (name !== 'TUITION' && name !== 'DURATION') return null;
  const money = name === 'TUITION' && currency && isFilterCurrency(currency) ? currency : null;
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

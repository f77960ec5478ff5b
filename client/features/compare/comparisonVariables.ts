import type { ComparisonQueryVariables } from './Comparison.gql';

/** Used by the preload and the component alike: the cache is read only when the variables are equal. */
export const comparisonVariables = (slugs: readonly string[]): ComparisonQueryVariables => ({ slugs: [...slugs] });

import type { ComparisonQueryVariables } from './Comparison.gql';

/** The same for the preload and the component: the cache answers only when they are equal. */
export const comparisonVariables = (slugs: readonly string[]): ComparisonQueryVariables => ({ slugs: [...slugs] });

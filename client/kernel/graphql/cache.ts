import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { possibleTypes } from '../../generated/possibleTypes';

/**
 * Kept where they stand, under no key of their own. Facts and texts have no id: two operations that ask for different parts of one must not erase each
 * other. The id of what a text was understood to say is the same in every search for the text, but whether it is applied and what lacks it is not.
 */
export const mergedTypes: readonly string[] = [...possibleTypes.Fact, 'LocalizedText', 'Understood'];

const typePolicies: TypePolicies = Object.fromEntries(
  mergedTypes.map(name => [name, { keyFields: false as const, merge: true }]),
);

export const createCache = () => new InMemoryCache({ possibleTypes, typePolicies });

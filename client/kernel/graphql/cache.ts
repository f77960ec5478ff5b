import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { possibleTypes } from '../../generated/possibleTypes';

/** Facts and texts have no id: two operations that ask for different parts of one must not erase each other. */
export const mergedTypes: readonly string[] = [...possibleTypes.Fact, 'LocalizedText'];

const typePolicies: TypePolicies = Object.fromEntries(
  mergedTypes.map(name => [name, { keyFields: false as const, merge: true }]),
);

export const createCache = () => new InMemoryCache({ possibleTypes, typePolicies });

import type { MySharingQueryVariables } from './MySharing.gql';

/** The latest; older ones are found on their own pages. */
export const sharingVariables: MySharingQueryVariables = { page: { number: 1, size: 50 } };

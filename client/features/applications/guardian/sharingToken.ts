import type { SharingRequestQueryVariables } from './SharingRequest.gql';

const MAX_TOKEN_LENGTH = 200;

/** What the link of the mail carries; anything that cannot be one is asked for as none. */
export function sharingRequestVariables(query: URLSearchParams): SharingRequestQueryVariables {
  const token = query.get('token') ?? '';
  return { token: token.length <= MAX_TOKEN_LENGTH ? token : '' };
}

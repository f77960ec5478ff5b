import type { GuardianRequestQueryVariables } from '../GuardianRequest.gql';

const MAX_TOKEN_LENGTH = 200;

/** What the link of the mail carries; anything that cannot be one is asked for as none. */
export function guardianRequestVariables(query: URLSearchParams): GuardianRequestQueryVariables {
  const token = query.get('token') ?? '';
  return { token: token.length <= MAX_TOKEN_LENGTH ? token : '' };
}

import type { GuardianRequestQueryVariables } from '../GuardianRequest.gql';

const LONGEST_TOKEN = 200;

/** What the link of the mail carries; anything that cannot be one is asked for as none. */
export function guardianRequestVariables(query: URLSearchParams): GuardianRequestQueryVariables {
  const token = query.get('token') ?? '';
  return { token: token.length <= LONGEST_TOKEN ? token : '' };
}

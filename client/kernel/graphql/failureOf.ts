/** What a failed call means to the person who made it. The codes are the graph's; words belong to whoever shows them. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export type Failure =
  | { readonly kind: 'NETWORK' | 'UNAVAILABLE' | 'UNAUTHENTICATED' | 'FAILED' }
  /** In how many seconds another try makes sense; null when nobody said. */
  | { readonly kind: 'RATE_LIMITED'; readonly retryAfter: number | null };

const UNAUTHORIZED = 401;

/** The graph's UNAUTHENTICATED, or a 401 of whatever stands before it. */
export const isSignedOut = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === UNAUTHORIZED;

const secondsIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

export function failureOf(error: unknown): Failure {
  if (isSignedOut(error)) return { kind: 'UNAUTHENTICATED' };
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = String(first?.extensions?.code);
    if (code === 'RATE_LIMITED') return { kind: 'RATE_LIMITED', retryAfter: secondsIn(first?.extensions?.retryAfter) };
    return { kind: code === 'SERVICE_UNAVAILABLE' ? 'UNAVAILABLE' : 'FAILED' };
  }
  // Whatever stands between us and the server may answer in its own way.
  if (ServerError.is(error)) {
    if (error.statusCode === 429)
      return { kind: 'RATE_LIMITED', retryAfter: secondsIn(Number(error.response.headers.get('retry-after'))) };
    return { kind: error.statusCode >= 500 ? 'UNAVAILABLE' : 'FAILED' };
  }
  // Browsers tell of a lost network with a TypeError, and of one that was too slow with a DOMException.
  return { kind: error instanceof TypeError || error instanceof DOMException ? 'NETWORK' : 'FAILED' };
}

/** There is none, or none that the viewer may see. */
export const isNotFound = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND');

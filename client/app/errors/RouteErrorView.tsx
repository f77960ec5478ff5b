import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import type { Failure } from '../../kernel/graphql/failureOf';
import { useAutoRetry } from '../../kernel/graphql/useAutoRetry';
import { ErrorView } from './ErrorView';
import { NotFoundView } from './NotFoundView';
import { isQueryError } from './queryErrors';

/** Null: no server has answered. */
const STATUS_OF: Readonly<Record<Failure['kind'], number | null>> = {
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
  FAILED: 500,
  NETWORK: null,
};

const MAX_PATH_LENGTH = 200;

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Replaces a page that cannot be shown; the layout around it stays. */
export function RouteErrorView() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const queryError = isQueryError(error) ? error : undefined;
  const { failure, retryNow } = useAutoRetry({
    error: queryError,
    isLoading: state === 'loading',
    refetch: () => revalidate(),
  });
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundView path={readable(pathname).slice(0, MAX_PATH_LENGTH)} />;
  const statusCode = failure ? STATUS_OF[failure.kind] : 500;
  return <ErrorView statusCode={isRouteErrorResponse(error) ? error.status : statusCode} onRetry={retryNow} />;
}

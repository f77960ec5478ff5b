import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { ErrorView } from './ErrorView';
import { NotFoundView } from './NotFoundView';

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
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundView path={readable(pathname).slice(0, MAX_PATH_LENGTH)} />;
  return <ErrorView statusCode={isRouteErrorResponse(error) ? error.status : 500} onRetry={() => void revalidate()} />;
}

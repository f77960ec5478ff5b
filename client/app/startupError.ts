import { fromPath, toPath } from '../../schema/site/locales';

/** A start that failed is told on the error page; on the error page itself the server's drawing stays as it is. */
export function showStartupError(error: unknown): void {
  // The browser's own report is all a page without a running program can give.
  reportError(error);
  const { locale, path } = fromPath(window.location.pathname);
  if (path !== '/error') window.location.replace(toPath(locale, '/error?statusCode=500'));
}

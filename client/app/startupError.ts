import { fromPath, toPath } from '../../schema/site/locales';

/** A failed start leads to the error page; on the error page itself the server's HTML stays as it is. */
export function showStartupError(error: unknown): void {
  // The browser's own report is all that works without the app.
  reportError(error);
  const { locale, path } = fromPath(window.location.pathname);
  if (path !== '/error') window.location.replace(toPath(locale, '/error?statusCode=500'));
}

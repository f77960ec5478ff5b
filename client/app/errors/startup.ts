/**
 * The start of the app in the browser (spec section 4): it starts, mounts, and reports that it is mounted. An error before that, or one that the frame of the
 * pages itself has met, leads to the error page; errors of pages are shown inside of the frame (RouteErrorView).
 */
import { fromPath, toPath } from '../../../schema/site/locales';
import { COPY_MARK, ROOT_ID } from '../pageState';

type Startup = 'starting' | 'mounted' | 'failed';
type StartupEvent = 'MOUNTED' | 'ERROR';

/** Whatever fails first decides: what follows from it changes nothing. */
export function nextStartup(state: Startup, event: StartupEvent): Startup {
  if (state === 'failed') return state;
  return event === 'ERROR' ? 'failed' : 'mounted';
}

/** Null on the error page itself: it would only fail again. */
export function errorPageFor(pathname: string): string | null {
  const { locale, path } = fromPath(pathname);
  return path === '/error' ? null : toPath(locale, '/error?statusCode=500');
}

let state: Startup = 'starting';

function enter(event: StartupEvent): boolean {
  const before = state;
  state = nextStartup(before, event);
  // For whoever watches from outside: tests, and the tools of the browser.
  document.documentElement.dataset.app = state;
  return state !== before;
}

export function reportMounted(): void {
  if (enter('MOUNTED')) performance.mark('app-mounted');
}

/** Without a network there is no error page to be had either: a copy stays. */
const errorPage = (): string | null =>
  document.querySelector(`[${COPY_MARK}]`) ? null : errorPageFor(window.location.pathname);

let servedPage: Node | null = null;

/** Before React takes the root over: what the server has drawn of the error page, or of a copy, is put back should the app fail on it. */
export function keepServedPage(root: HTMLElement): void {
  if (errorPage() === null) servedPage = root.cloneNode(true);
}

export function showStartupError(error: unknown): void {
  // The browser's own report is all that works without the app.
  reportError(error);
  if (!enter('ERROR')) return;
  const address = errorPage();
  if (address !== null) window.location.replace(address);
  else if (servedPage) document.getElementById(ROOT_ID)?.replaceWith(servedPage);
}

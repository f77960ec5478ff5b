/** Reloads the page when it becomes visible after another tab has logged in or out. */
import { hardNavigate } from '../page/hardNavigate';
import { pageCookies } from '../storage/cookies';
import { readLocalItem } from '../storage/localStorage';
import { readUserData } from '../storage/userData';
import { LATEST_VIEWER } from './latestViewer';

type Deps = { readonly readMark: () => string; readonly reload: () => void };

/** Who is signed in, by what scripts can read; the language of the cookie does not matter. */
const readMark = (): string => {
  const user = readUserData(pageCookies());
  return user ? `${user.role} ${user.fullName} ${readLocalItem(LATEST_VIEWER)}` : '';
};

/** Compares with the earlier cookie, never with the server's viewer: a lasting difference between the two must not reload forever. Returns a function that stops it. */
export function watchViewer(deps: Deps = { readMark, reload: () => hardNavigate.reload() }): () => void {
  const before = deps.readMark();
  const compare = () => {
    if (document.visibilityState === 'hidden' || deps.readMark() === before) return;
    stop();
    deps.reload();
  };
  // `pageshow`: the back button may show a page from the back/forward cache.
  const events = ['focus', 'pageshow'] as const;
  const stop = () => events.forEach(event => window.removeEventListener(event, compare));
  events.forEach(event => window.addEventListener(event, compare));
  return stop;
}

/** Another tab signs in or out: this one notices when it is looked at again, and loads itself anew for whoever is there now. */
import { hardNavigate } from '../page/hardNavigate';
import { pageCookies } from '../storage/cookies';
import { readUserData } from '../storage/userData';

type Deps = { readonly readMark: () => string; readonly reload: () => void };

/** Who is signed in, by the cookie that pages may read; a changed language changes nobody. */
const readMark = (): string => {
  const user = readUserData(pageCookies());
  return user ? `${user.role} ${user.fullName}` : '';
};

/** Compared with the cookie of before and never with the server's word: where the two differ for good, nothing goes round in circles. Answers how to stop. */
export function watchViewer(deps: Deps = { readMark, reload: () => hardNavigate.reload() }): () => void {
  const before = deps.readMark();
  const compare = () => {
    if (document.visibilityState === 'hidden' || deps.readMark() === before) return;
    stop();
    deps.reload();
  };
  // `pageshow`: the back button shows a page as it was left.
  const events = ['focus', 'pageshow'] as const;
  const stop = () => events.forEach(event => window.removeEventListener(event, compare));
  events.forEach(event => window.addEventListener(event, compare));
  return stop;
}

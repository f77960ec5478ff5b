/** Keeps the pages that a person opens last for reading without a network (docs/decisions/0010). It begins when the page has been loaded, for people with an account. */
import type { ViewerCopies } from '../../../schema/site/renderContract';
import { pageCookies } from '../../kernel/storage/cookies';
import { cacheOf, forgetCopies, forgetCopiesOfOthers } from '../../kernel/storage/offlineCopies';
import { readUserData } from '../../kernel/storage/userData';
import { isKeptPage } from './copyOfPage';
import { leaveCopy, linksToCopies } from './readCopies';
import { storeCopy } from './storeCopy';

const WORKER = '/offline-worker.js';
/** Who has stayed longer on a page may have changed it. */
const FRESH_MS = 10_000;

type Router = { readonly subscribe: (listener: () => void) => unknown };

const shownAddress = (): string => window.location.pathname + window.location.search;

/** A page is kept when it is opened, and once more when it is left. `onKept`: the copies may be others now. */
function followPages(copies: ViewerCopies, router: Router, onKept: () => Promise<void>): void {
  let shown = '';
  let keptAt = 0;

  const keep = async (address: string) => {
    // A page is left by a logout, too: its session is over by then.
    if (!isKeptPage(address.split('?', 1)[0] ?? '') || !navigator.onLine || !readUserData(pageCookies())) return;
    if (!(await storeCopy(address, copies))) return;
    await navigator.serviceWorker.register(WORKER);
    // A session that ended meanwhile has not seen this worker.
    if (readUserData(pageCookies())) await onKept();
    else await forgetCopies();
  };
  /** Without a network, or room on the device, the copy before stays. */
  const keepQuietly = (address: string) => void keep(address).catch(() => undefined);
  const keepAgain = () => {
    if (shown === '' || Date.now() - keptAt < FRESH_MS) return;
    keptAt = Date.now();
    keepQuietly(shown);
  };
  const follow = () => {
    const address = shownAddress();
    if (address === shown) return;
    keepAgain();
    shown = address;
    keptAt = Date.now();
    keepQuietly(address);
  };
  follow();
  router.subscribe(() => setTimeout(follow));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keepAgain();
  });
}

/** Of a visitor nothing is kept, and what is left of somebody goes. */
export async function keepCopies(copies: ViewerCopies | null, router: Router): Promise<void> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return;
  if (copies === null) {
    await forgetCopies();
    return;
  }
  leaveCopy(router);
  await forgetCopiesOfOthers(copies.owner);
  let kept: readonly string[] = [];
  const readKept = async () => {
    const name = cacheOf(copies.owner);
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    kept = requests.map(({ url }) => url);
  };
  linksToCopies(() => kept);
  await readKept();
  // For whoever watches from outside.
  document.documentElement.dataset.copies = 'known';
  followPages(copies, router, readKept);
}

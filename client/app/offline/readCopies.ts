/** While copies are read: how the person goes from one to the other, and back to the pages themselves. */
import { hardNavigate } from '../../kernel/page/hardNavigate';
import { hasUnsaved } from '../../kernel/page/unsaved';
import { COPY_MARK } from '../pageState';
import { keptFor } from './answers';

const markShown = (): Element | null => document.querySelector(`[${COPY_MARK}]`);

type Router = { readonly subscribe: (listener: () => void) => unknown };

/** Costs the server nothing: the first answer ends it. */
const ASK_MS = 5000;

/** Whether the page at this address is to be had: the worker does not answer a script. */
const isAnswered = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** What is shown is itself a copy: it goes as soon as the network is back, or another page takes its place. */
export function leaveCopy(router: Router): void {
  const mark = markShown();
  if (!mark) return;
  const { pathname } = window.location;
  const isReplaceable = () => mark.isConnected && navigator.onLine && !document.hidden && !hasUnsaved();
  const replace = async () => {
    if (isReplaceable() && (await isAnswered()) && isReplaceable()) hardNavigate.reload();
  };
  window.addEventListener('online', replace);
  document.addEventListener('visibilitychange', replace);
  // Browsers tell of a network before it works, and of a server that is back not at all.
  setInterval(replace, ASK_MS);
  void replace();
  router.subscribe(() => {
    if (window.location.pathname !== pathname) mark.remove();
  });
}

function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download') ? link : null;
}

/** The router would ask the network for the data of the page behind a link: without one, the link is followed in full, and the worker answers. */
export function linksToCopies(kept: () => readonly string[]): void {
  const follow = (event: MouseEvent) => {
    if (navigator.onLine && !markShown()) return;
    const link = linkOf(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || keptFor(link.href, kept()) === undefined) return;
    event.stopPropagation();
  };
  // Before React hears of it: the browser itself then follows the link.
  document.addEventListener('click', follow, { capture: true });
}

/**
 * Fetches the page behind a link when somebody is about to press it: its chunk and its data, once a minute, into the caches that the navigation reads.
 * One listener for the whole document, so that a link needs to know nothing of it.
 */
export type Address = { readonly pathname: string; readonly search: string };

type Deps = {
  readonly root: Document;
  /** Loads what the address needs; may fail, the navigation will tell. */
  readonly prefetch: (address: Address) => Promise<void>;
  /** Whether the person wants few bytes. */
  readonly isSaving: () => boolean;
  /** What was seen before this began: somebody may be about to press already. */
  readonly sign?: Event;
  /** A pointer that merely passes means nothing. */
  readonly restMs?: number;
};

/** Addresses fetched in this time; a list that is swept over must not load everything. */
const MAX_ADDRESSES = 30;
const WINDOW_MS = 60_000;

function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  const isElsewhere =
    url.origin === window.location.origin &&
    url.pathname + url.search !== window.location.pathname + window.location.search;
  return isElsewhere ? url : null;
}

/** Answers how to stop. */
export function prefetchOnIntent({ root, prefetch, isSaving, sign, restMs = 60 }: Deps): () => void {
  /** When each address was fetched: what was fetched lately is in the caches still. */
  const fetchedAt = new Map<string, number>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const begin = ({ pathname, search }: Address): void => {
    const key = pathname + search;
    const now = Date.now();
    for (const [known, at] of fetchedAt) if (now - at >= WINDOW_MS) fetchedAt.delete(known);
    if (fetchedAt.has(key) || fetchedAt.size >= MAX_ADDRESSES || isSaving()) return;
    fetchedAt.set(key, now);
    prefetch({ pathname, search }).catch(() => undefined);
  };
  const atOnce = ({ target }: Event): void => {
    const address = addressOf(target);
    if (address) begin(address);
  };
  const afterRest = ({ target }: Event): void => {
    clearTimeout(resting);
    const address = addressOf(target);
    if (address) resting = setTimeout(begin, restMs, address);
  };

  const listeners = [
    ['pointerover', afterRest],
    ['focusin', afterRest],
    ['touchstart', atOnce],
  ] as const;
  for (const [event, listener] of listeners) root.addEventListener(event, listener, { passive: true });
  if (sign) (sign.type === 'touchstart' ? atOnce : afterRest)(sign);
  return () => {
    clearTimeout(resting);
    for (const [event, listener] of listeners) root.removeEventListener(event, listener);
  };
}

/** `navigator.connection` is not known to every browser, nor to TypeScript. */
export function isSavingData(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')));
}

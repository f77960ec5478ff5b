/** What the service worker answers (docs/decisions/0010): the network's word; where no network answers at all a copy, and a page that says so where none is kept. */

import { offlinePage } from './offlinePage';

/** Header of a copy: the moment from which it is not shown any more, as an ISO instant. */
export const UNTIL = 'x-copy-until';

/** The part of a cache that is asked. */
export type Copies = {
  readonly keys: () => Promise<readonly Pick<Request, 'url'>[]>;
  readonly match: (url: string) => Promise<Response | undefined>;
};

type Parts = {
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> & { readonly open: (name: string) => Promise<Copies> };
  readonly fetch: (request: Request) => Promise<Response>;
  readonly now: () => number;
};

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Pages and files of the build of our own origin. Everything else goes its way as if there were no worker. */
export function isAnswered({ method, mode, url }: Asked, ownOrigin: string): boolean {
  const { origin, pathname } = new URL(url);
  return origin === ownOrigin && method === 'GET' && (mode === 'navigate' || pathname.startsWith('/assets/'));
}

const isOver = (copy: Response, now: number): boolean => {
  const until = copy.headers.get(UNTIL);
  return until !== null && !(Date.parse(until) > now);
};

/** Which of the kept addresses stands for the one that is wanted: a bare one may lead to a tab, as the server leads to the tab that holds something. */
export function keptFor(wanted: string, kept: readonly string[]): string | undefined {
  const { origin, pathname, search } = new URL(wanted);
  const address = origin + pathname + search;
  if (kept.includes(address)) return address;
  return search === '' ? kept.findLast(other => other.startsWith(`${address}?`)) : undefined;
}

export function createAnswers({ caches, fetch, now }: Parts): (request: Request) => Promise<Response> {
  async function copyFor({ url }: Request): Promise<Response | undefined> {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = keptFor(
        url,
        (await cache.keys()).map(({ url: address }) => address),
      );
      const copy = kept === undefined ? undefined : await cache.match(kept);
      if (kept === undefined || !copy) continue;
      if (!isOver(copy, now())) return url.split('#', 1)[0] === kept ? copy : Response.redirect(kept, 302);
      // The session of its person has ended: nothing of them may stay.
      await caches.delete(name);
    }
    return undefined;
  }

  return async request => {
    try {
      return await fetch(request);
    } catch (error) {
      const copy = await copyFor(request);
      if (copy) return copy;
      const names = await caches.keys();
      // Of a session that has ended nothing is said: the browser's own page stands there.
      if (request.mode !== 'navigate' || names.length === 0) throw error;
      const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return offlinePage(
        request.url,
        kept.flat().map(({ url }) => url),
      );
    }
  };
}

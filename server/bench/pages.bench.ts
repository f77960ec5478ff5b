/** CPU of the server for a rendered list page: uncached, and from the cache for visitors against a bare Express handler that sends the same HTML. */
import type { Shortcut } from '../app/shortcuts.js';
import { withServers } from './benchServers.js';
import { type Load, microseconds, perRequest, type Target } from './serverCpu.js';
import type { BenchRow } from './table.js';

const PAGE = '/en/search-program?q=science';
const ROUNDS = 10;
/** Requests with credentials are never answered from the cache. */
const AFRESH = { authorization: 'Basic benchmark' };
/** As browsers send it; bare Express compresses nothing. */
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const CACHED_GOAL = 8;
const RENDERED_GOAL_US = 8000;

/** Needs a build (`npm run build`) and /proc. */
export const benchPages = (shortcuts: readonly Shortcut[]): Promise<BenchRow[]> =>
  withServers(
    shortcuts.filter(name => !['responseCache', 'validatedQueries'].includes(name)),
    async ({ site, bare, without }) => {
      const html = await (await fetch(site.url + PAGE)).text();
      await fetch(`${bare.url}/set/page`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ html }),
      });
      if ((await (await fetch(`${bare.url}/page.html`)).text()) !== html)
        throw new Error('The bare server sends another page');
      const cached: Target = { server: site, path: PAGE };
      const size = { warmUp: 3000, slice: 1500 };
      const small = { warmUp: 300, slice: 40 };
      const loads = new Map<string, Load>([
        ['bare', { target: { server: bare, path: '/page.html' }, ...size }],
        ['rendered', { target: { ...cached, headers: AFRESH }, ...small }],
        ['cached', { target: { ...cached, headers: AS_BROWSER }, ...size }],
        ['plain', { target: cached, ...size }],
      ]);
      for (const [shortcut, server] of without) {
        const isCached = shortcut !== 'pageCache';
        loads.set(`rendered without ${shortcut}`, { target: { server, path: PAGE, headers: AFRESH }, ...small });
        loads.set(`cached without ${shortcut}`, {
          target: { server, path: PAGE, headers: AS_BROWSER },
          ...(isCached ? size : small),
        });
      }
      const cost = await perRequest(loads, ROUNDS);
      const ratio = cost('bare') / cost('cached');
      const rows: BenchRow[] = [
        {
          what: 'list page, rendered',
          goal: '<= 8 ms CPU',
          measured: `${(cost('rendered') / 1000).toFixed(1)} ms`,
          isMet: cost('rendered') <= RENDERED_GOAL_US,
        },
        {
          what: 'list page, from the cache, as browsers ask',
          goal: `>= ${CACHED_GOAL} of bare Express`,
          measured: `${ratio.toFixed(2)} (${microseconds(cost('cached'))} against ${microseconds(cost('bare'))}, ${(html.length / 1024).toFixed(0)} KB)`,
          isMet: ratio >= CACHED_GOAL,
        },
        {
          what: 'list page, from the cache, uncompressed',
          goal: '',
          measured: `${(cost('bare') / cost('plain')).toFixed(2)} (${microseconds(cost('plain'))})`,
          isMet: null,
        },
      ];
      const worth = [...without.keys()].flatMap(shortcut =>
        ['rendered', 'cached'].map(way => {
          const [on, off] = [cost(way), cost(`${way} without ${shortcut}`)];
          return {
            what: `  list page, ${way}, without ${shortcut}`,
            goal: '',
            measured: `${microseconds(off)} against ${microseconds(on)}: ${((off / on - 1) * 100).toFixed(0)} % more`,
            isMet: null,
          };
        }),
      );
      return [...rows, ...worth];
    },
  );

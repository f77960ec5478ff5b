/** CPU of the server for a rendered list page: made anew, and kept for visitors against a bare Express handler that sends the same HTML. */
import { microseconds, perRequest, type Target, withServers } from './siteUnderLoad.js';
import type { BenchRow } from './table.js';

const PAGE = '/en/search-program?q=science';
const ROUNDS = 10;
/** Whoever sends credentials is never answered from memory. */
const AFRESH = { authorization: 'Bearer benchmark' };
/** As browsers ask; a bare Express packs nothing, so that this row is for information. */
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** Needs a build (`npm run build`) and /proc. */
export const benchPages = (): Promise<BenchRow[]> =>
  withServers(async ({ site, bare }) => {
    const html = await (await fetch(site.url + PAGE)).text();
    await fetch(`${bare.url}/set/page`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ html }),
    });
    if ((await (await fetch(`${bare.url}/page.html`)).text()) !== html)
      throw new Error('The bare server sends another page');
    const kept: Target = { server: site, path: PAGE };
    const size = { warmUp: 3000, slice: 400 };
    const cost = await perRequest(
      {
        anew: { target: { ...kept, headers: AFRESH }, warmUp: 300, slice: 40 },
        kept: { target: kept, ...size },
        packed: { target: { ...kept, headers: AS_BROWSER }, ...size },
        bare: { target: { server: bare, path: '/page.html' }, ...size },
      },
      ROUNDS,
    );
    const ratio = cost.bare / cost.kept;
    return [
      {
        what: 'list page, rendered',
        goal: '<= 8 ms CPU',
        measured: `${(cost.anew / 1000).toFixed(1)} ms`,
        isMet: cost.anew <= 8000,
      },
      {
        what: 'list page, kept for visitors',
        goal: '>= 3 of bare Express',
        measured: `${ratio.toFixed(2)} (${microseconds(cost.kept)} against ${microseconds(cost.bare)}, ${(html.length / 1024).toFixed(0)} KB)`,
        isMet: ratio >= 3,
      },
      {
        what: 'list page, kept, packed by brotli',
        goal: '',
        measured: `${(cost.bare / cost.packed).toFixed(2)} (${microseconds(cost.packed)})`,
        isMet: null,
      },
    ];
  });

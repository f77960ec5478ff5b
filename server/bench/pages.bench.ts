/** CPU of the server for a rendered list page: made anew, and kept for visitors against a bare Express handler that sends the same HTML. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { cpuTicks, freePort, run, type Running } from './graphql.bench.js';
import type { BenchRow } from './table.js';

const PAGE = '/en/search-program?q=science';
const ROUNDS = 10;
const SLICE = 40;
const WARM_UP = 1000;
/** Who has a session is never answered from memory. */
const AS_SESSION = { cookie: 'auth-token=benchmark' };
const TICK_MS = 10;

type Load = { amount: number; headers: Record<string, string> };

async function load(server: Running, path: string, { amount, headers }: Load): Promise<void> {
  const result = await autocannon({ url: server.url + path, headers, connections: 10, amount, timeout: 30 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
}

async function spent(server: Running, path: string, asked: Load): Promise<number> {
  const before = cpuTicks(server);
  await load(server, path, asked);
  return cpuTicks(server) - before;
}

/** Needs a build (`npm run build`) and /proc. */
export async function benchPages(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [pagesPort, barePort] = [await freePort(), await freePort()];
  const quiet = { LOG_LEVEL: 'silent', MONGODB_URI: '', REDIS_URL: '', DATA_DIR: dataDir, PORT: String(pagesPort) };
  const pages = await run(['dist/server/main.js'], quiet, pagesPort, '/readyz');
  const bare = await run(['--import', 'tsx', 'server/bench/bareServer.ts'], { PORT: String(barePort) }, barePort, '/ready');
  try {
    const html = await (await fetch(pages.url + PAGE)).text();
    await fetch(`${bare.url}/set/page`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ html }) });
    if ((await (await fetch(`${bare.url}/page.html`)).text()) !== html) throw new Error('The bare server sends another page');
    await load(pages, PAGE, { amount: 300, headers: AS_SESSION });
    for (const [server, path] of [[pages, PAGE], [bare, '/page.html']] as const) await load(server, path, { amount: WARM_UP, headers: {} });
    const ticks = { anew: 0, kept: 0, bare: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      ticks.anew += await spent(pages, PAGE, { amount: SLICE, headers: AS_SESSION });
      ticks.kept += await spent(pages, PAGE, { amount: SLICE * 10, headers: {} });
      ticks.bare += await spent(bare, '/page.html', { amount: SLICE * 10, headers: {} });
    }
    const anew = (ticks.anew * TICK_MS) / (ROUNDS * SLICE);
    const ratio = ticks.bare / ticks.kept;
    return [
      { what: 'list page, rendered', goal: '<= 8 ms CPU', measured: `${anew.toFixed(1)} ms`, isMet: anew <= 8 },
      { what: 'list page, kept for visitors', goal: '>= 3 of bare Express', measured: `${ratio.toFixed(2)} (${((ticks.kept * TICK_MS * 100) / (ROUNDS * SLICE)).toFixed(0)} µs against ${((ticks.bare * TICK_MS * 100) / (ROUNDS * SLICE)).toFixed(0)} µs, ${(html.length / 1024).toFixed(0)} KB)`, isMet: ratio >= 3 },
    ];
  } finally {
    await Promise.all([pages.stop(), bare.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * CPU of the server for one uncached GraphQL answer, against a bare Express handler that sends the same JSON from memory.
 * Both are alive in one run and take turns in short slices, so that a noisy neighbour is shared.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { projectRoot } from '../kernel/projectRoot.js';
import type { BenchRow } from './table.js';

const ROUNDS = 10;
const SLICE = 150;
const WARM_UP = 3000;
const CONNECTIONS = 10;

type Case = { name: string; goal: number; body: { query: string; variables: Record<string, unknown> } };

const PROGRAM_CARD = `id slug title level award field campusCity institution { id slug name destination }
  earliestIntake { year month status } deadline { date closesAt status } firstYearTuition { amount currency isStale }
  applicationFee { amount currency isStale } costOfLiving { amount currency isStale } duration { value }`;

const searchCase: Case = {
  name: 'search of 20 programs with facets',
  goal: 1.5,
  body: {
    query: `query Search($text: String, $filter: ProgramFilter) { searchPrograms(text: $text, filter: $filter, page: { number: 1, size: 20 }) {
      items { ${PROGRAM_CARD} } reasons pageInfo { number pageCount total } facets { name options { value label count } } } }`,
    variables: { text: 'science', filter: {} },
  },
};
const homeCase: Case = {
  name: 'home',
  goal: 1.7,
  body: {
    query: `{ homeContent { counts { institutions programs scholarships } destinations { destination institutions programs scholarships }
      operatorFigures { id value isAtLeast } } }`,
    variables: {},
  },
};
const detailCase = (slug: string): Case => ({
  name: 'program detail',
  goal: 2.0,
  body: {
    query: `query Program($slug: String!) { program(slug: $slug) { ${PROGRAM_CARD} languages
      intakes { year month status source { id name } checkedOn } englishMinimums { test overall checkedOn isStale source { id name url } }
      registerCode { value checkedOn source { id name } } } }`,
    variables: { slug },
  },
});

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

type Running = { url: string; process: ChildProcess; stop: () => Promise<void> };

async function run(args: string[], env: Record<string, string>, port: number, readyPath: string): Promise<Running> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, env: { ...process.env, ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`A server of the benchmark ended with ${child.exitCode}`);
    const isUp = await fetch(url + readyPath).then(answer => answer.ok, () => false);
    if (isUp) break;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  const stop = () => new Promise<void>(resolve => (child.once('exit', () => resolve()), child.kill('SIGTERM')));
  return { url, process: child, stop };
}

/** User and system time of the whole process in clock ticks (Linux). */
function cpuTicks({ process: { pid } }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function load(server: Running, path: string, body: unknown, amount: number): Promise<void> {
  const result = await autocannon({
    url: server.url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections: CONNECTIONS,
    amount,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
}

async function ask(server: Running, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.json();
}

async function measure(site: Running, bare: Running, { name, goal, body }: Case): Promise<BenchRow> {
  const path = `/${encodeURIComponent(name)}`;
  const expected = await ask(site, '/graphql', body);
  await ask(bare, `/set${path}`, expected);
  if (!isDeepStrictEqual(await ask(bare, path, {}), expected)) throw new Error(`The bare server answers ${name} differently`);
  await load(site, '/graphql', body, WARM_UP);
  await load(bare, path, body, WARM_UP);
  const spent = { site: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [key, server, address] of [['site', site, '/graphql'], ['bare', bare, path]] as const) {
      const before = cpuTicks(server);
      await load(server, address, body, SLICE * 3);
      spent[key] += cpuTicks(server) - before;
    }
  }
  const ratio = spent.bare / spent.site;
  const perRequest = (ticks: number) => `${((ticks * 10_000) / (ROUNDS * SLICE * 3)).toFixed(0)} µs`;
  return {
    what: `GraphQL uncached, ${name}`,
    goal: `>= ${goal} of bare Express`,
    measured: `${ratio.toFixed(2)} (${perRequest(spent.site)} against ${perRequest(spent.bare)})`,
    isMet: ratio >= goal,
  };
}

/** Needs a build (`npm run build`) and /proc. */
export async function benchGraphql(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [sitePort, barePort] = [await freePort(), await freePort()];
  const quiet = { LOG_LEVEL: 'silent', MONGODB_URI: '', REDIS_URL: '', LIMIT_ANONYMOUS_PER_MINUTE: '1000000', DATA_DIR: dataDir };
  const site = await run(['dist/server/main.js'], { ...quiet, PORT: String(sitePort) }, sitePort, '/readyz');
  const bare = await run(['--import', 'tsx', 'server/bench/bareServer.ts'], { PORT: String(barePort) }, barePort, '/ready');
  try {
    const found = (await ask(site, '/graphql', { query: '{ searchPrograms(page: { number: 1, size: 1 }) { items { slug } } }' })) as {
      data: { searchPrograms: { items: { slug: string }[] } };
    };
    const rows: BenchRow[] = [];
    for (const test of [searchCase, detailCase(found.data.searchPrograms.items[0]?.slug ?? ''), homeCase]) rows.push(await measure(site, bare, test));
    return rows;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

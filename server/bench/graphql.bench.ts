/**
 * CPU of the server for one GraphQL answer, against a bare Express handler that sends the same JSON from memory. Whoever sends the cookie of
 * a session is answered afresh, everyone else may be answered from the cache: so both ways are asked. All servers are alive in one run
 * and take turns in short slices, so that a noisy neighbour is shared.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { projectRoot } from '../kernel/projectRoot.js';
import type { BenchRow } from './table.js';

const ROUNDS = 10;
const SLICE = 200;
const WARM_UP = 3000;
const CONNECTIONS = 10;
const SLICE_SECONDS = 30;
const ENTRY = 'dist/server/main.js';
/** Not the cookie of a live session, but enough not to be taken for a visitor. */
const AFRESH = { cookie: 'auth-token=benchmark' };

type Case = { name: string; goal: number; cachedGoal: number; body: { query: string; variables: Record<string, unknown> } };

const PROGRAM_CARD = `id slug title level award field campusCity institution { id slug name destination }
  earliestIntake { year month status } deadline { date closesAt status } firstYearTuition { amount currency isStale }
  applicationFee { amount currency isStale } costOfLiving { amount currency isStale } duration { value }`;

const searchCase: Case = {
  name: 'search of 20 programs with facets',
  goal: 1.5,
  cachedGoal: 8,
  body: {
    query: `query Search($text: String, $filter: ProgramFilter) { searchPrograms(text: $text, filter: $filter, page: { number: 1, size: 20 }) {
      items { ${PROGRAM_CARD} } reasons pageInfo { number pageCount total } facets { name options { value label count } } } }`,
    variables: { text: 'science', filter: {} },
  },
};
const homeCase: Case = {
  name: 'home',
  goal: 1.7,
  cachedGoal: 8,
  body: {
    query: `{ homeContent { counts { institutions programs scholarships } destinations { destination institutions programs scholarships }
      operatorFigures { id value isAtLeast } } }`,
    variables: {},
  },
};
const detailCase = (slug: string): Case => ({
  name: 'program detail',
  goal: 2.0,
  cachedGoal: 8,
  body: {
    query: `query Program($slug: String!) { program(slug: $slug) { ${PROGRAM_CARD} languages
      intakes { year month status source { id name } checkedOn } englishMinimums { test overall checkedOn isStale source { id name url } }
      registerCode { value checkedOn source { id name } } } }`,
    variables: { slug },
  },
});

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

export type Running = { url: string; process: ChildProcess; stop: () => Promise<void> };

export async function run(args: string[], env: Record<string, string>, port: number, readyPath: string): Promise<Running> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, env: { ...process.env, ...env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`A server of the benchmark ended with ${child.exitCode}`);
    const isUp = await fetch(url + readyPath).then(answer => answer.ok, () => false);
    if (isUp) return { url, process: child, stop: () => new Promise<void>(resolve => (child.once('exit', () => resolve()), child.kill('SIGTERM'))) };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  child.kill('SIGTERM');
  throw new Error(`A server of the benchmark was not ready within a minute: ${args.join(' ')}`);
}

/** User and system time of the whole process in clock ticks (Linux). */
export function cpuTicks({ process: { pid } }: Running): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

type Target = { server: Running; path: string; body: unknown; headers?: Record<string, string> };

async function load({ server, path, body, headers }: Target, amount: number): Promise<void> {
  const result = await autocannon({
    url: server.url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    connections: CONNECTIONS,
    amount,
    timeout: SLICE_SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
}

async function ask({ server, path, body, headers }: Target): Promise<unknown> {
  const answer = await fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  return answer.json();
}

async function measure(site: Running, bare: Running, { name, goal, cachedGoal, body }: Case): Promise<BenchRow[]> {
  const path = `/${encodeURIComponent(name)}`;
  const targets = {
    afresh: { server: site, path: '/graphql', body, headers: AFRESH },
    kept: { server: site, path: '/graphql', body },
    bare: { server: bare, path, body },
  };
  const expected = await ask(targets.afresh);
  await ask({ server: bare, path: `/set${path}`, body: expected });
  for (const target of [targets.kept, targets.bare]) {
    if (!isDeepStrictEqual(await ask(target), expected)) throw new Error(`Two ways answer ${name} differently`);
  }
  const spent = { afresh: 0, kept: 0, bare: 0 };
  const keys = ['afresh', 'kept', 'bare'] as const;
  for (const key of keys) await load(targets[key], WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const key of keys) {
      const before = cpuTicks(targets[key].server);
      await load(targets[key], SLICE);
      spent[key] += cpuTicks(targets[key].server) - before;
    }
  }
  const perRequest = (ticks: number) => `${((ticks * 10_000) / (ROUNDS * SLICE)).toFixed(0)} µs`;
  const row = (way: string, ticks: number, least: number): BenchRow => ({
    what: `${name}, ${way}`,
    goal: `>= ${least} of bare Express`,
    measured: `${(spent.bare / ticks).toFixed(2)} (${perRequest(ticks)} against ${perRequest(spent.bare)})`,
    isMet: spent.bare / ticks >= least,
  });
  return [row('uncached', spent.afresh, goal), row('from the cache', spent.kept, cachedGoal)];
}

/** Needs a build (`npm run build`) and /proc. */
export async function benchGraphql(): Promise<BenchRow[]> {
  if (!existsSync(join(projectRoot, ENTRY))) throw new Error(`There is no ${ENTRY}: run \`npm run build\` first`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [sitePort, barePort] = [await freePort(), await freePort()];
  const quiet = { LOG_LEVEL: 'silent', MONGODB_URI: '', REDIS_URL: '', LIMIT_ANONYMOUS_PER_MINUTE: '1000000', DATA_DIR: dataDir };
  const site = await run([ENTRY], { ...quiet, PORT: String(sitePort) }, sitePort, '/readyz');
  const bare = await run(['--import', 'tsx', 'server/bench/bareServer.ts'], { PORT: String(barePort) }, barePort, '/ready');
  try {
    const found = (await ask({ server: site, path: '/graphql', body: { query: '{ searchPrograms(page: { number: 1, size: 1 }) { items { slug } } }' } })) as {
      data: { searchPrograms: { items: { slug: string }[] } };
    };
    const rows: BenchRow[] = [];
    for (const test of [searchCase, detailCase(found.data.searchPrograms.items[0]?.slug ?? ''), homeCase]) rows.push(...(await measure(site, bare, test)));
    return rows;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

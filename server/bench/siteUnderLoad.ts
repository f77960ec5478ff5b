/** Servers in processes of their own, requests to them, and the CPU that they spend on these. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { projectRoot } from '../kernel/projectRoot.js';

const CONNECTIONS = 10;
const SLICE_SECONDS = 60;
const ENTRY = 'dist/server/main.js';
/** A site that has just started reads its catalogue again and again for half a minute: that is no request's cost. */
const SETTLED_MS_A_SECOND = 15;
const SETTLING_SECONDS = 60;

export type Running = { url: string; process: ChildProcess; stop: () => Promise<void> };

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

async function run(args: string[], env: Record<string, string>, readyPath: string): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`A server of the benchmark ended with ${child.exitCode}`);
    const isUp = await fetch(url + readyPath).then(
      answer => answer.ok,
      () => false,
    );
    if (isUp)
      return {
        url,
        process: child,
        stop: () => new Promise<void>(resolve => (child.once('exit', () => resolve()), child.kill('SIGTERM'))),
      };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  child.kill('SIGTERM');
  throw new Error(`A server of the benchmark was not ready within a minute: ${args.join(' ')}`);
}

/** CPU of all threads of the process so far, in microseconds (Linux). */
export function cpuOf({ process: { pid } }: Running): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map(task =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return nanoseconds.reduce((sum, ofTask) => sum + ofTask, 0) / 1000;
}

async function settle(server: Running): Promise<void> {
  for (let second = 0; second < SETTLING_SECONDS; second += 1) {
    const before = cpuOf(server);
    await new Promise(resolve => setTimeout(resolve, 1000));
    if ((cpuOf(server) - before) / 1000 <= SETTLED_MS_A_SECOND) return;
  }
  console.log('  The site was still busy by itself after a minute: its figures hold that, too.');
}

/** The built site with stores of its own, at rest, and the bare server; both end with the work. */
export async function withServers<T>(work: (servers: { site: Running; bare: Running }) => Promise<T>): Promise<T> {
  if (!existsSync(join(projectRoot, ENTRY))) throw new Error(`There is no ${ENTRY}: run \`npm run build\` first`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const quiet = {
    LOG_LEVEL: 'silent',
    MONGODB_URI: '',
    REDIS_URL: '',
    LIMIT_ANONYMOUS_PER_MINUTE: '1000000',
    DATA_DIR: dataDir,
  };
  const site = await run([ENTRY], quiet, '/readyz');
  const bare = await run(['--import', 'tsx', 'server/bench/bareServer.ts'], {}, '/ready');
  try {
    await settle(site);
    return await work({ site, bare });
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export type Target = {
  server: Running;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  status?: number;
};

/**
 * CPU that the server spends on the requests, up to the last answer. The tool itself ends at the next full second:
 * waiting for that would count what a server does by itself, and let it cool down between slices.
 */
export async function spent(
  { server, path, method = 'GET', headers = {}, body, status = 200 }: Target,
  amount: number,
): Promise<number> {
  const before = cpuOf(server);
  const load = {
    url: server.url + path,
    method,
    headers,
    connections: CONNECTIONS,
    amount,
    timeout: SLICE_SECONDS,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  let answered = 0;
  return new Promise((resolve, reject) => {
    const shots = autocannon(load, (error, result) => {
      if (error || result.errors > 0 || answered < amount)
        reject(error ?? new Error(`${path}: ${result.errors} requests failed`));
    });
    shots.on('response', (_client, got) => {
      answered += 1;
      if (got !== status) reject(new Error(`${path} was answered with ${got}`));
      if (answered === amount) resolve(cpuOf(server) - before);
    });
  });
}

/** The targets take turns in slices, so that a noisy neighbour is shared; answers microseconds a request. */
export async function perRequest<K extends string>(
  targets: Record<K, { target: Target; warmUp: number; slice: number }>,
  rounds: number,
): Promise<Record<K, number>> {
  const names = Object.keys(targets) as K[];
  const sums = Object.fromEntries(names.map(name => [name, 0])) as Record<K, number>;
  for (const name of names) await spent(targets[name].target, targets[name].warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) sums[name] += await spent(targets[name].target, targets[name].slice);
  }
  for (const name of names) sums[name] /= rounds * targets[name].slice;
  return sums;
}

export const microseconds = (value: number): string => `${value.toFixed(0)} µs`;

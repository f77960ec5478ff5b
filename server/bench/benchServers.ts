/** The servers of a part, in processes of their own, all alive together: the site, bare Express, bare `node:http`, and what else the part compares. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Shortcut } from '../app/shortcuts.js';
import { projectRoot } from '../kernel/projectRoot.js';
import { cpuOf } from './serverCpu.js';

/** A site that has just started reads its catalogue repeatedly for half a minute, which is not the cost of a request. */
const SETTLED_MS_A_SECOND = 15;
const SETTLING_SECONDS = 60;

const ENTRIES = {
  benchStores: 'stores.ts',
  benchSite: 'site.ts',
  benchStockApollo: 'stockApollo.ts',
  benchBareExpress: 'bareExpress.ts',
  benchBareHttp: 'bareHttp.ts',
  benchAttacker: 'attacker.ts',
};
type Entry = keyof typeof ENTRIES;

export type Running = { url: string; process: ChildProcess; stop: () => Promise<void> };
export type Servers = {
  site: Running;
  bare: Running;
  /** `node:http` alone: nothing that answers over HTTP here can cost less. */
  floor: Running;
  /** Apollo Server with its defaults, over the same schema. */
  stock: Running;
  /** The site with one shortcut switched off each. */
  without: ReadonlyMap<Shortcut, Running>;
};

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

/** Bundled like the server itself, and beside it: there it finds its worker thread and the starter catalogue. */
async function buildEntries(): Promise<void> {
  if (!existsSync(join(projectRoot, 'dist/server/main.js')))
    throw new Error('There is no dist/server/main.js: run `npm run build` first');
  const entries = Object.entries(ENTRIES).map(([name, file]) => [name, `server/bench/servers/${file}`]);
  await build({
    absWorkingDir: projectRoot,
    entryPoints: Object.fromEntries(entries),
    outdir: 'dist/server',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

type Stores = { MONGODB_URI: string; REDIS_URL: string };
type Started = { process: ChildProcess; stop: () => Promise<void> };

/** The process ends, and its data goes, with `stop` or with the bench. */
function launch(entry: Entry, env: Record<string, string>, args: readonly string[] = []): Started {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, [`dist/server/${entry}.js`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, RATES_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const removeData = (): void => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', () => (child.kill('SIGTERM'), removeData()));
  const stop = async (): Promise<void> => {
    await new Promise<void>(resolve => (child.once('exit', () => resolve()), child.kill('SIGTERM')));
    removeData();
  };
  return { process: child, stop };
}

async function startStores(): Promise<Started & { addresses: Stores }> {
  const started = launch('benchStores', {});
  const addresses = await new Promise<Stores>((resolve, reject) => {
    started.process.once('message', message => resolve(message as Stores));
    started.process.once('exit', code => reject(new Error(`The stores of the benchmark ended with ${code}`)));
  });
  return { ...started, addresses };
}

/** No limit of cost is met, and each connection says whose it is (serverCpu.ts). */
const NO_COST_LIMITS = {
  LIMIT_ADDRESS_COST_PER_MINUTE: '1000000000',
  LIMIT_USER_COST_PER_MINUTE: '1000000000',
  TRUST_PROXY: '1',
};

async function startServer(
  stores: Stores,
  entry: Entry,
  { args = [], limits = NO_COST_LIMITS }: { args?: readonly string[]; limits?: Record<string, string> } = {},
): Promise<Running> {
  const port = await freePort();
  const started = launch(entry, { ...stores, ...limits, PORT: String(port), LOG_LEVEL: 'silent' }, args);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 450; tries += 1) {
    const { exitCode } = started.process;
    if (exitCode !== null) throw new Error(`A server of the benchmark ended with ${exitCode}: ${entry}`);
    const isUp = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, ...started };
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  await started.stop();
  throw new Error(`A server of the benchmark was not ready within 90 s: ${entry}`);
}

async function settle(server: Running): Promise<void> {
  for (let second = 0; second < SETTLING_SECONDS; second += 1) {
    const before = cpuOf(server.process);
    await new Promise(resolve => setTimeout(resolve, 1000));
    if ((cpuOf(server.process) - before) / 1000 <= SETTLED_MS_A_SECOND) return;
  }
  console.log('  A server was still busy by itself after a minute: its figures hold that, too.');
}

/** All use the same stores; measuring begins when they are idle. */
export async function withServers<T>(
  shortcuts: readonly Shortcut[],
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  await buildEntries();
  const stores = await startStores();
  const running: Running[] = [];
  const begin = async (entry: Entry, args: readonly string[] = []): Promise<Running> => {
    const server = await startServer(stores.addresses, entry, { args });
    running.push(server);
    return server;
  };
  try {
    const bare = await begin('benchBareExpress');
    const floor = await begin('benchBareHttp');
    const site = await begin('benchSite');
    const stock = await begin('benchStockApollo');
    const without = new Map<Shortcut, Running>();
    for (const name of shortcuts) without.set(name, await begin('benchSite', [name]));
    for (const server of running) await settle(server);
    return await work({ site, bare, floor, stock, without });
  } finally {
    await Promise.all(running.map(server => server.stop()));
    await stores.stop();
  }
}

/** The site alone, with the limits that it has by default and with what is named of the environment. */
export async function withSite<T>(
  environment: Record<string, string>,
  work: (site: Running) => Promise<T>,
): Promise<T> {
  await buildEntries();
  const stores = await startStores();
  try {
    const site = await startServer(stores.addresses, 'benchSite', { limits: environment });
    try {
      await settle(site);
      return await work(site);
    } finally {
      await site.stop();
    }
  } finally {
    await stores.stop();
  }
}

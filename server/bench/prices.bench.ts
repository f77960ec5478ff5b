/**
 * Whether work is priced by what it costs: processor time of whole responses, uncached, per unit of cost, against the one row by which the unit is fixed: 20 cards
 * of programs. Every field of Query and every object of an entry of the catalogue is asked for at its largest, with everything selected that one operation may ask for.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { microseconds, spent, type Target } from './serverCpu.js';
import type { PricedOperation, PriceSite } from './servers/priceSite.js';
import type { BenchRow } from './table.js';

const LEAST = 1 / 3;
const MOST = 3;
const ROWS_OF_UNIT = 10;
/** Processor time of a slice, and its bounds in requests. */
const SLICE_US = 20_000;
const SLICE = { min: 10, max: 50 };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-prices-'));

async function launch<T>(entry: string, env: Record<string, string>): Promise<{ child: ChildProcess; told: T }> {
  const path = fileURLToPath(new URL(`./servers/${entry}`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const told = await Promise.race([
    once(child, 'message').then(([message]) => message as T),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${entry} ended with ${code}`))),
  ]);
  return { child, told };
}

/** As somebody with credentials: the response is made anew. */
const targetOf = (server: Target['server'], { query, variables, cookie }: PricedOperation): Target => ({
  server,
  path: '/graphql',
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(cookie === '' ? { authorization: 'Basic benchmark' } : { cookie }),
  },
  body: { query, variables },
});

async function refuseErrors({ server, path, headers = {}, body }: Target): Promise<void> {
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${JSON.stringify(body)} was answered with ${await answer.text()}`);
}

/** Microseconds of processor time a response, after a slice that compiles the query and says how many requests the next one may have. */
async function cpuOf(target: Target): Promise<number> {
  await refuseErrors(target);
  const each = (await spent(target, SLICE.min)) / SLICE.min;
  const amount = Math.min(SLICE.max, Math.max(SLICE.min, Math.round(SLICE_US / each)));
  return (await spent(target, amount)) / amount;
}

async function measure({ url, reference, operations }: PriceSite, process: ChildProcess): Promise<BenchRow[]> {
  const server = { url, process };
  const unitNow = async (): Promise<number> => (await cpuOf(targetOf(server, reference))) / reference.cost;
  await unitNow();
  const rows: { name: string; cost: number; cpu: number; times: number }[] = [];
  let unit = await unitNow();
  for (const [place, operation] of operations.entries()) {
    // Measured again and again, so that a busier minute counts on both sides.
    if (place % ROWS_OF_UNIT === 0) unit = await unitNow();
    const cpu = await cpuOf(targetOf(server, operation));
    rows.push({ name: operation.name, cost: operation.cost, cpu, times: cpu / operation.cost / unit });
  }
  const unitRow = {
    what: '20 cards of programs: the unit',
    goal: '',
    measured: `${microseconds(unit * reference.cost)} for ${reference.cost}`,
    isMet: null,
  };
  const others = rows
    .toSorted((one, other) => other.times - one.times)
    .map(({ name, cost, cpu, times }) => ({
      what: name,
      goal: '1/3 to 3',
      measured: `${times.toFixed(2)}: ${microseconds(cpu)} for ${cost}`,
      isMet: times >= LEAST && times <= MOST,
    }));
  return [unitRow, ...others];
}

/** Needs /proc, and no build. */
export async function benchPrices(): Promise<BenchRow[]> {
  const stores = await launch<Record<string, string>>('stores.ts', {});
  try {
    const site = await launch<PriceSite>('priceSite.ts', stores.told);
    return await measure(site.told, site.child);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

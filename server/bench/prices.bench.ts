/**
 * Whether work is priced by what it costs: processor time of whole responses, uncached, per unit of cost, against the one row by which the unit is fixed: 20 cards
 * of programs. Every field of Query and every list of an entry of the catalogue is asked for at its largest, with everything selected that one operation may ask for.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { microseconds, spent, type Target } from './serverCpu.js';
import type { BenchRow } from './table.js';

/** Told from process to process, by testing/priceSite.ts. */
type PricedOperation = {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  cost: number;
  cookie: string;
};
type PriceSite = { url: string; reference: PricedOperation; operations: PricedOperation[] };

const MIN_TIMES = 1 / 3;
const MAX_TIMES = 3;
const ROUNDS = 3;
/** The unit is measured again after so many rows. */
const ROWS_OF_UNIT = 10;
/** Processor time of a slice, and its bounds in requests. */
const SLICE_US = 40_000;
const SLICE = { min: 10, max: 100 };

const dataDir = mkdtempSync(join(tmpdir(), 'bench-prices-'));

async function launch<T>(entry: string, env: Record<string, string>): Promise<{ child: ChildProcess; message: T }> {
  const path = fileURLToPath(new URL(entry, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const message = await Promise.race([
    once(child, 'message').then(([first]) => first as T),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${entry} ended with ${code}`))),
  ]);
  return { child, message };
}

/** As somebody who is signed in: the response is made anew. */
const targetOf = (server: Target['server'], { query, variables, cookie }: PricedOperation): Target => ({
  server,
  path: '/graphql',
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(cookie === '' ? {} : { cookie }),
  },
  body: { query, variables },
});

async function refuseErrors({ server, path, headers = {}, body }: Target): Promise<void> {
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${JSON.stringify(body)} was answered with ${await answer.text()}`);
}

/** Microseconds of processor time a response. */
async function cpuOf(target: Target): Promise<number> {
  const each = (await spent(target, SLICE.min)) / SLICE.min;
  const amount = Math.min(SLICE.max, Math.max(SLICE.min, Math.round(SLICE_US / each)));
  return (await spent(target, amount)) / amount;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** All take turns, so that a server that grows warm, or a machine that grows busy, is so for all, and the median counts; the first round does not. */
async function measure({ url, reference, operations }: PriceSite, process: ChildProcess): Promise<BenchRow[]> {
  const server = { url, process };
  const unit = targetOf(server, reference);
  const units: number[] = [];
  const used = new Map<string, number[]>();
  const ask = async (asked: readonly PricedOperation[]): Promise<void> => {
    for (const [place, operation] of asked.entries()) {
      if (place % ROWS_OF_UNIT === 0) units.push(await cpuOf(unit));
      const former = used.get(operation.name) ?? [];
      used.set(operation.name, [...former, await cpuOf(targetOf(server, operation))]);
    }
  };
  for (const operation of [reference, ...operations]) await refuseErrors(targetOf(server, operation));
  // What follows a change would count for whatever is asked next.
  const queries = operations.filter(({ query }) => !query.startsWith('mutation'));
  await ask(queries);
  for (const samples of [units, ...used.values()]) samples.length = 0;
  for (let round = 0; round < ROUNDS; round += 1) await ask(queries);
  const cpuOfUnit = median(units);
  const mutations = operations.filter(({ query }) => query.startsWith('mutation'));
  for (let round = 0; round < ROUNDS; round += 1) await ask(mutations);
  const rows = operations.map(({ name, cost }) => {
    const cpu = median(used.get(name) ?? []);
    return { name, cost, cpu, times: cpu / cost / (cpuOfUnit / reference.cost) };
  });
  return [
    {
      what: '20 cards of programs: the unit',
      goal: '',
      measured: `${microseconds(cpuOfUnit)} for ${reference.cost}`,
      isMet: null,
    },
    ...rows
      .toSorted((one, other) => other.times - one.times)
      .map(({ name, cost, cpu, times }) => ({
        what: name,
        goal: '1/3 to 3',
        measured: `${times.toFixed(2)}: ${microseconds(cpu)} for ${cost}`,
        isMet: times >= MIN_TIMES && times <= MAX_TIMES,
      })),
  ];
}

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Needs /proc, and no build. */
export async function benchPrices(): Promise<BenchRow[]> {
  const stores = await launch<Record<string, string>>('./servers/stores.ts', {});
  let site: ChildProcess | undefined;
  try {
    const { child, message } = await launch<PriceSite>('../testing/priceSite.ts', stores.message);
    site = child;
    return await measure(message, child);
  } finally {
    await end(site);
    await end(stores.child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

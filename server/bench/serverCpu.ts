/** What requests cost a server: processor time of its process, read from /proc (Linux). */
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export const CONNECTIONS = 10;
const SLICE_SECONDS = 60;

export type Target = {
  server: { url: string; process: ChildProcess };
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Of each connection, in the place of the headers of all. */
  headersOf?: (connection: number) => Record<string, string>;
  body?: unknown;
  status?: number;
};

/** Each connection is somebody else: work of one caller is done two pieces at a time, and waits between them (kernel/admission.ts). */
const addressOf = (connection: number): Record<string, string> => ({ 'x-forwarded-for': `10.0.0.${connection + 1}` });

/** CPU of all threads of the process so far, in microseconds. */
export function cpuOf({ pid }: ChildProcess): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map(task =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return nanoseconds.reduce((sum, ofTask) => sum + ofTask, 0) / 1000;
}

/**
 * CPU that the server spends on the requests, up to the last response. The tool itself ends at the next full second:
 * waiting for that would count what a server does by itself, and let it cool down between slices.
 */
export async function spent(
  { server, path, method = 'GET', headers = {}, headersOf = () => headers, body, status = 200 }: Target,
  amount: number,
): Promise<number> {
  const before = cpuOf(server.process);
  let connections = 0;
  const load: autocannon.Options = {
    url: server.url + path,
    method,
    setupClient: client => {
      client.setHeaders({ ...headersOf(connections), ...addressOf(connections) });
      connections += 1;
    },
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
      if (answered === amount) resolve(cpuOf(server.process) - before);
    });
  });
}

export type Load = { target: Target; warmUp: number; slice: number };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The targets take turns in slices and the median slice counts, so that a noisy neighbour hits all alike; returns microseconds a request. */
export async function perRequest(loads: ReadonlyMap<string, Load>, rounds: number): Promise<(name: string) => number> {
  const slices = new Map([...loads.keys()].map(name => [name, [] as number[]] as const));
  for (const { target, warmUp } of loads.values()) await spent(target, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { target, slice }] of loads) slices.get(name)?.push((await spent(target, slice)) / slice);
  }
  return name => median(slices.get(name) ?? []);
}

export const microseconds = (value: number): string => `${value.toFixed(0)} µs`;

/** The built site as processes of a measurement: started as the image starts them, asked over HTTP, and a catalogue that changes. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { databaseOf, type MongoConnection } from '../kernel/mongo/connectMongo.js';
import { projectRoot } from '../kernel/projectRoot.js';

const MAX_START_MS = 900_000;

export type BuiltProcess = { process: ChildProcess; address: string };

export async function ask<Data>({ address }: BuiltProcess, query: string, text: string): Promise<Data> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { text } }),
  });
  const { data, errors } = (await response.json()) as { data: Data | null; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

const INSTITUTIONS = 'query ($text: String!) { searchInstitutions(text: $text) { items { slug } } }';

/** In MB. */
export function memoryOf({ process: { pid } }: BuiltProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

/** Resolves with how many seconds it took. */
export async function untilTrue(holds: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - begun > MAX_START_MS) throw new Error('It took too long.');
    await sleep(100);
  }
  return (performance.now() - begun) / 1000;
}

/** What the image hands to the C library (Dockerfile): they take effect at the start of a process alone. */
const imageSettings = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(join(projectRoot, 'Dockerfile'), 'utf8').matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/** Does not wait until it is ready. */
export function startProcess(port: number, environment: Record<string, string>): BuiltProcess {
  const started = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: {
      ...imageSettings(),
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATES_URL: '',
      LIMIT_ADDRESS_COST_PER_MINUTE: '1000000000',
      ...environment,
    },
    stdio: 'inherit',
  });
  return { process: started, address: `http://localhost:${port}` };
}

export async function untilReady({ process: started, address }: BuiltProcess): Promise<number> {
  const over = new Promise<never>((_, reject) =>
    started.once('exit', () => reject(new Error('The site ended before it was ready.'))),
  );
  return Promise.race([untilTrue(async () => (await fetch(`${address}/readyz`)).status === 200), over]);
}

/** Until it has read the catalogue itself, behind the index that was kept. */
export const untilRead = ({ address }: BuiltProcess): Promise<number> =>
  untilTrue(async () => /^search_index_behind_seconds \d/m.test(await (await fetch(`${address}/metrics`)).text()));

export async function ended(
  { process: started }: BuiltProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null) return;
  const exit = new Promise(resolve => started.once('exit', resolve));
  started.kill(signal);
  await exit;
}

/** Not synchronous: the key store may answer from this process. */
export const migrate = (environment: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['dist/server/migrate.js'], {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
  });

/** Until the next start finds nothing that was kept. */
export async function forgetIndex(connection: MongoConnection): Promise<void> {
  for (const bucket of ['searchIndex', 'searchRows'])
    for (const part of ['files', 'chunks']) await databaseOf(connection).collection(`${bucket}.${part}`).deleteMany({});
}

/** Resolves with the seconds until all of the processes find an institution by the name that it was given. */
export async function changeSeen(connection: MongoConnection, sites: readonly BuiltProcess[]): Promise<number> {
  const institutions = databaseOf(connection).collection<{ slug: string }>('institutions');
  const [institution] = await institutions
    .find({ isRetired: { $ne: true } })
    .limit(1)
    .toArray();
  if (!institution) throw new Error('The catalogue has no institution.');
  // One word that is near no other: a search that dropped a word would find it before.
  const name = randomBytes(8).toString('hex');
  await institutions.updateOne({ _id: institution._id }, { $set: { name, changedAt: new Date() } });
  const finds = async (site: BuiltProcess): Promise<boolean> => {
    const { searchInstitutions } = await ask<{ searchInstitutions: { items: { slug: string }[] } }>(
      site,
      INSTITUTIONS,
      name,
    );
    return searchInstitutions.items.some(item => item.slug === institution.slug);
  };
  const seconds = await Promise.all(sites.map(site => untilTrue(() => finds(site))));
  return Math.max(...seconds);
}

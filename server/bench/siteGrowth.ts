/**
 * How a whole site carries a catalogue: `npm run build`, fill a data folder, then `node --import tsx server/bench/siteGrowth.ts <folder> [texts]`. The built site is
 * started twice over the folder, whose stores run in processes of their own: starts, memory, searches over HTTP and one change are printed. Two texts to
 * search for, separated by a bar, show their first ten. Not a part of `npm run bench`: a large catalogue takes longer to fill than a part may.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { startEmbeddedRedis } from '../embedded/redis/index.js';
import { connectMongo, databaseOf } from '../kernel/mongo/connectMongo.js';
import { projectRoot } from '../kernel/projectRoot.js';
import { seededRandom } from '../kernel/seededRandom.js';
import { cpuOf } from './serverCpu.js';
import { ascending, percentile } from './table.js';

const PORT = '4610';
const ADDRESS = `http://localhost:${PORT}`;
const SEARCHES = 400;
const LONGEST_START_MS = 900_000;
/** After a start or a change the site reads the newest rows again for half a minute. */
const SETTLED_MS = 45_000;

type Found = { pageInfo: { total: number }; items: { title: string; institution: { name: string } }[] };

async function ask<Data>(query: string, text: string): Promise<Data> {
  const response = await fetch(`${ADDRESS}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { text } }),
  });
  const { data, errors } = (await response.json()) as { data: Data | null; errors?: unknown };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

const PROGRAMS = `query ($text: String!) {
  searchPrograms(text: $text) { pageInfo { total } items { title institution { name } } facets { name options { value count } } }
}`;
const INSTITUTIONS = 'query ($text: String!) { searchInstitutions(text: $text) { items { slug } } }';

const search = async (text: string): Promise<Found> =>
  (await ask<{ searchPrograms: Found }>(PROGRAMS, text)).searchPrograms;

const findsInstitution = async (text: string, slug: string): Promise<boolean> => {
  const { searchInstitutions } = await ask<{ searchInstitutions: { items: { slug: string }[] } }>(INSTITUTIONS, text);
  return searchInstitutions.items.some(item => item.slug === slug);
};

/** In MB. */
function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string): number => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

async function untilTrue(holds: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - begun > LONGEST_START_MS) throw new Error('It took too long.');
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

async function startSite(environment: Record<string, string>): Promise<{ site: ChildProcess; line: string }> {
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: {
      ...imageSettings(),
      ...process.env,
      NODE_ENV: 'production',
      PORT,
      LOG_LEVEL: 'error',
      RATES_URL: '',
      LIMIT_ADDRESS_COST_PER_MINUTE: '1000000000',
      ...environment,
    },
    stdio: 'inherit',
  });
  const seconds = await untilTrue(async () => (await fetch(`${ADDRESS}/readyz`)).status === 200);
  await search('nursing');
  return { site, line: `${seconds.toFixed(1)} s, ${(cpuOf(site) / 1e6).toFixed(1)} s of processors` };
}

const ended = (site: ChildProcess): Promise<void> => {
  site.kill('SIGTERM');
  return new Promise(resolve => site.once('exit', () => resolve()));
};

async function measure(dataDir: string, texts: readonly string[]): Promise<void> {
  const [mongoStore, redisStore] = await Promise.all([
    startEmbeddedMongo({ dataDir }),
    startEmbeddedRedis({ dataDir }),
  ]);
  const mongo = await connectMongo(mongoStore.uri);
  try {
    const database = databaseOf(mongo.connection);
    for (const collection of ['searchIndex.files', 'searchIndex.chunks'])
      await database.collection(collection).deleteMany({});
    const programs = await database.collection('programs').countDocuments({});
    const environment = { MONGODB_URI: mongoStore.uri, REDIS_URL: redisStore.url, DATA_DIR: join(dataDir, 'site') };
    console.log(`${programs.toLocaleString('en')} programs`);
    // Not synchronous: the key store answers from this process.
    await promisify(execFile)(process.execPath, ['dist/server/migrate.js'], {
      cwd: projectRoot,
      env: { ...process.env, ...environment },
    });

    const first = await startSite(environment);
    console.log(`first start: ${first.line}`);
    await sleep(SETTLED_MS);
    console.log(`memory after it: ${memoryOf(first.site).now} MB, peak ${memoryOf(first.site).peak} MB`);
    await ended(first.site);

    const second = await startSite(environment);
    console.log(`second start: ${second.line}`);
    const { site } = second;
    // Until it has built its own index behind what it answers.
    const confirmed = async (): Promise<boolean> =>
      /^search_index_behind_seconds \d/m.test(await (await fetch(`${ADDRESS}/metrics`)).text());
    console.log(`its own index after another ${(await untilTrue(confirmed)).toFixed(1)} s`);

    const titles = await database
      .collection<{ title: string }>('programs')
      .find({}, { projection: { title: 1 } })
      .limit(5_000)
      .toArray();
    const random = seededRandom(1);
    const words = () => {
      const all = (titles[Math.floor(random() * titles.length)]?.title ?? 'nursing').split(/\s+/);
      const from = Math.floor(random() * all.length);
      return all.slice(from, from + 1 + Math.floor(random() * 2)).join(' ');
    };
    const times: number[] = [];
    for (let place = 0; place < SEARCHES; place++) {
      const text = words();
      const begun = performance.now();
      await search(text);
      times.push(performance.now() - begun);
    }
    const sorted = ascending(times);
    console.log(
      `search over HTTP: p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms`,
    );

    const institutions = database.collection<{ slug: string }>('institutions');
    for (const change of ['first', 'second']) {
      const [institution] = await institutions
        .find({ isRetired: { $ne: true } })
        .limit(1)
        .toArray();
      if (!institution) throw new Error('The catalogue has no institution.');
      // One word that is near no other: a search that dropped a word would find it before.
      const name = randomBytes(8).toString('hex');
      await institutions.updateOne({ _id: institution._id }, { $set: { name, changedAt: new Date() } });
      const seconds = await untilTrue(() => findsInstitution(name, institution.slug));
      console.log(`${change} change found after ${seconds.toFixed(1)} s`);
    }
    await sleep(SETTLED_MS);
    console.log(`memory at rest: ${memoryOf(site).now} MB, peak ${memoryOf(site).peak} MB`);
    for (const text of texts) {
      const { pageInfo, items } = await search(text);
      console.log(`\n${text}: ${pageInfo.total} found`);
      for (const { title, institution } of items.slice(0, 10)) console.log(`  ${title} · ${institution.name}`);
    }
    await ended(site);
  } finally {
    await mongo.close();
    await mongoStore.stop();
    await redisStore.stop();
  }
}

const [dataDir, texts = ''] = process.argv.slice(2);
if (dataDir === undefined)
  throw new Error('Usage: node --import tsx server/bench/siteGrowth.ts <data folder> ["text|text"]');
await measure(dataDir, texts.split('|').filter(Boolean));

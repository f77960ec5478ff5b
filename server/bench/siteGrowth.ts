/**
 * How a whole site carries a catalogue: `npm run build`, fill a data folder, then `node --import tsx server/bench/siteGrowth.ts <folder> [texts]`. The built site is
 * started three times over the folder, whose stores run in processes of their own: starts, memory, searches over HTTP and changes are printed. Two texts to
 * search for, separated by a bar, show their first ten. Not a part of `npm run bench`: a large catalogue takes longer to fill than a part may.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { startEmbeddedRedis } from '../embedded/redis/index.js';
import { connectMongo, databaseOf } from '../kernel/mongo/connectMongo.js';
import { seededRandom } from '../kernel/seededRandom.js';
import {
  ask,
  type BuiltProcess,
  changeSeen,
  ended,
  forgetIndex,
  memoryOf,
  migrate,
  startProcess,
  untilRead,
  untilReady,
} from './builtSite.js';
import { cpuOf } from './serverCpu.js';
import { ascending, percentile } from './table.js';

const PORT = 4610;
const SEARCHES = 400;
/** After a start or a change the site reads the newest rows again for half a minute. */
const SETTLED_MS = 45_000;

type Found = { pageInfo: { total: number }; items: { title: string; institution: { name: string } }[] };

const PROGRAMS = `query ($text: String!) {
  searchPrograms(text: $text) { pageInfo { total } items { title institution { name } } facets { name options { value count } } }
}`;

const search = async (site: BuiltProcess, text: string): Promise<Found> =>
  (await ask<{ searchPrograms: Found }>(site, PROGRAMS, text)).searchPrograms;

async function startSite(environment: Record<string, string>): Promise<{ site: BuiltProcess; line: string }> {
  const site = startProcess(PORT, environment);
  const seconds = await untilReady(site);
  await search(site, 'nursing');
  return { site, line: `${seconds.toFixed(1)} s, ${(cpuOf(site.process) / 1e6).toFixed(1)} s of processors` };
}

const memoryLine = (site: BuiltProcess): string => `${memoryOf(site).now} MB, peak ${memoryOf(site).peak} MB`;

async function measure(dataDir: string, texts: readonly string[]): Promise<void> {
  const [mongoStore, redisStore] = await Promise.all([
    startEmbeddedMongo({ dataDir }),
    startEmbeddedRedis({ dataDir }),
  ]);
  const mongo = await connectMongo(mongoStore.uri);
  try {
    const database = databaseOf(mongo.connection);
    await forgetIndex(mongo.connection);
    const programs = await database.collection('programs').countDocuments({});
    const environment = { MONGODB_URI: mongoStore.uri, REDIS_URL: redisStore.url, DATA_DIR: join(dataDir, 'site') };
    console.log(`${programs.toLocaleString('en')} programs`);
    await migrate(environment);

    const first = await startSite(environment);
    console.log(`first start: ${first.line}`);
    await sleep(SETTLED_MS);
    console.log(`memory after it: ${memoryLine(first.site)}`);
    await ended(first.site);

    const second = await startSite(environment);
    console.log(`second start: ${second.line}`);
    const { site } = second;
    console.log(`the catalogue known to be that of the index after another ${(await untilRead(site)).toFixed(1)} s`);

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
      await search(site, text);
      times.push(performance.now() - begun);
    }
    const sorted = ascending(times);
    console.log(
      `search over HTTP: p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms`,
    );

    for (const change of ['first', 'second'])
      console.log(`${change} change found after ${(await changeSeen(mongo.connection, [site])).toFixed(1)} s`);
    await sleep(SETTLED_MS);
    console.log(`memory at rest: ${memoryLine(site)}`);
    for (const text of texts) {
      const { pageInfo, items } = await search(site, text);
      console.log(`\n${text}: ${pageInfo.total} found`);
      for (const { title, institution } of items.slice(0, 10)) console.log(`  ${title} · ${institution.name}`);
    }
    await ended(site);

    const third = await startSite(environment);
    console.log(`third start: ${third.line}`);
    console.log(
      `a change right after it found after ${(await changeSeen(mongo.connection, [third.site])).toFixed(1)} s`,
    );
    await sleep(SETTLED_MS);
    console.log(`memory after it: ${memoryLine(third.site)}`);
    await ended(third.site);
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

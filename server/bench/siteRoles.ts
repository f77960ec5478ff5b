/**
 * How soon a change is seen where the roles are apart: `npm run build`, fill a data folder, then `node --import tsx server/bench/siteRoles.ts <folder>`. An indexer, two
 * webs and a worker run over the folder, whose stores run in processes of their own; the indexer is killed and started again. Starts, changes and memory are printed.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { startEmbeddedRedis } from '../embedded/redis/index.js';
import { connectMongo, databaseOf } from '../kernel/mongo/connectMongo.js';
import {
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

const PORTS = { indexer: 4620, worker: 4621, web: 4622, otherWeb: 4623 };
const CHANGES = 3;
/** The newest rows are read again for half a minute. */
const SETTLED_MS = 45_000;

async function measure(dataDir: string): Promise<void> {
  const [mongoStore, redisStore] = await Promise.all([
    startEmbeddedMongo({ dataDir }),
    startEmbeddedRedis({ dataDir }),
  ]);
  const mongo = await connectMongo(mongoStore.uri);
  const running = new Map<string, BuiltProcess>();
  try {
    await forgetIndex(mongo.connection);
    const environment = {
      MONGODB_URI: mongoStore.uri,
      REDIS_URL: redisStore.url,
      DATA_DIR: join(dataDir, 'site'),
      SESSION_SECRETS: 's'.repeat(32),
    };
    await migrate(environment);
    const programs = await databaseOf(mongo.connection).collection('programs').countDocuments({});
    console.log(`${programs.toLocaleString('en')} programs`);

    const start = async (name: keyof typeof PORTS): Promise<BuiltProcess> => {
      const role = name === 'otherWeb' ? 'web' : name;
      const site = startProcess(PORTS[name], { ...environment, ROLE: role });
      running.set(name, site);
      console.log(`${name} ready after ${(await untilReady(site)).toFixed(1)} s`);
      return site;
    };
    const restart = async (name: keyof typeof PORTS): Promise<BuiltProcess> => {
      const killed = running.get(name);
      running.delete(name);
      if (killed) await ended(killed, 'SIGKILL');
      return start(name);
    };
    const printMemory = (): void => {
      for (const [name, site] of running)
        console.log(`${name}: ${memoryOf(site).now} MB, peak ${memoryOf(site).peak} MB`);
    };

    await start('indexer');
    await start('worker');
    const webs = [await start('web'), await start('otherWeb')];
    const printChange = async (which: string): Promise<void> =>
      console.log(`${which} seen on both webs after ${(await changeSeen(mongo.connection, webs)).toFixed(1)} s`);
    for (let place = 0; place < CHANGES; place++) await printChange(`change ${place + 1}`);
    await sleep(SETTLED_MS);
    printMemory();

    await restart('indexer');
    await printChange('a change right after the indexer was killed and came back');
    await printChange('another');
    await sleep(SETTLED_MS);
    printMemory();
    const again = await restart('indexer');
    console.log(`the catalogue known to be that of the index after another ${(await untilRead(again)).toFixed(1)} s`);
    printMemory();
  } finally {
    for (const site of running.values()) await ended(site);
    await mongo.close();
    await mongoStore.stop();
    await redisStore.stop();
  }
}

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Usage: node --import tsx server/bench/siteRoles.ts <data folder>');
await measure(dataDir);

/** The index as the product keeps it: built in a thread of its own, from what any process wrote. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../kernel/clock.js';
import { createLogger } from '../../kernel/logger.js';
import { createMetrics } from '../../kernel/metrics.js';
import { parseEnv } from '../../kernel/env.js';
import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { connectRedis, type RedisStore } from '../../kernel/redis/connectRedis.js';
import { buildInstitution, testSource } from '../../testing/buildItems.js';
import { createServices, type Services } from '../createServices.js';
import { prepareStores } from './prepareStores.js';
import { indexInProcess, indexInThread } from './searchIndex.js';

const logger = createLogger({ logLevel: 'silent' });
const mongodbUri = String(process.env.MONGODB_URI);
const dbName = `test_${randomBytes(6).toString('hex')}`;
/** How soon a change is found is measured by bench/siteGrowth.ts; a busy machine gets more time here. */
const MAX_MS = 60_000;

let mongo: Mongo;
let otherMongo: Mongo;
let redis: RedisStore;
const dataDir = mkdtempSync(join(tmpdir(), 'test-worker-'));
const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: dataDir });
let services: Services;
let otherProcess: Services;

beforeAll(async () => {
  [mongo, otherMongo] = await Promise.all([connectMongo(mongodbUri, { dbName }), connectMongo(mongodbUri, { dbName })]);
  redis = await connectRedis(String(process.env.REDIS_URL), logger);
  services = createServices({
    mongo,
    redis,
    env,
    clock: systemClock,
    logger,
    metrics: createMetrics(),
    createIndexHolder: indexInThread({ mongodbUri, dbName, task: 'BUILD' }, logger),
  });
  otherProcess = createServices({
    mongo: otherMongo,
    redis,
    env,
    clock: systemClock,
    logger,
    metrics: createMetrics(),
    createIndexHolder: indexInProcess(systemClock),
  });
  const stores = { mongo, mongodbUri, redisUrl: String(process.env.REDIS_URL) };
  await prepareStores({ stores, env: { ...env, mongodbUri }, clock: systemClock, logger });
  await services.start();
});
afterAll(async () => {
  await services?.stop();
  await mongo?.connection.dropDatabase();
  await mongo?.close();
  await otherMongo?.close();
  redis?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const slugs = (): string[] => [...services.domains.search.provides.addresses()].map(({ slug }) => slug);

describe('the index of the thread', () => {
  it('holds the starter catalogue before the site listens', () => {
    expect(services.combined.health.search?.()).toBeUndefined();
    expect(slugs().length).toBeGreaterThan(500);
  });

  it('finds what another process wrote', async () => {
    await otherProcess.domains.catalogue.provides.writer.saveSources([testSource]);
    await otherProcess.domains.catalogue.provides.writer.saveInstitutions(
      [buildInstitution({ slug: 'written-elsewhere' })],
      'STARTER',
    );
    const limit = AbortSignal.timeout(MAX_MS);
    while (!limit.aborted && !slugs().includes('written-elsewhere'))
      await new Promise(resolve => setTimeout(resolve, 100));
    expect(slugs()).toContain('written-elsewhere');
  });
});

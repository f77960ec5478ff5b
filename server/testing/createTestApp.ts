/** The whole site for one test file: a database of its own on the suite's stores, the search index in this process, any free port. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InstitutionData, ProgramData, ScholarshipData, SourceData } from '../../schema/rules/catalogue.rules.js';
import { type App, createApp, LISTS_STEADY_MS } from '../app/createApp.js';
import { readableMail } from './readableMail.js';
import { aNamedOperator } from './aNamedOperator.js';
import { listen } from './listen.js';
import { until } from './until.js';
import { wideLimits } from './wideLimits.js';
import { createServices, type Services } from '../app/createServices.js';
import type { PageSource } from '../app/pages/renderPage.js';
import { prepareStores } from '../app/start/prepareStores.js';
import { indexInProcess } from '../app/start/searchIndex.js';
import { type Clock, systemClock } from '../kernel/clock.js';
import { type Env, parseEnv } from '../kernel/env.js';
import { createLogger } from '../kernel/logger.js';
import { createMetrics } from '../kernel/metrics.js';
import { connectMongo, type Mongo } from '../kernel/mongo/connectMongo.js';
import { connectRedis, type RedisStore } from '../kernel/redis/connectRedis.js';
import { testSource } from './buildItems.js';

export type TestCatalogue = {
  /** Besides `testSource`. */
  sources?: SourceData[];
  institutions?: InstitutionData[];
  programs?: ProgramData[];
  scholarships?: ScholarshipData[];
};

export type TestAppOptions = {
  /** Variables of the environment over those of the suite. */
  environment?: Record<string, string>;
  clock?: Clock;
  catalogue?: TestCatalogue;
  pages?: PageSource;
  dist?: string;
  /** Monotonic milliseconds, by which cached lists are steady; without it they follow each index that the test asks for. */
  elapsed?: () => number;
};

export type TestApp = App & {
  env: Env;
  clock: Clock;
  url: string;
  mongo: Mongo;
  services: Services;
  /** Every line of the log so far. */
  log: () => string;
  redis: RedisStore;
  /** Mails that were sent so far, oldest first, decoded. */
  mails: () => Promise<string[]>;
  /** Brings entries in and the search index up to date. */
  addItems: (entries: TestCatalogue) => Promise<void>;
  /** Brings what is known of changes, and the search index, up to date with what was changed by other ways. */
  refreshIndex: () => Promise<void>;
  close: () => Promise<void>;
};

/** For tests that are not about pages: says which address was asked. */
export const plainPages: PageSource = {
  load: async () => async request => ({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: `<!doctype html><title>${encodeURI(request.url)}</title>`,
  }),
  manifest: null,
};

export async function createTestApp({
  environment = {},
  clock = systemClock,
  catalogue,
  pages = plainPages,
  dist,
  elapsed,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-site-'));
  const parsed = parseEnv({
    NODE_ENV: 'test',
    SMTP_URL: 'smtp://mail.invalid',
    // No test asks the network; a test with a source of its own names it.
    RATES_URL: '',
    MONGODB_URI: process.env.MONGODB_URI,
    REDIS_URL: process.env.REDIS_URL,
    DATA_DIR: dataDir,
    SESSION_SECRETS: 'it signs the cookies of the tests and nothing else',
    ...wideLimits,
    ...(environment.PUBLIC_URL === undefined ? {} : aNamedOperator),
    ...environment,
  });
  // Mails of tests lie in a folder, where `mails` reads them, on public addresses too; a test with a mail server of its own names it.
  const env: Env = { ...parsed, smtpUrl: environment.SMTP_URL };
  if (!env.mongodbUri || !env.redisUrl)
    throw new Error(
      'The API suite starts its stores in server/testing/startStores.ts: run it with --selectProjects api.',
    );
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
  const mongo = await connectMongo(env.mongodbUri, {
    dbName: `test_${randomBytes(6).toString('hex')}`,
    monitorCommands: true,
  });
  // A busy machine may let a command wait longer than a request may; tests of what happens then bring a Redis of their own.
  const redis = await connectRedis(env.redisUrl, logger, environment.REDIS_URL === undefined ? { limitMs: null } : {});
  let index: ReturnType<ReturnType<typeof indexInProcess>> | undefined;
  const createIndexHolder = (input: Parameters<ReturnType<typeof indexInProcess>>[0]) =>
    (index = indexInProcess(clock)(input));
  const metrics = createMetrics();
  const services = createServices({ mongo, redis, env, clock, logger, metrics, createIndexHolder });
  const stores = { mongo, mongodbUri: env.mongodbUri, redisUrl: env.redisUrl };
  await prepareStores({ stores, env, clock: systemClock, logger });
  services.jobs.start();
  let passedMs = 0;
  const app = await createApp({
    env,
    logger,
    metrics,
    clock,
    mongo,
    redis,
    services,
    pages,
    ...(dist === undefined ? {} : { dist }),
    elapsed: elapsed ?? (() => performance.now() + passedMs),
  });
  const listening = await listen(app.handler);

  const buildIndex = async (): Promise<void> => {
    passedMs += LISTS_STEADY_MS;
    await services.domains.catalogue.provides.lookForChanges();
    await index?.refresh();
  };
  const addItems = async (entries: TestCatalogue): Promise<void> => {
    const { sources = [], institutions = [], programs = [], scholarships = [] } = entries;
    const { writer } = services.domains.catalogue.provides;
    await writer.saveSources([testSource, ...sources]);
    await writer.saveInstitutions(institutions, 'STARTER');
    await writer.savePrograms(programs, 'STARTER');
    await writer.saveScholarships(scholarships, 'STARTER');
    await buildIndex();
  };
  const mails = async (): Promise<string[]> => {
    await services.idle();
    const folder = join(env.dataDir, 'outbox');
    return existsSync(folder)
      ? readdirSync(folder)
          .toSorted()
          .map(name => readableMail(readFileSync(join(folder, name), 'utf8')))
      : [];
  };
  const close = async (): Promise<void> => {
    await listening.close();
    await app.stop();
    await services.stop();
    // A client that is replaced in this moment takes no command.
    await until('the database to be dropped', async () => (await mongo.connection.dropDatabase(), true));
    await mongo.close();
    redis.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await addItems(catalogue ?? {});
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...app,
    env,
    clock,
    url: listening.url,
    mongo,
    redis,
    services,
    mails,
    log: () => lines.join(''),
    addItems,
    refreshIndex: buildIndex,
    close,
  };
}

/** Stores that die or freeze under a running site: what is public still answers, the rest says so, and recovery needs nobody. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded/mongo/index.js';
import { buildInstitution, buildProgram } from '../testing/buildItems.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { type Question } from '../testing/runQuery.js';
import { ProgramTitleDocument } from '../testing/catalogue.gql.js';
import type { PageSource } from './pages/renderPage.js';
import { type RedisServer, startRedisServer } from '../testing/startRedisServer.js';
import { FaultsSearchDocument } from './faults.api.gql.js';
import { askWithin, type PatientAnswer } from './test/askWithin.js';

/** Promises of the product: how long anyone may wait for an answer while a store is away. */
const REDIS_PATIENCE_MS = 2000;
const MONGO_PATIENCE_MS = 6000;
const RECOVERY_MS = 20_000;

/** Like the client's: a page whose operation fails is an error page. */
const pages: PageSource = {
  manifest: null,
  load:
    async () =>
    async ({ url }, { execute }) => {
      const { errors } = await execute({
        document: ProgramTitleDocument,
        variables: { slug: url.slice(1) || 'known-program' },
        operationName: 'ProgramTitle',
      });
      return {
        status: errors ? 500 : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        html: '<!doctype html><title>page</title>',
      };
    },
};

let dataDir: string;
let mongo: EmbeddedMongo;
let redis: RedisServer;
let app: TestApp;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'test-faults-'));
  mongo = await startEmbeddedMongo({ dataDir });
  redis = await startRedisServer();
  const institution = buildInstitution({ slug: 'known' });
  app = await createTestApp({
    environment: { MONGODB_URI: mongo.uri, REDIS_URL: redis.url },
    pages,
    catalogue: { institutions: [institution], programs: [buildProgram('known', { slug: 'known-program' })] },
  });
  // As after any visit: what was shown once is remembered.
  await search(MONGO_PATIENCE_MS);
});
afterAll(async () => {
  await app?.close();
  await mongo?.stop();
  await redis?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (question: Question<unknown>, patience: number, variables = {}): Promise<PatientAnswer> =>
  askWithin(patience, { question, variables }, init => fetch(`${app.url}/graphql`, init));

const search = (patience: number): Promise<PatientAnswer> =>
  ask(FaultsSearchDocument, patience, { slug: 'known-program' });
const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${app.url}${path}`, { signal: AbortSignal.timeout(MONGO_PATIENCE_MS) })).status;

async function becomesReady(): Promise<void> {
  const signal = AbortSignal.timeout(RECOVERY_MS);
  while ((await statusOf('/readyz')) !== 200) {
    if (signal.aborted) throw new Error('the site did not recover');
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}

async function stillAnswers(patience: number, unavailable: 'mongo' | 'redis'): Promise<void> {
  const found = await search(patience);
  expect(found).toMatchObject({
    status: 200,
    codes: [],
    data: { searchPrograms: { items: [{ slug: 'known-program', institution: { name: expect.any(String) } }] } },
  });
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  const ready = await fetch(`${app.url}/readyz`, { signal: AbortSignal.timeout(patience) });
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ isReady: false, [unavailable]: 'unavailable' });
}

let unseen = 0;

/** Each time for an address of its own: answers of a moment ago are kept. */
async function saysUnavailable(): Promise<void> {
  unseen += 1;
  const answer = await ask(ProgramTitleDocument, MONGO_PATIENCE_MS, { slug: `never-seen-${unseen}` });
  expect(answer.codes).toEqual(['SERVICE_UNAVAILABLE']);
  // With data, though it be null in one field, an answer of the graph is a 200 whose errors tell the rest.
  expect(answer.status).toBe(200);
  const page = await fetch(`${app.url}/never-seen`, { signal: AbortSignal.timeout(MONGO_PATIENCE_MS) });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
}

describe('Redis', () => {
  it('frozen: public search and pages still answer, and it is found again', async () => {
    redis.process.kill('SIGSTOP');
    try {
      await stillAnswers(REDIS_PATIENCE_MS, 'redis');
    } finally {
      redis.process.kill('SIGCONT');
    }
    await becomesReady();
    expect(await statusOf('/readyz')).toBe(200);
  });

  it('killed: public search and pages still answer, and its successor is found', async () => {
    const { url } = redis;
    redis.process.kill('SIGKILL');
    await stillAnswers(REDIS_PATIENCE_MS, 'redis');
    redis = await startRedisServer(url);
    await becomesReady();
    expect((await search(REDIS_PATIENCE_MS)).status).toBe(200);
  });
});

describe('MongoDB', () => {
  it('frozen: what was seen is still shown, the rest is SERVICE_UNAVAILABLE, and it is found again', async () => {
    const pid = Number(mongo.pid);
    process.kill(pid, 'SIGSTOP');
    try {
      await stillAnswers(MONGO_PATIENCE_MS, 'mongo');
      await saysUnavailable();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await becomesReady();
    expect(await ask(ProgramTitleDocument, MONGO_PATIENCE_MS, { slug: 'never-seen' })).toMatchObject({
      status: 200,
      codes: [],
      data: { program: null },
    });
  });

  it('stopped: the same, until it is started again', async () => {
    await mongo.stop();
    await stillAnswers(MONGO_PATIENCE_MS, 'mongo');
    await saysUnavailable();
    mongo = await startEmbeddedMongo({ dataDir, socketPath: socketOf(mongo.uri) });
    await becomesReady();
    expect((await search(MONGO_PATIENCE_MS)).status).toBe(200);
  });
});

const socketOf = (uri: string): string => decodeURIComponent(/\/\/([^/]+)\//.exec(uri)?.[1] ?? '');

/** MongoDB killed again and again under load: every request ends, nothing waits for ever, and the site comes back each time by itself. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInstitution, buildProgram } from '../testing/buildItems.js';
import { bundled } from '../testing/bundled.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { foundItem } from '../testing/foundItems.js';
import { type GraphAnswer } from '../testing/runQuery.js';
import { ProgramTitleDocument } from '../testing/catalogue.gql.js';
import { AddToWishlistDocument } from '../testing/wishlist.gql.js';
import { type Person, signIn } from '../testing/signIn.js';
import { until, within } from '../testing/until.js';
import { StoreKillsRemovalDocument } from './storeKills.api.gql.js';

const KILLS = 50;
const LANES = 6;
/** On a quiet machine a request waits at most 6 s for a store, and the site is ready again within 10; on a busy one this tells the slow from what waits for ever. */
const LIMIT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'test-kills-'));
const socketPath = join(folder, 'mongo.sock');
const entry = bundled('server/embedded/mongo/embeddedMongo.ts');
let store: ChildProcess;
let app: TestApp;
let person: Person;

async function startStore(): Promise<void> {
  store = fork(entry, [folder, socketPath, '60000', 'readWrite'], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await within('the store to start', once(store, 'message'));
  expect(message).toEqual({ kind: 'ready' });
}

async function killStore(): Promise<void> {
  const gone = once(store, 'exit');
  store.kill('SIGKILL');
  await gone;
}

beforeAll(async () => {
  await startStore();
  app = await createTestApp({
    environment: { MONGODB_URI: `mongodb://${encodeURIComponent(socketPath)}/app?directConnection=true` },
    catalogue: {
      institutions: [buildInstitution({ slug: 'known' })],
      programs: [buildProgram('known', { slug: 'known-program' })],
    },
  });
  person = await signIn(app);
  wish.itemId = (await foundItem(person.browser, 'program', { slug: 'known-program' })).id;
});
afterAll(async () => {
  await app?.close();
  await killStore();
  rmSync(folder, { recursive: true, force: true });
});

const wish = { kind: 'PROGRAM', itemId: '' };
let unseen = 0;
/** Writes, and reads that no cache answers. */
const sendNext = (): Promise<GraphAnswer<unknown>> => {
  unseen += 1;
  const { browser } = person;
  if (unseen % 3 === 0) return browser.query(AddToWishlistDocument, { input: wish });
  return unseen % 3 === 1
    ? browser.query(StoreKillsRemovalDocument, { input: wish })
    : browser.query(ProgramTitleDocument, { slug: `never-seen-${unseen}` });
};

let answered = 0;
/** What should not have happened, in words. */
const faults: string[] = [];

/** What the site wrote of errors that it did not expect. */
const causes = (): string =>
  app
    .log()
    .split('\n')
    .filter(line => line.includes('"level":"error"'))
    .slice(-3)
    .join('\n');

async function askUntil(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      const { status, errors } = await within('the answer', sendNext(), LIMIT_MS);
      const codes = errors.map(({ extensions }) => extensions?.code);
      if (codes.length === 0) answered += 1;
      else if (codes.some(code => code !== 'SERVICE_UNAVAILABLE'))
        faults.push(`${status} ${codes.join()}\n${causes()}`);
    } catch (error) {
      faults.push(String(error));
    }
  }
}

const isReady = async (): Promise<boolean> => (await fetch(`${app.url}/readyz`)).status === 200;

it(`${KILLS} kills under load: every request ends with an answer or SERVICE_UNAVAILABLE, and the site is ready again each time`, async () => {
  const stop = new AbortController();
  const lanes = Array.from({ length: LANES }, () => askUntil(stop.signal));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const enough = answered + 5 + Math.floor(Math.random() * 40);
    await until('answers', () => answered >= enough);
    await killStore();
    await startStore();
    await until(`the site to be ready after kill ${kill}`, isReady, LIMIT_MS);
  }
  stop.abort();
  await Promise.all(lanes);
  expect(faults).toEqual([]);
});

/** A site spread over processes by what they do: two that serve pages, one that does the jobs, one that builds the search index; each dies once. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from '../../domains/catalogue/index.js';
import { systemClock } from '../../kernel/clock.js';
import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { buildInstitution, testSource } from '../../testing/buildItems.js';
import { runQuery } from '../../testing/runQuery.js';
import { RegisterDocument } from '../../testing/account.gql.js';
import { addressOf, endSites, freshFolder, type StartedSite, startSite } from '../../testing/startSite.js';
import { until } from '../../testing/until.js';
import { wideLimits } from '../../testing/wideLimits.js';
import { RolesSearchDocument } from './roles.api.gql.js';

const PATIENCE_MS = 60_000;
const dbName = `roles_${randomBytes(6).toString('hex')}`;
const mongodbUri = String(process.env.MONGODB_URI).replace(/^(mongodb:\/\/[^/]+\/)[^?]*/, `$1${dbName}`);

let mongo: Mongo;
let writer: ReturnType<typeof createCatalogue>['writer'];
/** Mails that the worker sent: nobody else may send any. */
const mailFolder = freshFolder();
const otherFolder = freshFolder();

type Process = { site: StartedSite; url: string };
const start = async (role: string, dataDir = otherFolder): Promise<Process> => {
  const site = startSite({
    ROLE: role,
    DATA_DIR: dataDir,
    MONGODB_URI: mongodbUri,
    REDIS_URL: String(process.env.REDIS_URL),
    SESSION_SECRETS: 'r'.repeat(32),
    ...wideLimits,
  });
  return { site, url: await addressOf(site) };
};
const kill = async ({ site }: Process): Promise<void> => {
  site.child.kill('SIGKILL');
  await site.ended;
};
const isReady = async ({ url }: Process): Promise<boolean> => (await fetch(`${url}/readyz`)).status === 200;

let [indexer, worker, web, otherWeb]: Process[] = [];
const processes = (): { indexer: Process; worker: Process; web: Process; otherWeb: Process } => {
  if (!indexer || !worker || !web || !otherWeb) throw new Error('The site did not start.');
  return { indexer, worker, web, otherWeb };
};

beforeAll(async () => {
  mongo = await connectMongo(mongodbUri);
  ({ writer } = createCatalogue({ connection: mongo.connection, clock: systemClock }));
  indexer = await start('indexer');
  [worker, web, otherWeb] = await Promise.all([start('worker', mailFolder), start('web'), start('web')]);
});
afterAll(async () => {
  await endSites();
  await mongo?.connection.dropDatabase();
  await mongo?.close();
});

const add = async (slug: string): Promise<void> => {
  await writer.saveSources([testSource]);
  await writer.saveInstitutions([buildInstitution({ slug, name: `Viện ${slug}` })], 'STARTER');
};
const finds = async (process: Process, slug: string): Promise<boolean> => {
  const { data } = await runQuery({ url: process.url }, RolesSearchDocument, { text: `Viện ${slug}` });
  return JSON.stringify(data).includes(`"${slug}"`);
};
const isFoundOnBoth = async (slug: string): Promise<boolean> => {
  const { web: one, otherWeb: other } = processes();
  await until(
    'it to be found on both',
    async () => (await finds(one, slug)) && (await finds(other, slug)),
    PATIENCE_MS,
  );
  return true;
};

const register = async (process: Process): Promise<string> => {
  const email = `lan.${randomBytes(4).toString('hex')}@people.example`;
  const input = {
    fullName: 'Nguyễn Thị Lan',
    email,
    password: 'hoa-nở-bên-sông',
    confirmPassword: 'hoa-nở-bên-sông',
    phone: '0987 654 321',
    dateOfBirth: '2008-03-01',
  };
  const answer = await runQuery({ url: process.url }, RegisterDocument, { input });
  expect(answer.data).toEqual({ register: { ok: true, needsConfirmation: false, errors: [] } });
  return email;
};
const mailsTo = (folder: string, email: string): number => {
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return 0;
  return readdirSync(outbox).filter(file => readFileSync(join(outbox, file), 'utf8').includes(email)).length;
};

describe('a site of several processes', () => {
  it('is ready in each of them; only those that serve pages answer anything but their state', async () => {
    const { indexer: index, worker: jobs, web: one, otherWeb: other } = processes();
    for (const process of [index, jobs, one, other]) {
      await until('it to be ready', () => isReady(process));
      expect((await fetch(`${process.url}/healthz`)).status).toBe(200);
      expect(await (await fetch(`${process.url}/metrics`)).text()).toContain('store_up');
    }
    const ofGraph = async ({ url }: Process) =>
      (await fetch(`${url}/graphql?query=%7B__typename%7D`, { headers: { 'apollo-require-preflight': '1' } })).status;
    expect(await Promise.all([index, jobs, one, other].map(ofGraph))).toEqual([404, 404, 200, 200]);
  });

  it('finds a change everywhere, also after the indexer was killed and came back; without it searches go on', async () => {
    await add('first-change');
    expect(await isFoundOnBoth('first-change')).toBe(true);
    await kill(processes().indexer);
    await add('second-change');
    expect(await finds(processes().web, 'first-change')).toBe(true);
    indexer = await start('indexer');
    expect(await isFoundOnBoth('second-change')).toBe(true);
    const { url } = processes().indexer;
    // What it went on from was compared with the catalogue.
    await until('it to know that its index lacks nothing', async () =>
      /^search_index_behind_seconds \d/m.test(await (await fetch(`${url}/metrics`)).text()),
    );
  });

  it('does a job once, by the worker, also when that was dead while it was stored', async () => {
    const email = await register(processes().web);
    await until('the mail', () => mailsTo(mailFolder, email) > 0, PATIENCE_MS);
    await kill(processes().worker);
    const later = await register(processes().otherWeb);
    expect(mailsTo(mailFolder, later)).toBe(0);
    worker = await start('worker', mailFolder);
    await until('the mail that waited', () => mailsTo(mailFolder, later) > 0, PATIENCE_MS);
    expect([email, later].map(address => mailsTo(mailFolder, address))).toEqual([1, 1]);
    expect([email, later].map(address => mailsTo(otherFolder, address))).toEqual([0, 0]);
  });

  it('serves on by the other when one that serves pages is killed, and by both when it is back', async () => {
    await kill(processes().web);
    await add('third-change');
    await until('the other to find it', () => finds(processes().otherWeb, 'third-change'), PATIENCE_MS);
    web = await start('web');
    expect(await isFoundOnBoth('third-change')).toBe(true);
  });
});

/**
 * `node --import tsx server/testing/makeReleaseData.ts <folder> <release> <commit>`: starts the built site in the folder on fresh embedded stores, lets an
 * administrator and a student use it through the graph, and writes what it stored into server/migrations/releases.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { startEmbeddedRedis } from '../embedded/redis/index.js';
import { createLogger } from '../kernel/logger.js';
import { connectMongo, databaseOf } from '../kernel/mongo/connectMongo.js';
import { connectRedis } from '../kernel/redis/connectRedis.js';
import { projectRoot } from '../kernel/projectRoot.js';
import { type Browser, openBrowser } from './browser.js';
import { keysOf } from './keysOf.js';
import { ReleaseIntakeDocument, ReleaseItemsDocument, ReleaseSharingDocument } from './makeReleaseData.gql.js';
import type { ReleaseData, ReleaseKey } from './releaseData.js';
import { dataOf } from './runQuery.js';
import { until } from './until.js';

const [folder = '', release = '', commit = ''] = process.argv.slice(2);
const PORT = '4599';
const url = `http://127.0.0.1:${PORT}`;
const sessionSecret = 'it signs the cookies of release data and nothing else';
const dataDir = mkdtempSync(join(tmpdir(), 'release-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT,
  SESSION_SECRETS: sessionSecret,
  RATES_URL: '',
};
const PASSWORD = 'gió-đưa-cành-trúc';
const admin = { email: 'quan.tri@people.example', fullName: 'Nguyễn Thị Lan' };
const student = { email: 'mai@people.example', fullName: 'Trần Thị Mai' };

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until('the site to be ready', () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** One mutation, as every release has it; fails on any error. */
async function change(browser: Browser, query: string, input: object): Promise<void> {
  const { data, errors } = await browser.query<Record<string, { errors: unknown[] }>>(query, { input });
  const mistakes = Object.values(data ?? {}).flatMap(payload => payload.errors);
  if (!data || errors.length > 0 || mistakes.length > 0)
    throw new Error(`${query}\n${JSON.stringify({ errors, mistakes })}`);
}

async function register({ email, fullName }: typeof admin): Promise<void> {
  const input = {
    fullName,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: '0912345678',
    dateOfBirth: '2007-05-20',
  };
  await change(
    openBrowser({ url }),
    'mutation ($input: RegisterInput!) { register(input: $input) { ok errors { code } } }',
    input,
  );
}

async function logIn(email: string, rememberMe: boolean): Promise<Browser> {
  const browser = openBrowser({ url });
  const input = { email, password: PASSWORD, rememberMe };
  await change(
    browser,
    'mutation ($input: LoginInput!) { login(input: $input) { viewer { id } errors { code } } }',
    input,
  );
  return browser;
}

/** What the generator makes no document of: the schema about itself. */
type Listed = { fields: { name: string }[] };

/** Whether this release has the mutation. */
async function hasMutation(browser: Browser, name: string): Promise<boolean> {
  const { mutationType } = dataOf(
    await browser.query<{ __schema: { mutationType: Listed } }>('{ __schema { mutationType { fields { name } } } }'),
  ).__schema;
  return mutationType.fields.some(field => field.name === name);
}

async function saveItems(browser: Browser): Promise<string[]> {
  const ids: string[] = [];
  const { programs, institutions, scholarships } = dataOf(await browser.query(ReleaseItemsDocument));
  for (const [kind, { items }] of [
    ['PROGRAM', programs],
    ['INSTITUTION', institutions],
    ['SCHOLARSHIP', scholarships],
  ] as const) {
    const [item] = items;
    if (!item) throw new Error(`The catalogue of the release has no ${kind}.`);
    await change(
      browser,
      'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { ids errors { code } } }',
      { kind, itemId: item.id },
    );
    ids.push(item.id);
  }
  return ids;
}

const consent = { adviceContact: true, textVersion: '2026-11-01' };
const form = { email: student.email, phone: '0912345678', consent, language: 'VI' };

/** Empty for a release that does not ask for the consent. */
async function sharingConsentOf(browser: Browser, programId: string): Promise<object> {
  const { __type: preview } = dataOf(
    await browser.query<{ __type: Listed }>('{ __type(name: "ApplicationPreview") { fields { name } } }'),
  );
  if (!preview.fields.some(field => field.name === 'sharing')) return {};
  const { sharing } = dataOf(await browser.query(ReleaseSharingDocument, { itemId: programId })).applicationPreview;
  return { sharingConsent: { isGiven: true, textVersion: sharing.textVersion, language: 'VI' } };
}

/** What came with 0.2.0. */
async function useLaterParts(browser: Browser, programId: string): Promise<void> {
  if (!(await hasMutation(browser, 'createApplication'))) return;
  const { intake } = dataOf(await browser.query(ReleaseIntakeDocument, { itemId: programId })).applicationPreview;
  await change(
    browser,
    'mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { application { id } errors { code field } } }',
    {
      type: 'PROGRAM',
      itemId: programId,
      intake,
      note: 'Em muốn hỏi về học bổng.',
      ...(await sharingConsentOf(browser, programId)),
      idempotencyKey: 'application-1',
    },
  );
  const marks = [
    { term: 1, value: '8.2' },
    { term: 2, value: '8.5' },
  ];
  const years = [{ level: 11, system: 'VN_TT22', termCount: 2, subjects: [{ subject: 'MATH', marks }] }];
  await change(browser, 'mutation ($input: SaveGradesInput!) { saveGrades(input: $input) { errors { code field } } }', {
    schoolName: 'THPT Chu Văn An',
    years,
  });
  await change(
    browser,
    'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { errors { code field } } }',
    {
      ...form,
      name: student.fullName,
      city: 'Đà Nẵng',
      school: 'THPT Chu Văn An',
      campaign: 'STUDY_ADVICE',
      message: 'Em cần tư vấn.',
      idempotencyKey: 'message-1',
    },
  );
  await change(
    browser,
    'mutation ($input: SubmitProfileStrengthInput!) { submitProfileStrength(input: $input) { errors { code field } } }',
    {
      ...form,
      fullName: student.fullName,
      address: '12 Lê Lợi, Đà Nẵng',
      studyYear: 'Lớp 12',
      gpaBand: 'G8',
      idempotencyKey: 'strength-1',
    },
  );
}

type Row = { _id: string; [field: string]: unknown };
const CATALOGUE = ['programs', 'institutions', 'scholarships', 'sources'];
const LEFT_OUT = ['readiness', 'migrationLocks', 'catalogueLoads'];

/** Of the catalogue only what the student saved, and what belongs to it: the rest can be found in the commit. */
async function readDocuments(wishlist: readonly string[]): Promise<Record<string, Row[]>> {
  const store = await startEmbeddedMongo({ dataDir });
  const mongo = await connectMongo(store.uri);
  const database = databaseOf(mongo.connection);
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).toSorted();
  const rowsOf = (name: string, filter: object = {}): Promise<Row[]> =>
    database.collection<Row>(name).find(filter).sort({ _id: 1 }).toArray();
  const documents: Record<string, Row[]> = {};
  for (const name of names) if (![...CATALOGUE, ...LEFT_OUT].includes(name)) documents[name] = await rowsOf(name);
  documents.programs = await rowsOf('programs', { _id: { $in: wishlist } });
  documents.scholarships = await rowsOf('scholarships', { _id: { $in: wishlist } });
  const owners = [...documents.programs, ...documents.scholarships].flatMap(({ institutionId }) => institutionId ?? []);
  documents.institutions = await rowsOf('institutions', { _id: { $in: [...wishlist, ...owners] } });
  const sources = CATALOGUE.flatMap(name => documents[name] ?? []).flatMap(({ sourceIds }) => sourceIds ?? []);
  documents.sources = await rowsOf('sources', { _id: { $in: sources } });
  await mongo.close();
  await store.stop();
  return Object.fromEntries(Object.entries(documents).filter(([, rows]) => rows.length > 0));
}

/** Of limits; they are gone within a day. */
const COUNTERS = /^(?:limit|failures):|^readiness$/;

async function readKeys(): Promise<ReleaseKey[]> {
  const store = await startEmbeddedRedis({ dataDir });
  const redis = await connectRedis(store.url, createLogger({ logLevel: 'silent' }));
  const { client } = redis;
  const names = await keysOf(redis);
  const keys: ReleaseKey[] = [];
  for (const key of names.filter(name => !COUNTERS.test(name))) {
    const restMs = await client.pttl(key);
    if ((await client.type(key)) === 'set') keys.push({ key, restMs, members: await client.smembers(key) });
    else keys.push({ key, restMs, value: (await client.get(key)) ?? '' });
  }
  redis.close();
  await store.stop();
  return keys;
}

const first = await start();
await register(admin);
await register(student);
await stop(first);
execFileSync(process.execPath, ['dist/server/user.js', 'promote', admin.email, 'ADMIN'], { cwd: folder, env });

const second = await start();
const office = await logIn(admin.email, false);
const phone = await logIn(student.email, true);
const wishlist = await saveItems(phone);
await useLaterParts(phone, String(wishlist[0]));
const library = await logIn(student.email, false);
const cookiesOf = ({ cookies }: Browser) => Object.fromEntries(cookies);
await stop(second);
const madeAt = Date.now();

const remembered = Object.fromEntries(Object.entries(cookiesOf(phone)).filter(([name]) => name !== 'auth-token'));
const data: ReleaseData = {
  release,
  commit,
  madeAt,
  sessionSecret,
  admin: { email: admin.email, session: cookiesOf(office) },
  student: { email: student.email, session: cookiesOf(library), remembered },
  wishlist,
  documents: await readDocuments(wishlist),
  keys: await readKeys(),
};
const releases = join(projectRoot, 'server/migrations/releases');
mkdirSync(releases, { recursive: true });
writeFileSync(join(releases, `${release}.json`), `${EJSON.stringify(data, undefined, 1, { relaxed: true })}\n`);
rmSync(dataDir, { recursive: true, force: true });

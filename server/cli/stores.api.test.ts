/** The data of one machine: copied into a MongoDB by a command of its own process, and brought back from a copy of the folder. */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { connectMongo, type Mongo } from '../kernel/mongo/connectMongo.js';
import { openBrowser } from '../testing/browser.js';
import { bundled } from '../testing/bundled.js';
import { runCommand } from '../testing/runCommand.js';
import { RegisterDocument } from '../testing/account.gql.js';
import { ViewerEmailDocument } from '../testing/sessions.gql.js';
import { SignInDocument } from '../testing/signIn.gql.js';
import { addressOf, endSites, freshFolder, startSite } from '../testing/startSite.js';
import { until } from '../testing/until.js';
import { moveStore } from './moveStore.js';

const root = join(import.meta.dirname, '..', '..');
type Row = { _id: string; [field: string]: unknown };

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
  await endSites();
});

const command = bundled('server/cli/stores.ts');
const environmentOf = (dataDir: string, uri: string | undefined) => ({
  ...process.env,
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  MONGODB_URI: uri,
});

/** Without the line that says which stores the command uses. */
const errorsOf = (text: string): string => text.replace(/^Documents: from [^\n]+ No mail is sent [^\n]+\n/, '');

async function stores(dataDir: string, uri: string | undefined, ...args: string[]) {
  const options = { cwd: root, env: environmentOf(dataDir, uri), timeout: 120_000 };
  const { code, out, err } = await runCommand([command, ...args], options);
  return { code, out, err: errorsOf(err) };
}

/** A data folder that holds these documents, at rest. */
async function folderWith(documents: Record<string, Row[]>): Promise<string> {
  const dataDir = freshFolder();
  const store = await startEmbeddedMongo({ dataDir });
  const mongo = await connectMongo(store.uri);
  for (const [name, rows] of Object.entries(documents)) await mongo.connection.collection<Row>(name).insertMany(rows);
  await mongo.close();
  await store.stop();
  return dataDir;
}

/** An empty database, and the address that the command is given. */
async function emptyTarget(): Promise<{ uri: string; mongo: Mongo }> {
  const name = `moved_${freshFolder().slice(-6)}`;
  const uri = String(process.env.MONGODB_URI).replace(/(\/\/[^/]+\/)[^?]*/, `$1${name}`);
  const mongo = await connectMongo(uri);
  closings.push(async () => {
    await mongo.connection.dropDatabase();
    await mongo.close();
  });
  return { uri, mongo };
}
const rowsOf = ({ connection }: Mongo, name: string) =>
  connection.collection<Row>(name).find().sort({ _id: 1 }).toArray();

const at = new Date('2026-11-22T02:00:00Z');
const users: Row[] = [
  { _id: 'a', email: 'an@people.example', createdAt: at, consents: [{ purpose: 'MARKETING', at }], nothing: null },
  { _id: 'b', email: 'binh@people.example', createdAt: at, gpa: { value: 8.25, scale: 'TEN' } },
];
const programs: Row[] = Array.from({ length: 1203 }, (_, number) => ({
  _id: `p${String(number).padStart(5, '0')}`,
  number,
}));

describe('npm run stores -- move', () => {
  it('copies every document of every collection as it is, says what it did not copy, and may be repeated', async () => {
    const dataDir = await folderWith({ users, programs });
    const { uri, mongo } = await emptyTarget();
    const first = await stores(dataDir, uri, 'move');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toContain('     1203  programs\n');
    expect(first.out).toContain('1205 documents in 2 collections were copied');
    expect(first.out).toContain('Sessions were not copied');
    expect(await rowsOf(mongo, 'users')).toEqual(users);
    expect(await rowsOf(mongo, 'programs')).toEqual(programs);

    const refused = await stores(dataDir, uri, 'move');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(
      /^The database at MONGODB_URI is not empty \(programs, users\)\. Nothing was written\.[^\n]*\n$/,
    );

    await mongo.connection
      .collection<Row>('users')
      .updateOne({ _id: 'a' }, { $set: { email: 'other@people.example' } });
    await mongo.connection.collection<Row>('users').insertOne({ _id: 'c', email: 'chi@people.example' });
    expect(await stores(dataDir, uri, 'move', '--overwrite')).toMatchObject({ code: 0, err: '' });
    expect(await rowsOf(mongo, 'users')).toEqual([...users, { _id: 'c', email: 'chi@people.example' }]);
  });

  it('goes on without being asked after it was interrupted between two collections', async () => {
    const dataDir = await folderWith({ programs, users });
    const { uri, mongo } = await emptyTarget();
    const store = await startEmbeddedMongo({ dataDir });
    const from = await connectMongo(store.uri);
    const report = (): void => {
      throw new Error('the machine was switched off');
    };
    const interrupted = moveStore({ from: from.connection, to: mongo.connection, mayOverwrite: false, report });
    await expect(interrupted).rejects.toThrow('switched off');
    await from.close();
    await store.stop();
    expect([(await rowsOf(mongo, 'programs')).length, await rowsOf(mongo, 'users')]).toEqual([1203, []]);

    expect(await stores(dataDir, uri, 'move')).toMatchObject({ code: 0, err: '' });
    expect([await rowsOf(mongo, 'programs'), await rowsOf(mongo, 'users')]).toEqual([programs, users]);
    expect((await stores(dataDir, uri, 'move')).err).toContain('is not empty');
  });

  it('refuses a folder that is missing, empty or without documents in one line, and makes no store there', async () => {
    const { uri, mongo } = await emptyTarget();
    const [empty, missing] = [freshFolder(), join(freshFolder(), 'mistyped')];
    for (const dataDir of [empty, missing])
      expect(await stores(dataDir, uri, 'move')).toEqual({
        code: 1,
        out: '',
        err: `${dataDir} holds no data of the site: set DATA_DIR to the folder of the site that is moved.\n`,
      });
    expect([readdirSync(empty), existsSync(missing)]).toEqual([[], false]);
    const withoutDocuments = await stores(await folderWith({}), uri, 'move', '--overwrite');
    expect(withoutDocuments).toMatchObject({ code: 1, out: '' });
    expect(withoutDocuments.err).toMatch(/^The store in DATA_DIR holds no documents: [^\n]*\n$/);
    expect(await mongo.connection.listCollections()).toEqual([]);
  });

  it('refuses to read the data of a running store, and to guess where to write', async () => {
    const dataDir = freshFolder();
    const store = await startEmbeddedMongo({ dataDir });
    closings.push(() => store.stop());
    const { uri } = await emptyTarget();
    const inUse = await stores(dataDir, uri, 'move');
    expect(inUse).toMatchObject({ code: 1, err: expect.stringContaining('in use by the running site: stop it first') });
    expect((await stores(freshFolder(), '', 'move')).err).toContain('Set MONGODB_URI');
    expect((await stores(freshFolder(), uri, 'export')).err).toContain('Usage');
  });
});

describe('a copy of the data folder', () => {
  it('made after the site was killed holds everything that was acknowledged, and starts in another place', async () => {
    const dataDir = freshFolder();
    const site = startSite({ DATA_DIR: dataDir });
    const browser = openBrowser({ url: await addressOf(site) });
    const input = { email: 'an.copied@people.example', password: 'gió-đưa-cành-trúc', rememberMe: true };
    const { data } = await browser.query(RegisterDocument, {
      input: {
        fullName: 'Lê An',
        email: input.email,
        password: input.password,
        confirmPassword: input.password,
        phone: '0912345678',
        dateOfBirth: '2007-05-20',
      },
    });
    expect(data).toEqual({ register: { ok: true, needsConfirmation: false, errors: [] } });
    expect((await browser.query(SignInDocument, { input })).data).toMatchObject({
      login: { viewer: { email: input.email } },
    });
    site.child.kill('SIGKILL');
    await site.ended;

    const copy = join(freshFolder(), 'restored');
    cpSync(dataDir, copy, { recursive: true, filter: path => !path.endsWith('.sock') });
    const restored = startSite({ DATA_DIR: copy });
    const returned = openBrowser({ url: await addressOf(restored) }, browser.cookies);
    expect((await returned.query(ViewerEmailDocument)).data).toEqual({ viewer: { email: input.email } });
    const fresh = openBrowser({ url: await addressOf(restored) });
    let answer = await fresh.query(SignInDocument, { input });
    // On a busy machine a store that was just started may not answer in time: the site says so, and is asked again.
    await until('the restored stores to answer a login', async () => {
      const isAnswered = answer.errors[0]?.extensions?.code !== 'SERVICE_UNAVAILABLE';
      if (!isAnswered) answer = await fresh.query(SignInDocument, { input });
      return isAnswered;
    });
    expect(answer).toMatchObject({ data: { login: { viewer: { email: input.email } } } });
  });
});

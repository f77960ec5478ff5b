/** The commands in processes of their own, on stores in which the work of the site is due. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { connectMongo, type Mongo } from '../kernel/mongo/connectMongo.js';
import { bundled } from '../testing/bundled.js';
import { runCommand } from '../testing/runCommand.js';
import { endSites, freshFolder } from '../testing/startSite.js';

const root = join(import.meta.dirname, '..', '..');
const commands = Object.fromEntries(
  ['user', 'stores', 'catalogue', 'migrate'].map(name => [name, bundled(`server/cli/${name}.ts`)]),
);
type Row = { _id: string; [field: string]: unknown };

const at = new Date('2026-11-22T02:00:00Z');
const dueJob: Row = {
  _id: 'job-1',
  name: 'session.accountMail',
  key: null,
  status: 'WAITING',
  attempts: 0,
  enqueuedAt: at,
  dueAt: at,
  payload: { userId: 'mai', mail: 'alreadyRegistered' },
  subjectId: 'mai',
};
const mai: Row = {
  _id: 'mai',
  email: 'mai@people.example',
  fullName: 'Trần Thị Mai',
  language: 'VI',
  role: 'STUDENT',
  isEmailVerified: true,
  isComplete: false,
  dateOfBirth: '2004-02-29',
  phone: '+84912345678',
  preferredCountries: [],
  consents: [],
  createdAt: at,
  updatedAt: at,
};

let mongo: Mongo;
let environment: Record<string, string | undefined>;
let dataDir: string;

async function runs(name: string, args: readonly string[], also: Record<string, string | undefined> = {}) {
  const env = { ...process.env, NODE_ENV: 'test', ...environment, ...also };
  return runCommand([commands[name] ?? '', ...args], { cwd: root, env, timeout: 120_000 });
}
const rowsOf = (name: string) => mongo.connection.collection<Row>(name).find().sort({ _id: 1 }).toArray();

beforeAll(async () => {
  dataDir = freshFolder();
  const uri = String(process.env.MONGODB_URI).replace(
    /(\/\/[^/]+\/)[^?]*/,
    `$1commands_${randomBytes(6).toString('hex')}`,
  );
  environment = { MONGODB_URI: uri, REDIS_URL: process.env.REDIS_URL, DATA_DIR: dataDir };
  mongo = await connectMongo(uri);
  expect(await runs('migrate', [])).toMatchObject({ code: 0 });
  await mongo.connection.collection<Row>('users').insertOne(mai);
  await mongo.connection.collection<Row>('jobs').insertOne(dueJob);
});
afterAll(async () => {
  await endSites();
  await mongo.connection.dropDatabase();
  await mongo.close();
});

describe('a job that is due for the site', () => {
  it.each([
    ['user', 'list-staff'],
    ['user', 'show', 'mai@people.example'],
    ['user', 'promote', 'mai@people.example', 'ADVISOR'],
    ['user', 'reset-totp', 'mai@people.example'],
    ['catalogue', 'due'],
    ['catalogue', 'load-starter'],
    ['migrate', 'status'],
    ['migrate'],
  ])(
    'is not touched by npm run %s %s %s %s, which says where it works and that it sends nothing',
    async (name, ...args) => {
      const { code, err } = await runs(
        name,
        args.filter(argument => argument !== undefined),
      );
      const sessions = name === 'catalogue' ? '' : `; sessions: ${process.env.REDIS_URL}`;
      expect([code, err]).toEqual([
        0,
        `Documents: ${String(environment.MONGODB_URI).replace(/\?.*/, '')}${sessions}. No mail is sent and no job is run: the site does both.\n`,
      ]);
      expect(await rowsOf('jobs')).toEqual([dueJob]);
      expect(existsSync(join(dataDir, 'outbox'))).toBe(false);
    },
  );

  it('is copied as it is by npm run stores -- move', async () => {
    const own = freshFolder();
    const store = await startEmbeddedMongo({ dataDir: own });
    const from = await connectMongo(store.uri);
    await from.connection.collection<Row>('jobs').insertOne({ ...dueJob, _id: 'job-2' });
    await from.close();
    await store.stop();
    const { code, err } = await runs('stores', ['move', '--overwrite'], { DATA_DIR: own });
    expect([code, err.split('\n').length]).toEqual([0, 2]);
    expect(err).toContain(`Documents: from the embedded store in ${own} to mongodb`);
    expect(await rowsOf('jobs')).toEqual([dueJob, { ...dueJob, _id: 'job-2' }]);
    expect(existsSync(join(own, 'outbox'))).toBe(false);
  });
});

it('leaves what a change of a role must cause to the site, in the same document', async () => {
  const account = await mongo.connection.collection<Row & { outbox?: { name: string }[] }>('users').findOne();
  const names = account?.outbox?.map(({ name }) => name);
  // Promoted, and then without a second factor.
  expect(names).toEqual(['audit.record', 'account.endSessions', 'audit.record', 'account.endSessions']);
  expect(await rowsOf('auditEvents')).toEqual([]);
});

/** `npm run migrate` and the start of the site on a MongoDB and a Redis of the operator's, each in a process of its own. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { connectMongo, databaseOf, type Mongo } from '../kernel/mongo/connectMongo.js';
import { connectRedis, type RedisStore } from '../kernel/redis/connectRedis.js';
import { createLogger } from '../kernel/logger.js';
import { migrations } from '../migrations/migrations.js';
import { openBrowser } from '../testing/browser.js';
import { bundled } from '../testing/bundled.js';
import { readRelease, writeDocuments, writeKeys } from '../testing/releaseData.js';
import { type RedisServer, startRedisServer } from '../testing/startRedisServer.js';
import { runCommand } from '../testing/runCommand.js';
import { ViewerEmailDocument } from '../testing/sessions.gql.js';
import { addressOf, endSites, freshFolder, startSite } from '../testing/startSite.js';

const root = join(import.meta.dirname, '..', '..');
const command = bundled('server/cli/migrate.ts');
const names = migrations.map(({ name }) => name);

let mongo: Mongo;
let redis: RedisStore;
let redisServer: RedisServer;
let environment: Record<string, string>;

beforeEach(async () => {
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  const uri = String(process.env.MONGODB_URI).replace(/(\/\/[^/]+\/)[^?]*/, `$1${name}`);
  mongo = await connectMongo(uri);
  redisServer = await startRedisServer();
  redis = await connectRedis(redisServer.url, createLogger({ logLevel: 'silent' }));
  environment = { MONGODB_URI: uri, REDIS_URL: redisServer.url, DATA_DIR: freshFolder() };
});
afterEach(async () => {
  await endSites();
  await mongo.connection.dropDatabase();
  await mongo.close();
  redis.close();
  await redisServer.stop();
});

/** The command first says which stores it uses; what follows on standard error is an error. */
const lines = (text: string): { stores: string; err: string } => {
  const [first = '', ...rest] = text.split(/(?<=\n)/);
  return first.startsWith('Documents: ') ? { stores: first, err: rest.join('') } : { stores: '', err: text };
};

async function migrate(...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'test', ...environment };
  const { code, out, err } = await runCommand([command, ...args], { cwd: root, env, timeout: 120_000 });
  return { code, out, ...lines(err) };
}

async function restore(version: string) {
  const release = readRelease(version);
  await writeDocuments(databaseOf(mongo.connection), release);
  await writeKeys(redis.client, release);
  return release;
}
const applied = async (): Promise<string[]> =>
  (await mongo.connection.collection<{ _id: string }>('migrations').find().sort({ _id: 1 }).toArray()).map(
    ({ _id }) => _id,
  );
const oneLine = expect.stringMatching(/^[^\n]+\n$/);

describe('stores of an earlier release', () => {
  it('keep the site from starting until they are migrated, and keep everybody signed in', async () => {
    const release = await restore('0.1.0');
    const site = startSite(environment);
    expect(await site.ended).toBe(1);
    expect(site.errors()).toEqual(oneLine);
    for (const name of [...names, 'indexes', 'npm run migrate', 'node dist/server/migrate.js'])
      expect(site.errors()).toContain(name);

    const status = await migrate('status');
    expect(status).toMatchObject({ code: 0, err: '' });
    for (const name of names) expect(status.out).toContain(`To be done: ${name}. `);
    expect(status.out).toContain('To be built: the index users: email_1.');
    expect(await applied()).toEqual([]);

    const done = await migrate();
    expect(done).toMatchObject({ code: 0, err: '' });
    for (const line of [
      '0001-content-hash: 1 programs changed.',
      'Indexes are being built: ',
      'are ready for this release',
    ])
      expect(done.out).toContain(line);
    expect(await applied()).toEqual(names);
    expect((await migrate('status')).out).toContain('Nothing is to be done');
    expect((await migrate()).out).not.toContain('changed');

    const url = await addressOf(startSite({ ...environment, SESSION_SECRETS: release.sessionSecret }));
    const browser = openBrowser({ url }, new Map(Object.entries(release.student.session)));
    expect((await browser.query(ViewerEmailDocument)).data).toEqual({ viewer: { email: release.student.email } });
  });

  it('are named without the password in their address', async () => {
    const { stores } = await migrate('status');
    expect(stores).toContain(`; sessions: ${redisServer.url}. No mail is sent`);
    environment.MONGODB_URI = 'mongodb://site:hunter2@127.0.0.1:1/app';
    const silent = await migrate('status');
    expect(silent).toMatchObject({ code: 1, err: oneLine });
    expect(silent.stores).toContain('Documents: mongodb://127.0.0.1:1/app;');
    expect(silent.out + silent.stores + silent.err).not.toContain('hunter2');
  });

  it('that lack an index keep the site from starting, and its name is said', async () => {
    expect(await migrate()).toMatchObject({ code: 0, err: '' });
    await restore('0.2.0');
    await mongo.connection.collection('users').dropIndex('email_1');
    const site = startSite(environment);
    expect(await site.ended).toBe(1);
    expect(site.errors()).toEqual(oneLine);
    expect(site.errors()).toContain('lacks indexes users: email_1:');
  });
});

describe('stores of a newer release', () => {
  it('are refused by the site and by the command, in one line', async () => {
    await restore('0.2.0');
    await mongo.connection.collection<{ _id: string }>('migrations').insertOne({ _id: '9999-later' });
    const site = startSite(environment);
    expect(await site.ended).toBe(1);
    for (const said of [site.errors(), (await migrate()).err, (await migrate('status')).err]) {
      expect(said).toEqual(oneLine);
      expect(said).toContain('newer release (9999-later)');
    }
    expect(await applied()).toEqual(['9999-later']);
  });
});

describe('an empty database', () => {
  it('is prepared by the start itself, for several processes at once', async () => {
    const sites = [startSite(environment), startSite(environment)];
    for (const site of sites) expect((await fetch(`${await addressOf(site)}/readyz`)).status).toBe(200);
    expect(await applied()).toEqual(names);
  });

  it('is prepared by the command', async () => {
    expect((await migrate('status')).out).toContain('The database is empty');
    expect(await migrate()).toMatchObject({ code: 0, err: '', out: expect.stringContaining('nothing to migrate') });
    expect([await applied(), (await migrate('status')).out]).toEqual([
      names,
      expect.stringContaining('Nothing is to be done'),
    ]);
  });
});

it('says how it is used', async () => {
  expect((await migrate('--help')).out).toContain('Usage: node dist/server/migrate.js');
  expect(await migrate('forward')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Usage') });
});

/** Migrations on real stores: in order, once, by one process, and again after a crash. */
import { Schema } from 'mongoose';
import { type MigrationStores, openMigrationStores } from '../../testing/migrationStores.js';
import { until } from '../../testing/until.js';
import { systemClock } from '../clock.js';
import { connectMongo, type MongoConnection } from '../mongo/connectMongo.js';
import { missingIndexes } from '../mongo/indexes.js';
import type { Migration } from './migration.js';
import { readMigrationState } from './migrationState.js';
import { prepareEmptyDatabase } from './runMigrations.js';

type Row = { _id: string; [field: string]: unknown };

let stores: MigrationStores;
let models: MongoConnection;
beforeEach(async () => {
  stores = await openMigrationStores();
  const mongo = await connectMongo(String(process.env.MONGODB_URI), { dbName: stores.database.databaseName });
  models = mongo.connection;
  closeModels = mongo.close;
});
let closeModels: () => Promise<void>;
afterEach(async () => {
  await closeModels();
  await stores.close();
});

const notes = () => stores.database.collection<Row>('notes');
const step = (name: string, run: Migration['run'] = async () => undefined): Migration => ({
  name,
  about: 'A step.',
  run,
});
const renamesText = step('0001-text', async ({ rewriteDocuments }) => {
  await rewriteDocuments('notes', ({ words }) =>
    words === undefined ? null : { set: { text: words }, unset: ['words'] },
  );
});
const appliedNames = async (): Promise<string[]> => (await stores.rows('migrations')).map(({ _id }) => _id);

describe('migrations', () => {
  it('run in order, are written down, tell what they do, and are not run again', async () => {
    const ran: string[] = [];
    const steps = ['0001-a', '0002-b'].map(name => step(name, async () => void ran.push(name)));
    await notes().insertOne({ _id: 'one' });
    const said = await stores.migrate(steps);
    expect(said.map(line => line.replace(/[\d.]+ seconds/, 'n seconds'))).toEqual([
      '0001-a: A step.',
      '0001-a: done in n seconds.',
      '0002-b: A step.',
      '0002-b: done in n seconds.',
    ]);
    const later = [...steps, step('0003-c', async () => void ran.push('0003-c'))];
    await stores.migrate(later);
    expect([ran, await appliedNames()]).toEqual([
      ['0001-a', '0002-b', '0003-c'],
      ['0001-a', '0002-b', '0003-c'],
    ]);
    expect(await stores.migrate(later)).toEqual([]);
  });

  it('go on after a crash in the middle of a step, and change every document once', async () => {
    const ids = Array.from({ length: 500 }, (_, number) => `n${String(number).padStart(4, '0')}`);
    await notes().insertMany(ids.map(_id => ({ _id, words: `of ${_id}` })));
    let seen = 0;
    const crashing = step('0001-text', ({ rewriteDocuments }) =>
      rewriteDocuments('notes', ({ words }) => {
        seen += 1;
        if (seen > 300) throw new Error('the machine was switched off');
        return { set: { text: words }, unset: ['words'] };
      }).then(() => undefined),
    );
    await expect(stores.migrate([crashing])).rejects.toThrow('switched off');
    const half = await stores.rows('notes');
    expect([half.filter(row => 'text' in row).length, await appliedNames()]).toEqual([200, []]);
    await stores.migrate([renamesText]);
    expect(await stores.rows('notes')).toEqual(ids.map(_id => ({ _id, text: `of ${_id}` })));
    expect(await appliedNames()).toEqual(['0001-text']);
  });

  it('are refused when a newer release has migrated the stores, and nothing is changed', async () => {
    await stores.database.collection<Row>('migrations').insertOne({ _id: '0007-later', at: new Date() });
    await notes().insertOne({ _id: 'one', words: 'a' });
    await expect(stores.migrate([renamesText])).rejects.toThrow('0007-later');
    expect(await stores.rows('notes')).toEqual([{ _id: 'one', words: 'a' }]);
    expect((await readMigrationState(stores.database, [renamesText])).unknown).toEqual(['0007-later']);
  });

  it('leave a key away that was deleted while it was changed, and keep the time of the others', async () => {
    for (const key of ['note:a', 'note:b', 'note:c']) await stores.redis.set(key, '1');
    await stores.redis.sadd('note:set', 'of another type');
    await stores.redis.pexpire('note:a', 500_000);
    await stores.migrate([
      step('0001-keys', async ({ redis, rewriteKeys, say }) => {
        const changed = await rewriteKeys('note:*', async stored => {
          await redis.del('note:b');
          return new Map(stored.map(({ key }) => [key, key === 'note:c' ? null : '2']));
        });
        say(`${changed} changed.`);
      }),
    ]);
    expect(await stores.keys()).toEqual(['note:a', 'note:set']);
    expect(await stores.redis.get('note:a')).toBe('2');
    expect(await stores.redis.pttl('note:a')).toBeGreaterThan(400_000);
  });
});

describe('of several processes', () => {
  it('one migrates, and the others wait and find it done', async () => {
    let runs = 0;
    const slow = step('0001-slow', async () => {
      runs += 1;
      await new Promise(resolve => setTimeout(resolve, 300));
    });
    await notes().insertOne({ _id: 'one' });
    const said = await Promise.all([1, 2, 3].map(() => stores.migrate([slow], { leaseMs: 3000 })));
    expect(runs).toBe(1);
    expect(
      said.filter(lines => lines.includes('Another process is migrating these stores. Waiting for it.')),
    ).toHaveLength(2);
    expect(await stores.rows('migrationLocks')).toEqual([]);
  });

  it('one goes on where another died, once its lock has stood still for a lease', async () => {
    await notes().insertOne({ _id: 'one', words: 'a' });
    await stores.database.collection<Row>('migrationLocks').insertOne({ _id: 'migrate', owner: 'dead', renewals: 4 });
    const said = await stores.migrate([renamesText], { leaseMs: 500 });
    expect(said[0]).toBe('Another process is migrating these stores. Waiting for it.');
    expect(await stores.rows('notes')).toEqual([{ _id: 'one', text: 'a' }]);
  });

  it('one waits for as long as another renews its lock', async () => {
    let isDone = false;
    const slow = step('0001-slow', async () => {
      await new Promise(resolve => setTimeout(resolve, 4000));
      isDone = true;
    });
    await notes().insertOne({ _id: 'one' });
    const first = stores.migrate([slow], { leaseMs: 2000 });
    await until('the first to hold the lock', async () => (await stores.rows('migrationLocks')).length === 1);
    await stores.migrate([slow], { leaseMs: 2000 });
    expect(isDone).toBe(true);
    await first;
  });

  it('the only one that can open the stores does not wait for a lock that was left behind', async () => {
    await notes().insertOne({ _id: 'one', words: 'a' });
    await stores.database.collection<Row>('migrationLocks').insertOne({ _id: 'migrate', owner: 'dead', renewals: 4 });
    const said = await stores.migrate([renamesText], { isAlone: true, leaseMs: 3_600_000 });
    expect(said).not.toContain('Another process is migrating these stores. Waiting for it.');
    expect(await appliedNames()).toEqual(['0001-text']);
  });

  it('the only one that can open the stores keeps its lock, however long they answer nothing', async () => {
    await notes().insertOne({ _id: 'one', words: 'a' });
    const long = step('0001-text', async tools => {
      const end = performance.now() + 400;
      // No renewal comes through, as while the embedded store builds an index.
      while (performance.now() < end);
      await renamesText.run(tools);
    });
    await stores.migrate([long], { isAlone: true, leaseMs: 100 });
    expect(await stores.rows('notes')).toEqual([{ _id: 'one', text: 'a' }]);
    expect([await appliedNames(), await stores.rows('migrationLocks')]).toEqual([['0001-text'], []]);
  });

  it('one whose lock was taken over writes nothing more', async () => {
    await notes().insertOne({ _id: 'one', words: 'a' });
    const overtaken = step('0001-text', async tools => {
      await tools.database
        .collection<Row>('migrationLocks')
        .updateOne({ _id: 'migrate' }, { $set: { owner: 'another', renewals: 0 } });
      await until('the loss to be noticed', async () => {
        try {
          tools.assertMayWrite();
          return false;
        } catch {
          return true;
        }
      });
      await renamesText.run(tools);
    });
    await expect(stores.migrate([overtaken], { leaseMs: 600 })).rejects.toThrow('taken over');
    expect([await stores.rows('notes'), await appliedNames()]).toEqual([[{ _id: 'one', words: 'a' }], []]);
    // The lock is the other's now.
    expect(await stores.rows('migrationLocks')).toMatchObject([{ owner: 'another' }]);
  });
});

describe('indexes', () => {
  const createNotes = () => {
    const schema = new Schema({ _id: String, text: String, at: Date }, { autoIndex: false, autoCreate: false });
    schema.index({ text: 1 }, { unique: true });
    schema.index({ at: -1, text: 1 }, { sparse: true });
    schema.index({ at: 1 }, { expireAfterSeconds: 60 });
    return models.model('Note', schema, 'notes');
  };

  it('that a model declares are built after the migrations, and missing ones are named', async () => {
    createNotes();
    await notes().insertMany([
      { _id: 'one', words: 'a' },
      { _id: 'two', words: 'b' },
    ]);
    expect(await missingIndexes(models)).toEqual(['notes: text_1', 'notes: at_-1_text_1', 'notes: at_1']);
    const said = await stores.migrate([renamesText], { models });
    expect(said.at(-1)).toBe('Indexes are being built: notes: text_1, notes: at_-1_text_1, notes: at_1.');
    expect(await missingIndexes(models)).toEqual([]);
    await expect(notes().insertOne({ _id: 'three', text: 'a' })).rejects.toThrow('E11000');
    await notes().dropIndex('at_1');
    expect(await missingIndexes(models)).toEqual(['notes: at_1']);
  });

  it('and migrations of an empty database are there at once, by whichever of several processes', async () => {
    createNotes();
    const ran: string[] = [];
    const steps = [step('0001-a', async () => void ran.push('a'))];
    const run = {
      migrations: steps,
      database: stores.database,
      models,
      clock: systemClock,
      isAlone: false,
      say: () => undefined,
    };
    await Promise.all([
      prepareEmptyDatabase({ ...run, leaseMs: 3000 }),
      prepareEmptyDatabase({ ...run, leaseMs: 3000 }),
    ]);
    expect([await missingIndexes(models), await appliedNames(), ran]).toEqual([[], ['0001-a'], []]);
    await notes().insertOne({ _id: 'one', text: 'a' });
    expect(await stores.migrate(steps, { models })).toEqual([]);
  });
});

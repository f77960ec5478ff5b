import mongoose, { Schema } from 'mongoose';
import { until } from '../../testing/until.js';
import { useTestStore } from './test/testStore.js';

const testStore = useTestStore(200);
/** A MongoDB sweeps once a minute. */
const SWEEP_LIMIT_MS = 90_000;

const User = new Schema(
  {
    email: { type: String, unique: true },
    phone: { type: String, unique: true, sparse: true },
    name: String,
    tags: [String],
  },
  { timestamps: true },
);

describe('indexes through mongoose', () => {
  const connection = mongoose.createConnection();
  beforeAll(async () => {
    await connection.openUri(testStore().store.uri, { dbName: 'indexes' });
  });
  afterAll(() => connection.close());

  test('a duplicate is E11000 with its key, on insert, update and upsert alike', async () => {
    const users = connection.model('User', User);
    await users.init();
    await users.create([{ email: 'a@x.vn' }, { email: 'b@x.vn' }]);
    const shape = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@x.vn' } };
    await expect(users.create({ email: 'a@x.vn' })).rejects.toMatchObject({ ...shape, name: 'MongoServerError' });
    await expect(users.updateOne({ email: 'b@x.vn' }, { email: 'a@x.vn' })).rejects.toMatchObject(shape);
    await expect(users.findOneAndUpdate({ email: 'b@x.vn' }, { email: 'a@x.vn' })).rejects.toMatchObject(shape);
    await expect(
      users.updateOne({ name: 'new' }, { $set: { email: 'a@x.vn' } }, { upsert: true }),
    ).rejects.toMatchObject(shape);
    await expect(users.insertMany([{ email: 'c@x.vn' }, { email: 'a@x.vn' }])).rejects.toMatchObject({
      code: 11000,
      writeErrors: [{ err: { index: 1, code: 11000 } }],
    });
    const raw = await connection.db?.command({ insert: 'users', documents: [{ email: 'a@x.vn' }] });
    expect(raw).toMatchObject({ n: 0, ok: 1, writeErrors: [{ index: 0, ...shape }] });
    await expect(users.create({ email: 'a@x.vn' })).rejects.toThrow(
      'E11000 duplicate key error collection: indexes.users index: email_1 dup key: { email: "a@x.vn" }',
    );
    expect(await users.countDocuments()).toBe(3);
  });

  test('a saved document changes by its own atomic operators', async () => {
    const users = connection.model('User', User);
    const user = await users.create({ email: 'save@x.vn', tags: ['x', 'y'] });
    user.tags.push('z');
    await user.save();
    user.tags[0] = 'first';
    user.markModified('tags.0');
    user.name = 'Nguyễn';
    await user.save();
    expect(await users.findById(user._id).lean()).toMatchObject({ tags: ['first', 'y', 'z'], name: 'Nguyễn' });
  });

  test('ten parallel upserts of one unique key make one document', async () => {
    const users = connection.model('User', User);
    await users.init();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        users.updateOne({ email: 'same@x.vn' }, { $set: { name: 'n' } }, { upsert: true }),
      ),
    );
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await users.countDocuments({ email: 'same@x.vn' })).toBe(1);
  });

  test('unique treats missing as null; sparse and partial leave such documents out', async () => {
    const plain = connection.collection('plain');
    await plain.createIndex({ k: 1 }, { unique: true });
    await plain.insertOne({ x: 1 });
    await expect(plain.insertOne({ x: 2 })).rejects.toMatchObject({ code: 11000, keyValue: { k: null } });
    const sparse = connection.collection('sparse');
    await sparse.createIndex({ k: 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{ x: 1 }, { x: 2 }, { k: null }]);
    await expect(sparse.insertOne({ k: null })).rejects.toMatchObject({ code: 11000 });
    expect(await sparse.countDocuments({ k: null })).toBe(3);
    const partial = connection.collection('partial');
    await partial.createIndex({ k: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await partial.insertMany([{ k: 1, live: true }, { k: 1, live: false }, { k: 1 }]);
    await expect(partial.updateOne({ live: false }, { $set: { live: true } })).rejects.toMatchObject({ code: 11000 });
    expect(await partial.countDocuments({ k: 1 })).toBe(3);
    expect(await partial.countDocuments({ k: 1, live: true })).toBe(1);
  });

  test('a unique index over an array compares elements, not those of one document', async () => {
    const lists = connection.collection('lists');
    await lists.createIndex({ l: 1 }, { unique: true });
    await lists.insertMany([{ l: [1, 1, 2] }, { l: [3] }]);
    await expect(lists.insertOne({ l: [9, 2] })).rejects.toMatchObject({ code: 11000, keyValue: { l: 2 } });
    await expect(lists.insertOne({ l: 'x', m: 1 })).resolves.toBeDefined();
  });

  test('long strings stay unique and found', async () => {
    const long = connection.collection('long');
    await long.createIndex({ k: 1 }, { unique: true });
    const base = 'x'.repeat(5000);
    await long.insertMany([{ k: `${base}b` }, { k: `${base}a` }, { k: 'short' }]);
    await expect(long.insertOne({ k: `${base}a` })).rejects.toMatchObject({ code: 11000 });
    expect(await long.countDocuments({ k: `${base}a` })).toBe(1);
    expect(
      (
        await long
          .find({ k: { $gt: 'x' } })
          .sort({ k: 1 })
          .toArray()
      ).map(({ k }) => String(k).at(-1)),
    ).toEqual(['a', 'b']);
  });

  test('building over existing duplicates fails and leaves no index behind', async () => {
    const dup = connection.collection('dup');
    await dup.insertMany([{ k: 1 }, { k: 1 }]);
    await expect(dup.createIndex({ k: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect((await dup.listIndexes().toArray()).map(({ name }) => name)).toEqual(['_id_']);
    await dup.createIndex({ k: 1 });
    await expect(dup.createIndex({ k: 1 })).resolves.toBe('k_1');
    expect(await dup.countDocuments({ k: 1 })).toBe(2);
  });

  test('of several new indexes one that fails leaves none of them, nor a collection made for them', async () => {
    const rows = connection.collection('atomic');
    await rows.insertMany([{ k: 1 }, { k: 1 }]);
    const specs = [{ key: { a: 1 as const } }, { key: { k: 1 as const }, unique: true }];
    await expect(rows.createIndexes(specs)).rejects.toMatchObject({ code: 11000 });
    expect((await rows.listIndexes().toArray()).map(({ name }) => name)).toEqual(['_id_']);
    const fresh = connection.collection('neverMade');
    const clash = [
      { key: { a: 1 as const }, name: 'same' },
      { key: { b: 1 as const }, name: 'same' },
    ];
    await expect(fresh.createIndexes(clash)).rejects.toMatchObject({ code: 86 });
    expect(await connection.db?.listCollections({ name: 'neverMade' }).toArray()).toEqual([]);
  });

  test('conflicting index definitions are refused as MongoDB does', async () => {
    const it = connection.collection('conflicts');
    await it.createIndex({ a: 1 }, { name: 'one' });
    await expect(it.createIndex({ b: 1 }, { name: 'one' })).rejects.toMatchObject({ code: 86 });
    await expect(it.createIndex({ a: 1 }, { name: 'one', unique: true })).rejects.toMatchObject({ code: 86 });
    await expect(it.createIndex({ a: 1 }, { name: 'two' })).rejects.toMatchObject({ code: 85 });
    await it.createIndex({ t: 1 }, { expireAfterSeconds: 10 });
    await expect(it.createIndex({ t: 1 }, { expireAfterSeconds: 20 })).rejects.toMatchObject({ code: 85 });
    await expect(it.dropIndex('nothing')).rejects.toMatchObject({ code: 27 });
    await expect(it.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    await it.dropIndex('one');
    expect((await it.listIndexes().toArray()).map(({ name }) => name)).toEqual(['_id_', 't_1']);
    await expect(connection.collection('nowhere').listIndexes().toArray()).rejects.toMatchObject({ code: 26 });
  });

  test('a document with two arrays under one compound index is refused', async () => {
    const parallel = connection.collection('parallel');
    await parallel.createIndex({ a: 1, b: 1 });
    await expect(parallel.insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
    expect(await parallel.countDocuments()).toBe(0);
  });

  test('documents past their time to live are removed, others stay', async () => {
    const ttl = connection.collection('ttl');
    await ttl.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    await ttl.insertMany([
      { k: 'old', at: new Date(Date.now() - 5000) },
      { k: 'list', at: [new Date(), new Date(0)] },
      { k: 'new', at: new Date(Date.now() + 600_000) },
      { k: 'none' },
      { k: 'text', at: 'x' },
    ]);
    await until('the sweep', async () => (await ttl.countDocuments()) === 3, SWEEP_LIMIT_MS);
    expect((await ttl.find().toArray()).map(({ k }) => k).sort()).toEqual(['new', 'none', 'text']);
  });

  test('collections and databases are listed and dropped apart from each other', async () => {
    const client = testStore().client;
    await client.db('one').collection('x').insertOne({ a: 1 });
    await client.db('two').collection('x').insertOne({ a: 2 });
    await client.db('two').createCollection('y');
    expect((await client.db('two').listCollections().toArray()).map(({ name }) => name).sort()).toEqual(['x', 'y']);
    expect(await client.db('two').listCollections({ name: 'y' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'y', type: 'collection' },
    ]);
    await client.db('two').dropDatabase();
    expect(await client.db('two').collection('x').countDocuments()).toBe(0);
    expect(await client.db('one').collection('x').estimatedDocumentCount()).toBe(1);
    await client.db('one').collection('x').drop();
    expect(await client.db('one').listCollections().toArray()).toEqual([]);
  });
});

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { deserialize, serialize } from 'bson';
import { Decimal128, MongoClient, MongoServerError, type Document } from 'mongodb';
import { SUPPORTED } from './supported.js';
import { useTestStore } from './test/testStore.js';

const testStore = useTestStore();
const find = (filter: Document): Document => ({ find: 'c', filter });
const stages = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });

const REFUSED: [string, Document, number, RegExp][] = [
  ['an unsupported command', { collStats: 'c' }, 59, /collStats.*not supported by the embedded store/],
  ['the client bulk write', { bulkWrite: 1, ops: [] }, 59, /bulkWrite/],
  [
    'a transaction',
    { insert: 'c', documents: [{ a: 1 }], startTransaction: true, autocommit: false },
    20,
    /no transactions/,
  ],
  ['ending a transaction', { commitTransaction: 1 }, 59, /commitTransaction/],
  ['a collation', { ...find({}), collation: { locale: 'vi' } }, 2, /'collation' of find/],
  ['a hint', { ...find({}), hint: { a: 1 } }, 2, /'hint'/],
  ['a tailable cursor', { ...find({}), tailable: true }, 2, /'tailable'/],
  ['$where', find({ $where: 'sleep(1000)' }), 2, /\$where/],
  ['$where below a field', find({ a: { $where: '1' } }), 2, /\$where/],
  ['$expr', find({ $expr: { $eq: ['$a', 1] } }), 2, /\$expr/],
  ['$text', find({ $text: { $search: 'x' } }), 2, /\$text/],
  ['$mod', find({ a: { $mod: [2, 0] } }), 2, /\$mod/],
  ['operators mixed with fields', find({ a: { $gt: 1, b: 2 } }), 2, /unknown operator: b/],
  ['a pattern other than a prefix', find({ a: { $regex: '(a+)+$' } }), 2, /regular expression/],
  ['regex alternatives', find({ a: /^a|b/ }), 2, /regular expression/],
  ['a prefix of any case', find({ a: /^a/i }), 2, /regular expression/],
  ['regex options', find({ a: { $regex: '^a', $options: 'i' } }), 2, /\$options/],
  ['$nor', find({ $nor: [{}] }), 2, /\$nor/],
  ['deleting by $nor', { delete: 'c', deletes: [{ q: { $nor: [{}] }, limit: 0 }] }, 2, /\$nor/],
  ['$elemMatch', find({ a: { $elemMatch: { b: 1 } } }), 2, /\$elemMatch/],
  ['$all', find({ a: { $all: [1] } }), 2, /\$all/],
  ['$size', find({ a: { $size: 1 } }), 2, /\$size/],
  ['$type', find({ a: { $type: 'string' } }), 2, /\$type/],
  ['a positional update', { update: 'c', updates: [{ q: { a: 1 }, u: { $set: { 'a.$': 2 } } }] }, 2, /'\$'/],
  ['a positional update of all', { update: 'c', updates: [{ q: {}, u: { $inc: { 'a.$[]': 2 } } }] }, 2, /'\$\[\]'/],
  ...['$rename', '$mul', '$min', '$max', '$addToSet', '$pull', '$pullAll', '$currentDate'].map(
    (operator): [string, Document, number, RegExp] => [
      operator,
      { update: 'c', updates: [{ q: {}, u: { [operator]: { a: 1 } } }] },
      9,
      new RegExp(`\\${operator}`),
    ],
  ),
  [
    '$push with $sort',
    { update: 'c', updates: [{ q: {}, u: { $push: { l: { $each: [1], $sort: 1 } } } }] },
    2,
    /\$sort of \$push/,
  ],
  ['a Decimal128 as _id', { insert: 'c', documents: [{ _id: Decimal128.fromString('5.0') }] }, 2, /Decimal128/],
  ['a Decimal128 in a filter', find({ a: Decimal128.fromString('5.0') }), 2, /Decimal128/],
  ['removing by findAndModify', { findAndModify: 'c', query: {}, remove: true }, 2, /'remove'/],
  ['removing and updating', { findAndModify: 'c', query: {}, remove: true, update: { a: 1 } }, 2, /'remove'/],
  ['distinct', { distinct: 'c', key: 'a' }, 59, /distinct/],
  ['a dollar name in _id', { insert: 'c', documents: [{ _id: { $a: 1 } }] }, 52, /\$a/],
  [
    'a time to live on _id',
    { createIndexes: 'c', indexes: [{ key: { _id: 1 }, name: 't', expireAfterSeconds: 1 }] },
    197,
    /expireAfterSeconds/,
  ],
  [
    'a partial index of what does not exist',
    {
      createIndexes: 'c',
      indexes: [{ key: { a: 1 }, name: 't', partialFilterExpression: { b: { $exists: false } } }],
    },
    67,
    /\$exists/,
  ],
  ['an array position in a filter', find({ 'a.0': 1 }), 2, /array position/],
  ['$in without an array', find({ a: { $in: 1 } }), 2, /\$in needs an array/],
  ['an empty $or', find({ $or: [] }), 2, /nonempty array/],
  ['a projection operator', { ...find({}), projection: { a: { $slice: 1 } } }, 2, /projection of 'a'/],
  ['a mixed projection', { ...find({}), projection: { a: 1, b: 0 } }, 31254, /exclusion/],
  ['colliding projection paths', { ...find({}), projection: { a: 1, 'a.b': 1 } }, 31249, /collision/],
  ['a sort by score', { ...find({}), sort: { a: { $meta: 'textScore' } } }, 2, /sort/],
  ['$lookup', stages({ $lookup: {} }), 2, /\$lookup/],
  ['a real $group', stages({ $group: { _id: '$a', n: { $sum: 1 } } }), 2, /\$group/],
  ['a pipeline in another order', stages({ $limit: 1 }, { $match: {} }), 2, /order/],
  ['a pipeline update', { update: 'c', updates: [{ q: {}, u: [{ $set: { a: 1 } }] }] }, 2, /pipeline/],
  [
    'arrayFilters',
    { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [{ x: 1 }] }] },
    2,
    /arrayFilters/,
  ],
  ['a multi replacement', { update: 'c', updates: [{ q: {}, u: { a: 1 }, multi: true }] }, 9, /multi/],
  ['a text index', { createIndexes: 'c', indexes: [{ key: { a: 'text' }, name: 't' }] }, 2, /index key/],
  [
    'an index collation',
    { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 't', collation: { locale: 'vi' } }] },
    2,
    /collation/,
  ],
  ['a capped collection', { create: 'd', capped: true, size: 1000 }, 2, /capped/],
  ['an array as _id', { insert: 'c', documents: [{ _id: [1] }] }, 53, /_id/],
  ['an unknown cursor', { getMore: 12345678901234n, collection: 'c' }, 43, /not found/],
];

/** Errors of single statements stand in writeErrors; both are what a driver throws. */
async function failureOf(command: Document): Promise<Document> {
  const db = testStore().client.db('refusals');
  const { writeErrors, code, errmsg } = await db.command(command).catch((error: unknown): Document => {
    if (error instanceof MongoServerError) return error;
    throw error;
  });
  return writeErrors?.[0] ?? { code, errmsg };
}

test.each(REFUSED)('refuses %s, naming it', async (_name, command, code, message) => {
  await testStore()
    .client.db('refusals')
    .collection('c')
    .updateOne({ a: 1 }, { $set: { a: 1 } }, { upsert: true });
  const failure = await failureOf(command);
  expect(failure['code']).toBe(code);
  expect(failure['errmsg']).toMatch(message);
});

test('refuses a document above 16 MB and goes on', async () => {
  const collection = testStore().collection();
  const huge = 'x'.repeat(9 * 1024 * 1024);
  await collection.insertOne({ a: huge });
  await expect(collection.updateOne({}, { $set: { b: huge } })).rejects.toMatchObject({ code: 10334 });
  expect(await collection.countDocuments()).toBe(1);
});

test('refuses to sort more than 100 MB in memory, but not with a limit or an index', async () => {
  const collection = testStore().collection();
  const pad = 'x'.repeat(1024 * 1024);
  for (let i = 0; i < 11; i += 1)
    await collection.insertMany(Array.from({ length: 10 }, (_, k) => ({ n: ((i * 10 + k) * 7) % 110, pad })));
  await expect(collection.find().sort({ n: 1 }).toArray()).rejects.toMatchObject({ code: 292 });
  await collection.createIndex({ n: 1 });
  const sorted = await collection
    .find({}, { projection: { n: 1 } })
    .sort({ n: 1 })
    .toArray();
  expect(sorted.map(({ n }) => n)).toEqual(Array.from({ length: 110 }, (_, i) => i));
});

test('a cursor returns every document once while documents are inserted, changed and deleted', async () => {
  const collection = testStore().collection();
  await collection.createIndex({ k: 1 });
  await collection.insertMany(Array.from({ length: 3000 }, (_, i): Document => ({ _id: i, k: i })));
  const seen = new Set<unknown>();
  let count = 0;
  for await (const { _id } of collection
    .find({ k: { $gte: 0 } })
    .sort({ k: 1 })
    .batchSize(100)) {
    seen.add(_id);
    count += 1;
    if (count === 500) await collection.updateMany({ k: { $lt: 100 } }, { $inc: { k: 10_000 } });
    if (count === 700) await collection.deleteMany({ k: { $gte: 2000, $lt: 3000 } });
  }
  expect(seen.size).toBe(count);
  expect(count).toBeLessThan(2600);
  expect(count).toBeGreaterThanOrEqual(2000);
});

test('refuses a document with malformed contents, and stores the others', async () => {
  const path = decodeURIComponent(testStore().store.uri.slice('mongodb://'.length).split('/')[0] ?? '');
  const good = Buffer.from(serialize({ _id: 1 }));
  const bad = Buffer.from(serialize({ _id: 2, s: 'text' }));
  bad.writeInt32LE(2_000_000_000, bad.indexOf('text') - 4);
  const body = Buffer.from(serialize({ insert: 'malformed', $db: 'refusals', ordered: false }));
  const documents = Buffer.concat([Buffer.from('documents\0'), bad, good]);
  const section = Buffer.alloc(5, 1);
  section.writeInt32LE(documents.length + 4, 1);
  const head = Buffer.alloc(21);
  [21 + body.length + section.length + documents.length, 7, 0, 2013].forEach((value, i) =>
    head.writeInt32LE(value, i * 4),
  );
  const socket = connect(path);
  socket.write(Buffer.concat([head, body, section, documents]));
  const [reply] = await once(socket, 'data');
  socket.destroy();
  expect(deserialize(reply.subarray(21))).toMatchObject({ n: 1, ok: 1, writeErrors: [{ index: 0, code: 2 }] });
  expect(await testStore().client.db('refusals').collection('malformed').countDocuments()).toBe(1);
});

test('a scan of everything lets other commands have their turn', async () => {
  const { client, store } = testStore();
  const rows = client.db('refusals').collection('wide');
  for (let i = 0; i < 20; i += 1)
    await rows.insertMany(Array.from({ length: 1000 }, (_, k) => ({ n: i * 1000 + k, pad: 'x'.repeat(1500) })));
  const other = new MongoClient(store.uri);
  await other.db('refusals').command({ ping: 1 });
  const order: string[] = [];
  const scans = [
    rows.findOne({ missing: 1 }),
    rows.countDocuments({ missing: 1 }),
    rows.find().sort({ pad: 1, n: -1 }).limit(1).toArray(),
  ].map(scan => scan.then(() => order.push('scan')));
  const pings = async () => {
    for (let i = 0; i < 5; i += 1)
      order.push((await other.db('refusals').command({ ping: 1 }))['ok'] === 1 ? 'ping' : '');
  };
  await Promise.all([...scans, pings()]);
  await other.close();
  // Without turns each scan would hold up every ping that was sent after it.
  expect(order.slice(0, 5)).toEqual(['ping', 'ping', 'ping', 'ping', 'ping']);
});

test('a malformed message closes its own connection and no other', async () => {
  const path = decodeURIComponent(testStore().store.uri.slice('mongodb://'.length).split('/')[0] ?? '');
  const header = (length: number, opcode: number) => Buffer.from(new Int32Array([length, 1, 0, opcode]).buffer);
  const badBody = Buffer.concat([
    header(16 + 4 + 1 + 8, 2013),
    Buffer.alloc(4),
    Buffer.from([0]),
    Buffer.from([8, 0, 0, 0, 2, 97, 0, 0]),
  ]);
  for (const bytes of [
    header(5, 2013),
    header(100_000_000, 2013),
    header(16, 1),
    badBody,
    Buffer.concat([header(21, 2013), Buffer.alloc(5)]),
  ]) {
    const socket = connect(path);
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(bytes);
    await once(socket, 'close');
  }
  expect(await testStore().client.db('refusals').command({ ping: 1 })).toMatchObject({ ok: 1 });
});

test('an abandoned cursor can be killed, and a batch size of one ends on time', async () => {
  const db = testStore().client.db('refusals');
  await db.collection('many').insertMany([{}, {}, {}]);
  const first = await db.command({ find: 'many', batchSize: 1 });
  expect(first['cursor'].firstBatch).toHaveLength(1);
  const id = first['cursor'].id;
  expect((await db.command({ getMore: id, collection: 'many', batchSize: 1 }))['cursor'].nextBatch).toHaveLength(1);
  expect(await db.command({ killCursors: 'many', cursors: [id] })).toMatchObject({ cursorsKilled: [id], ok: 1 });
  expect(await failureOf({ getMore: id, collection: 'many' })).toMatchObject({ code: 43 });
});

test('unacknowledged writes get no reply and do not disturb the connection', async () => {
  const client = new MongoClient(testStore().store.uri, { maxPoolSize: 1 });
  const collection = client.db('refusals').collection('quiet');
  await collection.insertOne({ a: 1 }, { writeConcern: { w: 0 } });
  expect(await collection.countDocuments()).toBe(1);
  await client.close();
});

test('says it is a standalone server of wire version 21', async () => {
  const hello = await testStore().client.db('admin').command({ hello: 1 });
  expect(hello).toMatchObject({ isWritablePrimary: true, maxWireVersion: 21, logicalSessionTimeoutMinutes: 30, ok: 1 });
  for (const absent of ['setName', 'topologyVersion', 'compression']) expect(hello).not.toHaveProperty(absent);
});

test('the README lists what the code supports, no more and no less', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const rows = new Map(
    [...readme.matchAll(/^\| (\w+) \| (`.*`) \|$/gm)].map(([, name, cells]) => [
      name,
      cells?.split(' ').map(cell => cell.replaceAll('`', '')),
    ]),
  );
  for (const [name, list] of Object.entries(SUPPORTED)) expect([name, rows.get(name)]).toEqual([name, [...list]]);
});

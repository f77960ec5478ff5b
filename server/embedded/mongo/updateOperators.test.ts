import { Double, Long, MongoServerError, type Document, type Filter } from 'mongodb';
import { useTestStore } from './test/testStore.js';

const testStore = useTestStore();

/** [what MongoDB does, before, update, after] */
const CASES: [string, Document, Document, Document][] = [
  ['$set replaces, adds, and builds the path', { a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
  [
    'new fields are added in the order of their names',
    {},
    { $set: { z: 1, m: 2 }, $inc: { c: 3 } },
    { c: 3, m: 2, z: 1 },
  ],
  ['$set of an array position, padding with null', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
  ['$set inside an array element', { a: [{ x: 1 }] }, { $set: { 'a.0.x': 2 } }, { a: [{ x: 2 }] }],
  [
    '$unset removes a field, leaves the rest, ignores what is missing',
    { a: 1, b: { c: 1, d: 2 } },
    { $unset: { a: '', 'b.c': '', q: '' } },
    { b: { d: 2 } },
  ],
  ['$unset of an array element sets null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$inc adds, and sets where missing', { a: 1 }, { $inc: { a: 2, b: -1 } }, { a: 3, b: -1 }],
  ['$inc with a double makes a double', { a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
  [
    '$setOnInsert does nothing to a found document',
    { a: 1 },
    { $setOnInsert: { a: 2 }, $set: { b: 1 } },
    { a: 1, b: 1 },
  ],
  ['$push appends or creates', { a: [1] }, { $push: { a: 2, b: 3 } }, { a: [1, 2], b: [3] }],
  ['$push of an array pushes the array', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  ['$push with $each, $slice', { a: [3, 1] }, { $push: { a: { $each: [2, 5], $slice: 3 } } }, { a: [3, 1, 2] }],
  ['$push keeping the last', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
];

const REFUSED: [string, Document, Document, number][] = [
  ['changing _id', { a: 1 }, { $set: { _id: 'other' } }, 66],
  ['removing _id', { a: 1 }, { $unset: { _id: 1 } }, 66],
  ['the same path twice', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a path and one below it', { a: {} }, { $set: { a: {} }, $inc: { 'a.b': 1 } }, 40],
  ['a field below a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['a name below an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
  ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
  ['$inc by a string', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$inc past int64', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  ['$push to a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
  ['an empty path step', {}, { $set: { 'a..b': 1 } }, 56],
  ['a $ field name', {}, { $set: { 'a.$x': 1 } }, 52],
];

describe('update operators work as MongoDB documents them', () => {
  test.each(CASES)('%s', async (_name, before, update, after) => {
    const collection = testStore().collection();
    await collection.insertOne({ ...before });
    const { matchedCount } = await collection.updateOne({}, update);
    expect(matchedCount).toBe(1);
    const [found] = await collection.find({}, { projection: { _id: 0 } }).toArray();
    expect(JSON.stringify(found)).toBe(JSON.stringify(after));
  });

  test.each(REFUSED)('refuses %s and changes nothing', async (_name, before, update, code) => {
    const collection = testStore().collection();
    await collection.insertOne({ ...before });
    const stored = await collection.findOne({});
    await expect(collection.updateOne({}, update)).rejects.toMatchObject({ code });
    expect(await collection.findOne({})).toEqual(stored);
  });

  test('keeps int32, turns into int64 on overflow, and stays a double once it was one', async () => {
    const collection = testStore().collection();
    await collection.insertOne({ a: 2_147_483_647, b: new Double(2) });
    await collection.updateOne({}, { $inc: { a: 1, b: 1 } });
    const [found] = await collection.find({}, { promoteValues: false }).toArray();
    expect(found?.['a']).toEqual(Long.fromNumber(2_147_483_648));
    expect(found?.['b']).toEqual(new Double(3));
  });

  test('counts a document that stays the same as matched but not modified', async () => {
    const collection = testStore().collection();
    await collection.insertMany([{ a: 1 }, { a: 2 }]);
    expect(await collection.updateMany({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
  });

  test('a replacement keeps _id and cannot change it', async () => {
    const collection = testStore().collection();
    const { insertedId } = await collection.insertOne({ a: 1 });
    await collection.replaceOne({ a: 1 }, { b: 2 });
    expect(await collection.findOne({})).toEqual({ _id: insertedId, b: 2 });
    const other: Document = { _id: 'x', b: 3 };
    await expect(collection.replaceOne({}, other)).rejects.toMatchObject({ code: 66 });
  });

  test.each<[string, Filter<Document>, Document, Document]>([
    [
      'equalities of the filter, then the update',
      { a: 1, 'b.c': 2, n: { $gt: 5 } },
      { $set: { d: 1 }, $setOnInsert: { e: 2 } },
      { a: 1, b: { c: 2 }, d: 1, e: 2 },
    ],
    [
      'equalities inside $and, $eq and a single $in',
      { $and: [{ a: { $eq: 1 } }, { b: { $in: [2] } }], c: { $in: [1, 2] } },
      { $set: { d: 1 } },
      { a: 1, b: 2, d: 1 },
    ],
    ['an array operator on a missing field', { a: 1 }, { $push: { l: 1 } }, { a: 1, l: [1] }],
    ['only the replacement', { a: 1 }, { b: 2 }, { b: 2 }],
  ])('an upsert inserts %s', async (_name, filter, update, expected) => {
    const collection = testStore().collection();
    const isReplacement = !Object.keys(update).some(name => name.startsWith('$'));
    const result = isReplacement
      ? await collection.replaceOne(filter, update, { upsert: true })
      : await collection.updateOne(filter, update, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    const found = await collection.findOne({}, { projection: { _id: 0 } });
    expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
    expect((await collection.findOne({}))?._id).toEqual(result.upsertedId);
  });

  test('an upsert takes _id from the filter, and refuses a path matched twice', async () => {
    const collection = testStore().collection();
    const byId: Document = { _id: 'k' };
    await collection.updateOne(byId, { $inc: { n: 1 } }, { upsert: true });
    await collection.updateOne(byId, { $inc: { n: 1 } }, { upsert: true });
    expect(await collection.find().toArray()).toEqual([{ _id: 'k', n: 2 }]);
    await expect(
      collection.updateOne({ a: { b: 1 }, 'a.b': 1 }, { $set: { c: 1 } }, { upsert: true }),
    ).rejects.toMatchObject({ code: 54 });
  });

  test('findOneAndUpdate and Replace return the document before or after, sorted and projected', async () => {
    const collection = testStore().collection();
    await collection.insertMany([
      { k: 1, n: 1 },
      { k: 2, n: 2 },
    ]);
    const hidden = { projection: { _id: 0 } };
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { k: -1 }, ...hidden })).toEqual({
      k: 2,
      n: 2,
    });
    expect(
      await collection.findOneAndUpdate({ k: 2 }, { $inc: { n: 1 } }, { returnDocument: 'after', ...hidden }),
    ).toEqual({ k: 2, n: 13 });
    expect(
      await collection.findOneAndReplace({ k: 1 }, { k: 1, r: true }, { returnDocument: 'after', ...hidden }),
    ).toEqual({ k: 1, r: true });
    expect(await collection.findOneAndUpdate({ k: 3 }, { $set: { n: 3 } }, { upsert: true, ...hidden })).toBeNull();
    expect(
      await collection.findOneAndUpdate(
        { k: 4 },
        { $set: { n: 4 } },
        { upsert: true, returnDocument: 'after', ...hidden },
      ),
    ).toEqual({ k: 4, n: 4 });
    expect(await collection.countDocuments()).toBe(4);
  });

  test('bulkWrite stops at the first failure when ordered, and runs all when not', async () => {
    const operations: Document[] = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
    const ordered = testStore().collection();
    const unordered = testStore().collection();
    const failed = await ordered.insertMany(operations.map(doc => ({ ...doc }))).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(MongoServerError);
    expect(await ordered.countDocuments()).toBe(1);
    await expect(
      unordered.insertMany(
        operations.map(doc => ({ ...doc })),
        { ordered: false },
      ),
    ).rejects.toMatchObject({ code: 11000 });
    expect(await unordered.countDocuments()).toBe(2);
    const result = await unordered.bulkWrite([
      { updateOne: { filter: { k: 1 }, update: { $set: { v: 1 } }, upsert: true } },
      { deleteOne: { filter: { v: { $exists: false } } } },
      { updateMany: { filter: {}, update: { $set: { w: 1 } } } },
    ]);
    expect(result).toMatchObject({ upsertedCount: 1, deletedCount: 1, matchedCount: 2 });
  });
});

import { Binary, Decimal128, type Document, Double, Long } from 'mongodb';
import { useTestStore } from './test/testStore.js';
import { day, oid, QUERY_CASES } from './test/queryCases.js';

const testStore = useTestStore();

describe('query operators work as MongoDB documents them', () => {
  test.each(QUERY_CASES)('%s', async (_name, documents, filter, expected) => {
    const plain = testStore().collection();
    const indexed = testStore().collection();
    await indexed.createIndex({ a: 1 });
    await indexed.createIndex({ 'a.b': -1 });
    for (const collection of [plain, indexed]) {
      await collection.insertMany(documents);
      const found = await collection.find(filter).sort({ _id: 1 }).toArray();
      expect(found.map(({ _id }) => _id)).toEqual(expected);
      expect(await collection.countDocuments(filter)).toBe(expected.length);
    }
  });

  test('sorts across types in BSON order, arrays by their least or greatest element', async () => {
    const collection = testStore().collection();
    const inOrder = [
      [],
      null,
      NaN,
      -5,
      1.5,
      Long.fromNumber(2),
      'B',
      'a',
      { x: 1 },
      { x: 2 },
      new Binary(Buffer.from('a')),
      oid(1),
      false,
      true,
      day(1),
      /x/,
    ];
    await collection.insertMany(inOrder.map((a, i): Document => ({ _id: i, a })).reverse());
    const ascending = await collection.find().sort({ a: 1 }).toArray();
    expect(ascending.map(({ _id }) => _id)).toEqual(inOrder.map((_, i) => i));
    await collection.createIndex({ a: -1 });
    const descending = await collection.find().sort({ a: -1 }).toArray();
    expect(descending.map(({ _id }) => _id)).toEqual(inOrder.map((_, i) => i).reverse());
    await collection.deleteMany({});
    const arrays: Document[] = [
      { _id: 1, a: [5, 1] },
      { _id: 2, a: 3 },
    ];
    await collection.insertMany(arrays);
    expect((await collection.find().sort({ a: 1 }).toArray()).map(({ _id }) => _id)).toEqual([1, 2]);
    expect((await collection.find().sort({ a: -1 }).toArray()).map(({ _id }) => _id)).toEqual([1, 2]);
  });

  test.each<[string, Document, Document]>([
    ['inclusion keeps _id and document order', { b: 1, a: 1 }, { _id: 1, a: 1, b: 2 }],
    ['inclusion without _id', { a: 1, _id: 0 }, { a: 1 }],
    ['exclusion', { a: 0, c: 0 }, { _id: 1, b: 2, d: [{ x: 1, y: 1 }, 5, { y: 2 }] }],
    ['_id alone', { _id: 1 }, { _id: 1 }],
    ['nested inclusion drops scalars of arrays', { 'd.x': 1 }, { _id: 1, d: [{ x: 1 }, {}] }],
    ['nested exclusion keeps them', { 'd.x': 0, a: 0, b: 0, c: 0 }, { _id: 1, d: [{ y: 1 }, 5, { y: 2 }] }],
    ['inclusion below a subdocument', { 'c.e': 1, _id: 0 }, { c: {} }],
  ])('projects: %s', async (_name, projection, expected) => {
    const collection = testStore().collection();
    await collection.insertOne({ _id: 1, a: 1, b: 2, c: { f: 1 }, d: [{ x: 1, y: 1 }, 5, { y: 2 }] } as Document);
    const [found] = await collection.find({}, { projection }).toArray();
    expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  });

  test.each<[Document, Document]>([
    [{ '_id.x': 1 }, { _id: { x: 1 } }],
    [
      { '_id.x': 1, a: 1 },
      { _id: { x: 1 }, a: 3 },
    ],
    [{ '_id.x': 0 }, { _id: { y: 2 }, a: 3 }],
  ])('projects %j below _id', async (projection, expected) => {
    const collection = testStore().collection();
    await collection.insertOne({ _id: { x: 1, y: 2 }, a: 3 } as Document);
    expect(await collection.find({}, { projection }).toArray()).toEqual([expected]);
  });

  test('a compound index over two fields of an array of documents finds documents that match with different elements', async () => {
    const collection = testStore().collection();
    await collection.createIndex({ 'c.d': 1, 'c.e': 1 });
    const documents: Document[] = [
      {
        _id: 1,
        c: [
          { d: 1, e: 9 },
          { d: 9, e: 2 },
        ],
      },
      { _id: 2, c: [{ d: 1, e: 3 }] },
    ];
    await collection.insertMany(documents);
    expect((await collection.find({ 'c.d': 1, 'c.e': 2 }).toArray()).map(({ _id }) => _id)).toEqual([1]);
  });

  test('a sort over an array field counts elements outside of the filter, index or not', async () => {
    const collection = testStore().collection();
    await collection.createIndex({ a: 1 });
    const documents: Document[] = [
      { _id: 1, a: 2 },
      { _id: 2, a: [0, 3] },
    ];
    await collection.insertMany(documents);
    expect(
      (
        await collection
          .find({ a: { $gte: 1 } })
          .sort({ a: 1 })
          .toArray()
      ).map(({ _id }) => _id),
    ).toEqual([2, 1]);
  });

  test('keeps every type and the order of fields through a round trip and an update', async () => {
    const collection = testStore().collection();
    const bytes = {
      _id: oid(9),
      z: 1,
      a: new Double(1),
      l: Long.fromString('9007199254740993'),
      d: Decimal128.fromString('1.10'),
      bin: new Binary(Buffer.from('abc'), 4),
      r: /x/i,
      n: null,
      nested: { z: [1, { y: new Double(2) }], a: true },
      when: day(1),
      ü: 'đ',
    };
    await collection.insertOne(bytes);
    await collection.updateOne({ _id: oid(9) }, { $set: { added: 1 } });
    const [found] = await collection.find({}, { promoteValues: false, promoteLongs: false }).toArray();
    expect(Object.keys(found ?? {})).toEqual([...Object.keys(bytes), 'added']);
    expect(found?.['a']).toEqual(new Double(1));
    expect(found?.['l']).toEqual(Long.fromString('9007199254740993'));
    expect(String(found?.['d'])).toBe('1.10');
    expect(found?.['nested'].z[1].y).toEqual(new Double(2));
    expect(found?.['bin'].sub_type).toBe(4);
  });
});

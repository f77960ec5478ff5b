import { Binary, Decimal128, Double, Long, ObjectId, type Document } from 'mongodb';
import { useTestStore } from './test/testStore.js';

const testStore = useTestStore();
const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const oid = (n: number) => new ObjectId(String(n).padStart(24, '0'));

/** [what MongoDB says, documents, filter, the _ids it answers] */
const CASES: [string, Document[], Document, unknown[]][] = [
  [
    'null equals null and missing, not an empty array',
    [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 0 }, { _id: 4, a: [] }, { _id: 5, a: [null] }],
    { a: null },
    [1, 2, 5],
  ],
  [
    '$ne null leaves out null and missing',
    [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 0 }],
    { a: { $ne: null } },
    [3],
  ],
  [
    '$eq on an array field matches an element or the whole',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: 1 },
      { _id: 3, a: [[1, 2]] },
    ],
    { a: { $eq: [1, 2] } },
    [1, 3],
  ],
  [
    'a scalar matches array elements',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: 1 },
      { _id: 3, a: [[1]] },
    ],
    { a: 1 },
    [1, 2],
  ],
  [
    '$ne with arrays needs every element to differ',
    [{ _id: 1, a: [1, 2] }, { _id: 2, a: [3] }, { _id: 3 }],
    { a: { $ne: 1 } },
    [2, 3],
  ],
  [
    'subdocument equality depends on field order',
    [
      { _id: 1, a: { x: 1, y: 2 } },
      { _id: 2, a: { y: 2, x: 1 } },
    ],
    { a: { x: 1, y: 2 } },
    [1],
  ],
  [
    'dotted path into a subdocument',
    [
      { _id: 1, a: { b: 1 } },
      { _id: 2, a: { b: 2 } },
    ],
    { 'a.b': 1 },
    [1],
  ],
  [
    'dotted path into an array of documents',
    [
      { _id: 1, a: [{ b: 1 }, { b: 2 }] },
      { _id: 2, a: [{ b: 3 }] },
    ],
    { 'a.b': 2 },
    [1],
  ],
  [
    'dotted null: missing counts, an array of scalars does not',
    [
      { _id: 1, a: {} },
      { _id: 2, a: 5 },
      { _id: 3, a: [{ b: 1 }, { c: 2 }] },
      { _id: 4, a: [1, 2] },
      { _id: 5, a: [] },
      { _id: 6, a: [{ b: 1 }] },
    ],
    { 'a.b': null },
    [1, 2, 3],
  ],
  [
    'dotted $exists false counts empty arrays',
    [{ _id: 1, a: [] }, { _id: 2, a: [{ b: 1 }] }, { _id: 3 }],
    { 'a.b': { $exists: false } },
    [1, 3],
  ],
  [
    '$gt stays within its type',
    [{ _id: 1, a: 5 }, { _id: 2, a: 'z' }, { _id: 3, a: null }, { _id: 4 }, { _id: 5, a: day(1) }, { _id: 6, a: 11 }],
    { a: { $gt: 4 } },
    [1, 6],
  ],
  ['$gte null is null or missing', [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }], { a: { $gte: null } }, [1, 2]],
  ['$gt null is nothing', [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }], { a: { $gt: null } }, []],
  [
    'a range over an array may be met by two elements',
    [
      { _id: 1, a: [1, 10] },
      { _id: 2, a: [1, 2] },
    ],
    { a: { $gt: 4, $lt: 2 } },
    [1],
  ],
  [
    'numbers compare by value over all number types',
    [
      { _id: 1, a: 5 },
      { _id: 2, a: new Double(5) },
      { _id: 3, a: Long.fromNumber(5) },
      { _id: 4, a: '5' },
    ],
    { a: 5 },
    [1, 2, 3],
  ],
  [
    'longs beyond 2^53 stay apart',
    [
      { _id: 1, a: Long.fromString('9007199254740993') },
      { _id: 2, a: Long.fromString('9007199254740992') },
    ],
    { a: { $gt: Long.fromString('9007199254740992') } },
    [1],
  ],
  [
    'NaN equals NaN and is below nothing',
    [
      { _id: 1, a: NaN },
      { _id: 2, a: 1 },
    ],
    { a: { $lt: 5 } },
    [2],
  ],
  [
    '$gte NaN finds NaN',
    [
      { _id: 1, a: NaN },
      { _id: 2, a: 1 },
    ],
    { a: { $gte: NaN } },
    [1],
  ],
  [
    'minus zero is zero',
    [
      { _id: 1, a: -0 },
      { _id: 2, a: 1 },
    ],
    { a: 0 },
    [1],
  ],
  [
    '$in with null and scalars',
    [{ _id: 1, a: 1 }, { _id: 2 }, { _id: 3, a: [2, 3] }, { _id: 4, a: 4 }],
    { a: { $in: [1, null, 3] } },
    [1, 2, 3],
  ],
  ['$in of nothing', [{ _id: 1, a: 1 }], { a: { $in: [] } }, []],
  ['$nin', [{ _id: 1, a: 1 }, { _id: 2 }, { _id: 3, a: [2, 3] }], { a: { $nin: [1, 3] } }, [2]],
  ['$not counts missing fields', [{ _id: 1, a: 1 }, { _id: 2 }, { _id: 3, a: 9 }], { a: { $not: { $gt: 5 } } }, [1, 2]],
  [
    '$and, $or',
    [
      { _id: 1, a: 1, b: 1 },
      { _id: 2, a: 1, b: 2 },
      { _id: 3, a: 2, b: 3 },
    ],
    { $and: [{ $or: [{ a: 1 }, { b: 3 }] }, { b: { $ne: 2 } }] },
    [1, 3],
  ],
  [
    'a prefix, also with characters that mean something in a pattern',
    [
      { _id: 1, a: 'a.bc' },
      { _id: 2, a: 'axbc' },
      { _id: 3, a: 'Đại học' },
    ],
    { a: { $in: [/^a\.b/, /^Đại/] } },
    [1, 3],
  ],
  ['$not with a prefix', [{ _id: 1, a: 'abc' }, { _id: 2, a: 'x' }, { _id: 3 }], { a: { $not: /^a/ } }, [2, 3]],
  ['$exists true includes null', [{ _id: 1, a: null }, { _id: 2 }], { a: { $exists: true } }, [1]],
  [
    'an anchored regex over an array',
    [
      { _id: 1, a: ['xy', 'ab'] },
      { _id: 2, a: 'ba' },
    ],
    { a: /^a/ },
    [1],
  ],
  [
    'dates compare',
    [
      { _id: 1, a: day(1) },
      { _id: 2, a: day(3) },
    ],
    { a: { $gte: day(2) } },
    [2],
  ],
  [
    'binary equality needs the subtype',
    [
      { _id: 1, a: new Binary(Buffer.from('x'), 0) },
      { _id: 2, a: new Binary(Buffer.from('x'), 5) },
    ],
    { a: new Binary(Buffer.from('x'), 5) },
    [2],
  ],
  [
    'booleans are not numbers',
    [
      { _id: 1, a: true },
      { _id: 2, a: 1 },
    ],
    { a: true },
    [1],
  ],
  [
    'strings of other cases differ',
    [
      { _id: 1, a: 'A' },
      { _id: 2, a: 'a' },
    ],
    { a: 'a' },
    [2],
  ],
  ['_id of different number types is one value', [{ _id: 7 }], { _id: Long.fromNumber(7) }, [7]],
];

describe('query operators work as MongoDB documents them', () => {
  test.each(CASES)('%s', async (_name, documents, filter, expected) => {
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

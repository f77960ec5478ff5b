/** What MongoDB documents of its query operators, case by case. */
import { Binary, type Document, Double, Long, ObjectId } from 'mongodb';

export const day = (n: number) => new Date(Date.UTC(2026, 0, n));
export const oid = (n: number) => new ObjectId(String(n).padStart(24, '0'));

/** [what MongoDB says, documents, filter, the _ids it answers] */
export const QUERY_CASES: [string, Document[], Document, unknown[]][] = [
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

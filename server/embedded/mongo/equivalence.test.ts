import fc from 'fast-check';
import type { Document, IndexDescription } from 'mongodb';
import { slowFind, type Condition, type Plain, type PlainDoc } from './test/slowEvaluator.js';
import { useTestStore } from './test/testStore.js';

const testStore = useTestStore();

// Mostly small whole numbers: values must meet for a wrong bound or a wrong order to show.
const scalar: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constant(null),
  fc.constantFrom(-1.5, 0.5, 2.5),
  fc.constantFrom('', 'a', 'ab', 'b', 'a\u0000', 'đ'),
  fc.boolean(),
  fc.constantFrom(new Date(-1), new Date(0), new Date(1e12)),
);
const nested = fc.record({ d: scalar, e: scalar }, { requiredKeys: [] });
const document: fc.Arbitrary<PlainDoc> = fc.record(
  {
    a: fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 4, arbitrary: fc.array(scalar, { maxLength: 3 }) }, nested),
    b: scalar,
    c: fc.oneof(
      { weight: 3, arbitrary: nested },
      {
        weight: 3,
        arbitrary: fc.array(fc.oneof({ weight: 4, arbitrary: nested }, scalar), { minLength: 1, maxLength: 3 }),
      },
      scalar,
    ),
  },
  { requiredKeys: [] },
);

const PATHS = ['a', 'b', 'c.d', 'c.e'];
const comparison = fc.constantFrom('$eq', '$gt', '$gte', '$lt', '$lte', '$ne');

const conditionOn = (path: fc.Arbitrary<string>): fc.Arbitrary<Condition> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ path, operator: comparison, operand: scalar }) },
    {
      weight: 2,
      arbitrary: fc.record({
        path,
        operator: fc.constantFrom('$in', '$nin'),
        operand: fc.array(scalar, { maxLength: 3 }),
      }),
    },
    fc.record({ path, operator: fc.constant('$eq'), operand: fc.oneof(fc.array(scalar, { maxLength: 2 }), nested) }),
    fc.record({ path, operator: fc.constant('$exists'), operand: fc.boolean() }),
    fc.record({ path, operator: fc.constant('$prefix'), operand: fc.constantFrom('a', 'ab', 'đ') }),
  );
const condition = conditionOn(fc.constantFrom(...PATHS));

/** Conditions and sort gather on one path: that is where bounds, array elements and the order of an index meet. */
const direction = fc.constantFrom<(1 | -1)[]>(1, -1);
const query = fc.constantFrom(...PATHS).chain(focus =>
  fc.record({
    conditions: fc.array(fc.oneof({ weight: 3, arbitrary: conditionOn(fc.constant(focus)) }, condition), {
      maxLength: 3,
    }),
    sort: fc.tuple(
      fc.constantFrom([], [focus], focus === 'b' ? ['b', 'a'] : [focus, 'b'], focus === 'b' ? ['b'] : ['b', focus]),
      direction,
      direction,
      direction,
    ),
    skip: fc.constantFrom(0, 0, 0, 2),
    limit: fc.constantFrom(0, 0, 1, 5),
  }),
);

const INDEX_SETS: IndexDescription[][] = [
  [],
  [{ key: { a: 1 } }],
  [{ key: { a: -1, b: 1 } }],
  [{ key: { 'c.d': 1, b: -1 } }],
  [{ key: { b: 1, a: 1 } }],
  [
    { key: { b: 1 }, sparse: true },
    { key: { a: 1, b: 1 }, partialFilterExpression: { b: { $gt: 0 } } },
  ],
  [{ key: { b: -1, _id: 1 } }, { key: { 'c.d': -1, 'c.e': 1 } }],
];

const filterOf = (conditions: Condition[]): Document =>
  conditions.length === 0
    ? {}
    : {
        $and: conditions.map(({ path: at, operator, operand }) => ({
          [at]: operator === '$prefix' ? { $regex: `^${String(operand)}` } : { [operator]: operand },
        })),
      };

test('any query over any documents gives the results of the reference evaluator, with every set of indexes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { minLength: 5, maxLength: 25 }),
      fc.array(query, { minLength: 15, maxLength: 15 }),
      async (bodies, queries) => {
        const docs: PlainDoc[] = bodies.map((body, i) => ({ _id: i, ...body }));
        for (const indexes of INDEX_SETS) {
          const collection = testStore().collection();
          if (indexes.length > 0) await collection.createIndexes(indexes);
          await collection.insertMany(docs as Document[]);
          for (const {
            conditions,
            sort: [fields, ...signs],
            skip,
            limit,
          } of queries) {
            const sort = [...fields, '_id'].map((name, i): [string, 1 | -1] => [name, signs[i] ?? 1]);
            const expected = slowFind(docs, conditions, sort, skip, limit);
            const filter = filterOf(conditions);
            const found = await collection.find(filter).sort(sort).skip(skip).limit(limit).toArray();
            expect(found).toEqual(expected);
            expect(await collection.countDocuments(filter)).toBe(slowFind(docs, conditions, [], 0, 0).length);
          }
          await collection.drop();
        }
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
});

test('after any updates and deletes, indexed reads equal full scans', async () => {
  const change = fc.oneof(
    fc.record({
      conditions: fc.array(condition, { minLength: 1, maxLength: 1 }),
      update: fc.record({ $set: document.filter(doc => Object.keys(doc).length > 0) }),
    }),
    fc.record({
      conditions: fc.array(condition, { minLength: 1, maxLength: 1 }),
      update: fc.constant({ $unset: { a: 1 } }),
    }),
    fc.record({ conditions: fc.array(condition, { minLength: 2, maxLength: 2 }), update: fc.constant(null) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { minLength: 5, maxLength: 20 }),
      fc.array(change, { maxLength: 6 }),
      fc.array(condition, { minLength: 6, maxLength: 6 }),
      async (bodies, changes, conditions) => {
        const collection = testStore().collection();
        await collection.createIndexes([
          { key: { a: 1, b: 1 } },
          { key: { 'c.d': -1 } },
          { key: { b: 1 }, sparse: true },
        ]);
        await collection.insertMany(bodies.map((body, i): Document => ({ _id: i, ...body })));
        for (const { conditions: where, update } of changes) {
          if (update) await collection.updateMany(filterOf(where), update as Document);
          else await collection.deleteMany(filterOf(where));
        }
        const all = (await collection.find().sort({ _id: 1 }).toArray()) as PlainDoc[];
        expect(await collection.estimatedDocumentCount()).toBe(all.length);
        for (const one of conditions) {
          expect(
            await collection
              .find(filterOf([one]))
              .sort({ _id: 1 })
              .toArray(),
          ).toEqual(slowFind(all, [one], [['_id', 1]], 0, 0));
        }
        await collection.drop();
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
});

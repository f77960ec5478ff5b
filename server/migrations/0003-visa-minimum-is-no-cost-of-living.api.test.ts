import { z } from 'zod';
import { type MigrationStores, openMigrationStores } from '../testing/migrationStores.js';
import { readRelease } from '../testing/releaseData.js';
import { visaMinimumIsNoCostOfLiving } from './0003-visa-minimum-is-no-cost-of-living.js';

type Item = { _id: string; [field: string]: unknown };
/** What an item stores of its cost of living, and of where its facts are from. */
const costShape = z.looseObject({ source: z.string() });
const sourcesShape = z.array(z.string());

let stores: MigrationStores;
afterEach(() => stores.close());

const ANU = 'australian-national-university';
/** The institution as 0.2.0 stored it, with what staff did to it since. */
const anuWith = (changes: object): Item => {
  const item = readRelease('0.2.0').documents.institutions?.find(({ slug }) => slug === ANU);
  if (!item) throw new Error(`0.2.0 did not store ${ANU}.`);
  return { ...item, ...changes };
};
const costOfAnu = costShape.parse(anuWith({}).costOfLiving);
const storedAnu = async () => (await stores.rows('institutions'))[0];

const migrateOne = async (item: Item): Promise<string[]> => {
  stores = await openMigrationStores();
  await stores.database.collection<Item>('institutions').insertOne(item);
  return stores.migrate([visaMinimumIsNoCostOfLiving]);
};

it.each(['0.1.0', '0.2.0'])('an item of %s loses the minimum of its visa and nothing else', async version => {
  const release = readRelease(version);
  stores = await openMigrationStores({ release });
  await stores.migrate([visaMinimumIsNoCostOfLiving]);
  for (const [kind, counted] of [
    ['institutions', 10],
    ['programs', 12],
  ] as const) {
    const before = release.documents[kind] ?? [];
    expect(before.some(({ costOfLiving }) => costOfLiving)).toBe(true);
    expect(await stores.rows(kind)).toEqual(
      before.map(item => {
        const { costOfLiving, sourceIds, completeness, ...rest } = item;
        const source = costShape.nullish().parse(costOfLiving)?.source;
        if (!source || source.startsWith('ipeds')) return item;
        return {
          ...rest,
          sourceIds: sourcesShape.parse(sourceIds).filter(id => id !== source),
          completeness: expect.closeTo(Number(completeness) - 1 / counted, 10),
        };
      }),
    );
  }
});

it('an item that staff edited elsewhere keeps what they entered', async () => {
  await migrateOne(anuWith({ staffFields: ['name'], name: 'ANU' }));
  expect(await storedAnu()).toMatchObject({ staffFields: ['name'], name: 'ANU' });
  expect(await storedAnu()).not.toHaveProperty('costOfLiving');
});

it('the same sum that staff only confirmed goes as well, so that a load may bring a published cost', async () => {
  const cost = { ...costOfAnu, checkedOn: '2026-11-23' };
  await migrateOne(anuWith({ staffFields: ['costOfLiving', 'name'], costOfLiving: cost }));
  expect(await storedAnu()).toMatchObject({ staffFields: ['name'] });
  expect(await storedAnu()).not.toHaveProperty('costOfLiving');
});

it.each([
  ['a sum of their own by the same source', { costOfLiving: { ...costOfAnu, amount: 33_000 } }],
  ['a cost by a source of their own', { costOfLiving: { ...costOfAnu, source: 'anu-living' } }],
  ['an item that staff added', { origin: 'STAFF' }],
])('%s stays', async (_what, changes) => {
  const item = anuWith({ staffFields: ['costOfLiving'], ...changes });
  const said = await migrateOne(item);
  expect(await storedAnu()).toEqual(item);
  expect(said).toContain('0003-visa-minimum-is-no-cost-of-living: 0 institutions changed.');
});

it('a source that another fact names is still named', async () => {
  const minimum = { test: 'IELTS', overall: 6.5, source: 'au-homeaffairs-student-500', checkedOn: '2026-11-21' };
  await migrateOne(anuWith({ englishMinimums: [minimum] }));
  expect((await storedAnu())?.sourceIds).toContain('au-homeaffairs-student-500');
});

it('a second run changes nothing', async () => {
  await migrateOne(anuWith({ staffFields: ['name'] }));
  const after = await storedAnu();
  await stores.database.collection('migrations').deleteMany({});
  const said = await stores.migrate([visaMinimumIsNoCostOfLiving]);
  expect(said).toContain('0003-visa-minimum-is-no-cost-of-living: 0 institutions changed.');
  expect(await storedAnu()).toEqual(after);
});

import { type MigrationStores, openMigrationStores } from '../testing/migrationStores.js';
import { readRelease } from '../testing/releaseData.js';
import { contentHash } from './0001-content-hash.js';

const KINDS = ['institutions', 'programs', 'scholarships'];

let stores: MigrationStores;
afterEach(() => stores.close());

it('an item of 0.1.0 keeps everything, with its hash under the name of today', async () => {
  const release = readRelease('0.1.0');
  stores = await openMigrationStores({ release });
  const said = await stores.migrate([contentHash]);
  for (const kind of KINDS) {
    const before = release.documents[kind] ?? [];
    expect(before.length).toBeGreaterThan(0);
    expect(await stores.rows(kind)).toEqual(
      before.map(({ entryHash, ...rest }) => ({ ...rest, contentHash: entryHash })),
    );
    expect(said).toContain(`0001-content-hash: ${before.length} ${kind} changed.`);
  }
});

it('an item that was loaded anew since keeps its newer hash and loses the key that no rule knows', async () => {
  stores = await openMigrationStores();
  const items = stores.database.collection<{ _id: string; [field: string]: unknown }>('institutions');
  await items.insertMany([
    { _id: 'a', slug: 'a', entryHash: 'of 0.1.0', contentHash: 'of 0.2.0' },
    { _id: 'b', slug: 'b', contentHash: 'of 0.2.0' },
  ]);
  await stores.migrate([contentHash]);
  expect(await stores.rows('institutions')).toEqual([
    { _id: 'a', slug: 'a', contentHash: 'of 0.2.0' },
    { _id: 'b', slug: 'b', contentHash: 'of 0.2.0' },
  ]);
});

it('more items than a batch holds are all changed, also when an attempt ended half-way', async () => {
  stores = await openMigrationStores();
  const ids = Array.from({ length: 450 }, (_, number) => `p${String(number).padStart(4, '0')}`);
  await stores.database
    .collection<{ _id: string; [field: string]: unknown }>('programs')
    .insertMany(ids.map((_id, place) => (place < 100 ? { _id, contentHash: _id } : { _id, entryHash: _id })));
  await stores.migrate([contentHash]);
  expect(await stores.rows('programs')).toEqual(ids.map(_id => ({ _id, contentHash: _id })));
});

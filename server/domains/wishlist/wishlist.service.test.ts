import fc from 'fast-check';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values.js';
import { WISHLIST_LIMIT } from '../../../schema/rules/wishlist.rules.js';
import type { CatalogueKind, ItemRef, SavedItemRecord } from './wishlist.records.js';
import type { WishlistRepository } from './wishlist.repository.js';
import { createWishlistService } from './wishlist.service.js';

type Item = { _id: string; isRetired: boolean };

let rows: SavedItemRecord[];
let catalogue: Map<string, Item>;
let reads: string[];

const newestFirst = (a: SavedItemRecord, b: SavedItemRecord): number =>
  b.addedAt.getTime() - a.addedAt.getTime() || Number(b._id) - Number(a._id);

const isRowOf =
  (userId: string, { kind, itemId }: ItemRef) =>
  (row: SavedItemRecord): boolean =>
    row.userId === userId && row.kind === kind && row.itemId === itemId;

const repository: Pick<WishlistRepository, 'ofUser' | 'add' | 'remove'> = {
  ofUser: async userId => rows.filter(row => row.userId === userId).toSorted(newestFirst),
  add: async (userId, ref, addedAt) => {
    if (rows.some(isRowOf(userId, ref))) return false;
    rows.push({ _id: String(rows.length), userId, ...ref, addedAt });
    return true;
  },
  remove: async (userId, ref) => {
    const isRow = isRowOf(userId, ref);
    rows = rows.filter(row => !isRow(row));
  },
};

let now = 0;
const service = createWishlistService<Item>({
  repository,
  recordsOf: async (kind, ids) => {
    reads.push(kind);
    return ids.map(id => catalogue.get(`${kind} ${id}`) ?? null);
  },
  clock: () => new Date((now += 1)),
});

const publish = (kind: CatalogueKind, id: string, isRetired = false): void =>
  void catalogue.set(`${kind} ${id}`, { _id: id, isRetired });
const fill = (kind: CatalogueKind, count: number): void => {
  for (let n = 0; n < count; n += 1)
    rows.push({ _id: `9${n}`, userId: 'a', kind, itemId: `old-${n}`, addedAt: new Date(n - 1_000_000) });
};

beforeEach(() => {
  [rows, catalogue, reads] = [[], new Map(), []];
  for (const id of ['one', 'two', 'three']) publish('PROGRAM', id);
  publish('INSTITUTION', 'here');
});

describe('adding an item', () => {
  it('saves it once, however often it is added', async () => {
    const first = await service.add('a', { kind: 'PROGRAM', itemId: 'one' });
    const second = await service.add('a', { kind: 'PROGRAM', itemId: 'one' });
    expect(second).toEqual(first);
    expect(first).toMatchObject({ item: { kind: 'PROGRAM', item: { _id: 'one' } }, ids: ['one'], errors: [] });
  });

  it('refuses what the catalogue does not have, has under another kind, or has no longer', async () => {
    publish('PROGRAM', 'gone', true);
    const answers = await Promise.all([
      service.add('a', { kind: 'PROGRAM', itemId: 'none' }),
      service.add('a', { kind: 'SCHOLARSHIP', itemId: 'one' }),
      service.add('a', { kind: 'PROGRAM', itemId: 'gone' }),
    ]);
    expect(answers.map(({ item, errors }) => [item, errors[0]?.code])).toEqual([
      [null, 'NO_SUCH_ITEM'],
      [null, 'NO_SUCH_ITEM'],
      [null, 'NO_SUCH_ITEM'],
    ]);
    expect(rows).toEqual([]);
  });

  it('ends at the limit of the kind, and only of that kind', async () => {
    fill('PROGRAM', WISHLIST_LIMIT);
    const { item, ids, errors } = await service.add('a', { kind: 'PROGRAM', itemId: 'one' });
    expect([item, errors, ids.length, rows.length]).toEqual([
      null,
      [{ code: 'TOO_MANY', field: null }],
      WISHLIST_LIMIT,
      WISHLIST_LIMIT,
    ]);
    expect((await service.add('a', { kind: 'INSTITUTION', itemId: 'here' })).errors).toEqual([]);
  });

  it('never passes the limit together', async () => {
    fill('PROGRAM', WISHLIST_LIMIT - 1);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map(itemId => service.add('a', { kind: 'PROGRAM', itemId })),
    );
    expect(answers.map(({ item, errors }) => item?.item._id ?? errors[0]?.code)).toEqual([
      'one',
      'TOO_MANY',
      'TOO_MANY',
    ]);
    expect(rows.length).toBe(WISHLIST_LIMIT);
  });

  it('never passes the limit by the slower clock of another process, and keeps what was saved before', async () => {
    fill('PROGRAM', WISHLIST_LIMIT - 1);
    const saved = [...rows];
    const ahead = { userId: 'a', kind: 'PROGRAM', itemId: 'ahead', addedAt: new Date('2099-01-01') } as const;
    rows.push({ _id: 'ahead', ...ahead });
    expect((await service.add('a', { kind: 'PROGRAM', itemId: 'one' })).errors).toEqual([
      { code: 'TOO_MANY', field: null },
    ]);
    expect(rows).toEqual([...saved, { _id: 'ahead', ...ahead }]);
  });
});

describe('a page', () => {
  it('shows the latest first, retired items too, with the counts of all kinds and one read of the catalogue', async () => {
    for (const itemId of ['one', 'two', 'three']) await service.add('a', { kind: 'PROGRAM', itemId });
    await service.add('a', { kind: 'INSTITUTION', itemId: 'here' });
    publish('PROGRAM', 'two', true);
    reads = [];
    const page = await service.page('a', 'PROGRAM', { number: 1, size: 2 });
    expect(page.items.map(({ item }) => [item._id, item.isRetired])).toEqual([
      ['three', false],
      ['two', true],
    ]);
    expect([page.total, page.counts, reads]).toEqual([
      3,
      { institutions: 1, programs: 3, scholarships: 0 },
      ['PROGRAM'],
    ]);
  });

  it('does not read the catalogue when there is nothing to show', async () => {
    expect(await service.page('a', 'SCHOLARSHIP', { number: 3, size: 20 })).toMatchObject({ items: [], total: 0 });
    expect(reads).toEqual([]);
  });
});

it('whatever two people do, each has exactly what they added and did not remove', async () => {
  const change = fc.record({
    userId: fc.constantFrom('a', 'b'),
    kind: fc.constantFrom(...CATALOGUE_KINDS),
    itemId: fc.constantFrom('one', 'two', 'three'),
    isAdded: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 30 }), async changes => {
      rows = [];
      for (const kind of CATALOGUE_KINDS) for (const id of ['one', 'two', 'three']) publish(kind, id);
      const model = { a: new Set<string>(), b: new Set<string>() };
      for (const { userId, kind, itemId, isAdded } of changes) {
        const saved = userId === 'a' ? model.a : model.b;
        if (isAdded) await service.add(userId, { kind, itemId });
        else await service.remove(userId, { kind, itemId });
        saved[isAdded ? 'add' : 'delete'](`${kind} ${itemId}`);
      }
      for (const userId of ['a', 'b'] as const) {
        const pages = await Promise.all(
          CATALOGUE_KINDS.map(async kind =>
            (await service.page(userId, kind, { number: 1, size: 50 })).items.map(({ item }) => `${kind} ${item._id}`),
          ),
        );
        expect(new Set(pages.flat())).toEqual(model[userId]);
        expect((await service.ids(userId)).length).toBe(model[userId].size);
      }
    }),
  );
});

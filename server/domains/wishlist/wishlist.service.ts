/** What a person keeps of the catalogue. Every act takes the viewer's id and reaches the rows of nobody else. */
import { WISHLIST_LIMIT } from '../../../schema/rules/wishlist.limits.js';
import type { CatalogueKind, WishRecord } from './wishlist.records.js';
import type { WishlistRepository } from './wishlist.repository.js';

/** What the wishlist must know of a record of the catalogue. */
export type Keepable = { _id: string; isRetired: boolean };
/** Port: records of one kind in the order asked, null for none. */
export type RecordsOf<Item extends Keepable> = (
  kind: CatalogueKind,
  ids: readonly string[],
) => Promise<(Item | null)[]>;

export type WishlistErrorCode = 'NO_SUCH_ITEM' | 'TOO_MANY';
export type ItemRef = { kind: CatalogueKind; itemId: string };
export type KeptItem<Item> = { id: string; kind: CatalogueKind; item: Item; addedAt: Date };
export type Added<Item> = {
  item: KeptItem<Item> | null;
  ids: string[];
  errors: { code: WishlistErrorCode; field: string | null }[];
};
export type KeptPage<Item> = {
  items: KeptItem<Item>[];
  total: number;
  counts: { institutions: number; programs: number; scholarships: number };
};

type WishlistDeps<Item extends Keepable> = {
  repository: WishlistRepository;
  recordsOf: RecordsOf<Item>;
  clock: () => Date;
};

const idsOf = (rows: readonly WishRecord[]): string[] => rows.map(({ itemId }) => itemId);
const ofKind = (rows: readonly WishRecord[], kind: CatalogueKind): WishRecord[] =>
  rows.filter(row => row.kind === kind);

export const createWishlistService = <Item extends Keepable>({ repository, recordsOf, clock }: WishlistDeps<Item>) => {
  const refusal = (rows: readonly WishRecord[], code: WishlistErrorCode, field: string | null): Added<Item> => ({
    item: null,
    ids: idsOf(rows),
    errors: [{ code, field }],
  });

  return {
    /** One read of the wishlist gives rows and counts, one of the catalogue gives the records. */
    page: async (
      userId: string,
      kind: CatalogueKind,
      { number, size }: { number: number; size: number },
    ): Promise<KeptPage<Item>> => {
      const all = await repository.ofUser(userId);
      const rows = ofKind(all, kind);
      const shown = rows.slice((number - 1) * size, number * size);
      const records = shown.length === 0 ? [] : await recordsOf(kind, idsOf(shown));
      const items = shown.flatMap(({ _id, addedAt }, place) => {
        const item = records[place];
        return item ? [{ id: _id, kind, item, addedAt }] : [];
      });
      const countOf = (counted: CatalogueKind): number => ofKind(all, counted).length;
      return {
        items,
        total: rows.length,
        counts: {
          institutions: countOf('INSTITUTION'),
          programs: countOf('PROGRAM'),
          scholarships: countOf('SCHOLARSHIP'),
        },
      };
    },

    ids: async (userId: string): Promise<string[]> => idsOf(await repository.ofUser(userId)),

    /** Adding twice is adding once. Of adds that pass the limit together, those that came last are taken back. */
    add: async (userId: string, { kind, itemId }: ItemRef): Promise<Added<Item>> => {
      const [item = null] = await recordsOf(kind, [itemId]);
      if (!item || item.isRetired) return refusal(await repository.ofUser(userId), 'NO_SUCH_ITEM', 'itemId');
      const wish = { userId, kind, itemId };
      await repository.add(wish, clock());
      const rows = await repository.ofUser(userId);
      const isKept = ofKind(rows, kind)
        .toReversed()
        .slice(0, WISHLIST_LIMIT)
        .find(row => row.itemId === itemId);
      if (isKept)
        return { item: { id: isKept._id, kind, item, addedAt: isKept.addedAt }, ids: idsOf(rows), errors: [] };
      await repository.remove(wish);
      return refusal(
        rows.filter(row => row.kind !== kind || row.itemId !== itemId),
        'TOO_MANY',
        null,
      );
    },

    /** Removing what is not there succeeds. */
    remove: async (userId: string, { kind, itemId }: ItemRef): Promise<string[]> => {
      await repository.remove({ userId, kind, itemId });
      return idsOf(await repository.ofUser(userId));
    },
  };
};

export type WishlistService<Item extends Keepable> = ReturnType<typeof createWishlistService<Item>>;

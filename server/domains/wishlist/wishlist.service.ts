/** What a person saves from the catalogue. Every method takes the viewer's id and reaches the rows of nobody else. */
import { WISHLIST_LIMIT } from '../../../schema/rules/wishlist.rules.js';
import { pause } from '../../kernel/backOff.js';
import type { PageRequest } from '../../kernel/graphql/paging.js';
import type { RecordsOf } from './wishlist.ports.js';
import type { CatalogueKind, ItemRef, SavedItemRecord } from './wishlist.records.js';
import type { WishlistRepository } from './wishlist.repository.js';

/** What the wishlist must know of a record of the catalogue. */
export type SavableRecord = { _id: string; isRetired: boolean };

export type SavedItem<Item> = { id: string; kind: CatalogueKind; item: Item; addedAt: Date };
export type SavedPage<Item> = {
  items: SavedItem<Item>[];
  total: number;
  counts: { institutions: number; programs: number; scholarships: number };
};

export type WishlistErrorCode = 'NO_SUCH_ITEM' | 'TOO_MANY';
/** `ids` are those of everything that is saved after the call. */
export type AddResult<Item> = {
  item: SavedItem<Item> | null;
  ids: string[];
  errors: { code: WishlistErrorCode; field: string | null }[];
};

type Deps<Item extends SavableRecord> = {
  repository: Pick<WishlistRepository, 'ofUser' | 'add' | 'remove'>;
  recordsOf: RecordsOf<Item>;
  clock: () => Date;
};

const idsOf = (rows: readonly SavedItemRecord[]): string[] => rows.map(({ itemId }) => itemId);

const ofKind = (rows: readonly SavedItemRecord[], kind: CatalogueKind): SavedItemRecord[] =>
  rows.filter(row => row.kind === kind);

const countsOf = (rows: readonly SavedItemRecord[]): SavedPage<never>['counts'] => ({
  institutions: ofKind(rows, 'INSTITUTION').length,
  programs: ofKind(rows, 'PROGRAM').length,
  scholarships: ofKind(rows, 'SCHOLARSHIP').length,
});

const refusal = (
  rows: readonly SavedItemRecord[],
  code: WishlistErrorCode,
  field: string | null,
): AddResult<never> => ({
  item: null,
  ids: idsOf(rows),
  errors: [{ code, field }],
});

/** How often, and after how long, an add that passes the limit together with others looks whether they were taken back. */
const LOOKS = 3;
const BETWEEN_LOOKS_MS = 20;

export const createWishlistService = <Item extends SavableRecord>({ repository, recordsOf, clock }: Deps<Item>) => {
  /**
   * The rows once a new one may stay, null when it must go: with it there are too many. It stays only when its own read finds no more than the limit: of
   * adds at the same moment the last read decides, whatever the clocks of several processes say. Newer ones go first, so that one of them succeeds.
   */
  const rowsWith = async (userId: string, ref: ItemRef): Promise<SavedItemRecord[] | null> => {
    for (let look = 1; look <= LOOKS; look += 1) {
      const rows = await repository.ofUser(userId);
      const saved = ofKind(rows, ref.kind);
      if (saved.length <= WISHLIST_LIMIT) return rows;
      if (!saved.slice(-WISHLIST_LIMIT).some(({ itemId }) => itemId === ref.itemId)) return null;
      if (look < LOOKS) await pause(BETWEEN_LOOKS_MS);
    }
    return null;
  };

  return {
    /** One read of the wishlist gives rows and counts, one of the catalogue gives the records. */
    page: async (userId: string, kind: CatalogueKind, { number, size }: PageRequest): Promise<SavedPage<Item>> => {
      const all = await repository.ofUser(userId);
      const rows = ofKind(all, kind);
      const shown = rows.slice((number - 1) * size, number * size);
      const records = shown.length === 0 ? [] : await recordsOf(kind, idsOf(shown));
      const items = shown.flatMap(({ _id, addedAt }, index) => {
        const item = records[index];
        return item ? [{ id: _id, kind, item, addedAt }] : [];
      });
      return { items, total: rows.length, counts: countsOf(all) };
    },

    ids: async (userId: string): Promise<string[]> => idsOf(await repository.ofUser(userId)),

    /** Adding twice is adding once. Of adds that pass the limit at the same moment, as many are taken back as are too many. */
    add: async (userId: string, { kind, itemId: asked }: ItemRef): Promise<AddResult<Item>> => {
      const [item] = await recordsOf(kind, [asked]);
      if (!item || item.isRetired) return refusal(await repository.ofUser(userId), 'NO_SUCH_ITEM', 'itemId');
      // Another one when the item was merged into it.
      const itemId = item._id;
      const ref = { kind, itemId };
      const isNew = await repository.add(userId, ref, clock());
      const rows = isNew ? await rowsWith(userId, ref) : await repository.ofUser(userId);
      const saved = rows && ofKind(rows, kind).find(row => row.itemId === itemId);
      if (saved) return { item: { id: saved._id, kind, item, addedAt: saved.addedAt }, ids: idsOf(rows), errors: [] };
      await repository.remove(userId, ref);
      return refusal(await repository.ofUser(userId), 'TOO_MANY', null);
    },

    /** Removing what is not there succeeds. Returns the ids of what is left. */
    remove: async (userId: string, ref: ItemRef): Promise<string[]> => {
      await repository.remove(userId, ref);
      return idsOf(await repository.ofUser(userId));
    },
  };
};

export type WishlistService<Item extends SavableRecord> = ReturnType<typeof createWishlistService<Item>>;

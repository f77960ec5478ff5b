/** What the wishlist domain needs of others; app/domains.ts supplies it. */
import type { ResolversTypes } from '../../generated/resolvers.js';
import type { CatalogueKind } from './wishlist.records.js';

/** A stored institution, program or scholarship. */
export type CatalogueRecord = Awaited<ResolversTypes['CatalogueItem']>;

/** Records of one kind in the order of the ids, retired ones too; null where there is none. */
export type RecordsOf<Item> = (kind: CatalogueKind, ids: readonly string[]) => Promise<(Item | null)[]>;

export type WishlistPorts = { recordsOf: RecordsOf<CatalogueRecord> };

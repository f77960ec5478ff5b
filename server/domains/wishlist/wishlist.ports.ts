/** What the wishlist domain needs of others; app/domains.ts supplies it. */
import type { RecordsOf } from './wishlist.service.js';
import type { CatalogueRecord } from './wishlist.resolvers.js';

export type WishlistPorts = {
  /** Records of the catalogue, retired ones too. */
  recordsOf: RecordsOf<CatalogueRecord>;
};

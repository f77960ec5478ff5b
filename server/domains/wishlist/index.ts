/** The door of the wishlist room. */
import { createWishlistPrivacy } from './wishlist.privacy.js';
import { createWishModel, type WishlistConnection } from './wishlist.model.js';
import { createWishlistRepository } from './wishlist.repository.js';
import { type CatalogueRecord, createWishlistResolvers } from './wishlist.resolvers.js';
import { createWishlistService, type RecordsOf } from './wishlist.service.js';

export type WishlistDeps = {
  connection: WishlistConnection;
  clock: () => Date;
  /** Records of the catalogue, retired ones too. */
  recordsOf: RecordsOf<CatalogueRecord>;
};

export const createWishlist = ({ connection, clock, recordsOf }: WishlistDeps) => {
  const repository = createWishlistRepository(createWishModel(connection));
  const service = createWishlistService({ repository, recordsOf, clock });
  return { service, resolvers: createWishlistResolvers(service), privacy: createWishlistPrivacy(repository) };
};

import type { CatalogueLoaders } from '../domains/catalogue/index.js';

/** Batch reads of all rooms, fresh for each request. */
export type Loaders = CatalogueLoaders;

export type Context = {
  requestId: string;
  /** Nobody signs in yet. */
  viewer: null;
  loaders: Loaders;
};

export type CreateContext = (request: { requestId: string }) => Context;

export const contextFactory =
  (createLoaders: () => Loaders): CreateContext =>
  ({ requestId }) => ({ requestId, viewer: null, loaders: createLoaders() });

import type { CatalogueLoaders } from '../domains/catalogue/index.js';

/** Batch reads of all rooms, fresh for each request. */
export type Loaders = CatalogueLoaders;

export type Context = {
  requestId: string;
  /** Nobody signs in yet. Whoever reads this makes the answer the reader's own: no cache takes it. */
  readonly viewer: null;
  loaders: Loaders;
  /** What the caches must know of an answer. */
  readonly audience: Audience;
};

export type Audience = {
  wasViewerRead: boolean;
  /** Whole, free of errors, and made of public fields alone (publicOperations.ts). */
  isPublicAnswer: boolean;
};

export type CreateContext = (request: { requestId: string }) => Context;

export const isForEveryone = ({ audience }: Context): boolean => audience.isPublicAnswer && !audience.wasViewerRead;

export const contextFactory =
  (createLoaders: () => Loaders): CreateContext =>
  ({ requestId }) => {
    const audience = { wasViewerRead: false, isPublicAnswer: false };
    return {
      requestId,
      loaders: createLoaders(),
      audience,
      get viewer() {
        audience.wasViewerRead = true;
        return null;
      },
    };
  };

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

/** A class, because Apollo copies the own properties of a context: the copy must not count as a reader of the viewer. */
class RequestContext implements Context {
  readonly audience: Audience = { wasViewerRead: false, isPublicAnswer: false };
  readonly requestId: string;
  readonly loaders: Loaders;

  constructor(requestId: string, loaders: Loaders) {
    this.requestId = requestId;
    this.loaders = loaders;
  }

  get viewer(): null {
    this.audience.wasViewerRead = true;
    return null;
  }
}

export const contextFactory =
  (createLoaders: () => Loaders): CreateContext =>
  ({ requestId }) =>
    new RequestContext(requestId, createLoaders());

import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { Viewer } from '../../kernel/session/viewer.js';
import type { Loaders } from '../domains.js';

export type Context = {
  requestId: string;
  /** Null for a visitor; reading it throws SERVICE_UNAVAILABLE while sessions cannot be read. Whoever reads it makes the answer the reader's own: no cache takes it. */
  readonly viewer: Viewer | null;
  readonly session: RequestSession;
  /** Where the request comes from, for limits alone: an address, or the network of one. */
  readonly address: string;
  loaders: Loaders;
  /** What the caches must know of an answer. */
  readonly audience: Audience;
};

export type Audience = {
  wasViewerRead: boolean;
  /** Whole, free of errors, and made of public fields alone (operationPolicy.ts). */
  isPublicAnswer: boolean;
};

/** Who asks: the session of the request, and where it comes from. */
export type Caller = { requestId: string; session: RequestSession; address: () => string };
export type CreateContext = (caller: Caller) => Context;

export const isForEveryone = ({ audience }: Context): boolean => audience.isPublicAnswer && !audience.wasViewerRead;

/** A class, because Apollo copies the own properties of a context: the copy must not count as a reader of the viewer. */
class RequestContext implements Context {
  readonly audience: Audience = { wasViewerRead: false, isPublicAnswer: false };
  readonly requestId: string;
  readonly loaders: Loaders;
  readonly caller: Caller;

  constructor(caller: Caller, loaders: Loaders) {
    this.requestId = caller.requestId;
    this.loaders = loaders;
    this.caller = caller;
  }

  get viewer(): Viewer | null {
    this.audience.wasViewerRead = true;
    return this.caller.session.viewer;
  }

  get session(): RequestSession {
    this.audience.wasViewerRead = true;
    return this.caller.session;
  }

  get address(): string {
    this.audience.wasViewerRead = true;
    return this.caller.address();
  }
}

export const contextFactory =
  (createLoaders: () => Loaders): CreateContext =>
  caller =>
    new RequestContext(caller, createLoaders());

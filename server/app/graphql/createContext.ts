import { type AnswerReads, createAnswerReads } from '../../kernel/graphql/answerReads.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { Viewer } from '../../kernel/session/viewer/viewer.js';
import type { Loaders } from '../domains.js';
import type { RequestRecord } from '../http/requestLog.js';
import type { Payer } from '../http/workBudgets.js';

export type Context = {
  /** What is noted of the request for its log line. */
  readonly record: RequestRecord;
  /** Null for a visitor; reading it throws SERVICE_UNAVAILABLE while sessions cannot be read. Reading it makes the response the viewer's own: no cache stores it. */
  readonly viewer: Viewer | null;
  readonly session: RequestSession;
  /** Whether a tool asks with a service token (schema/serviceTokens.graphql). Known while sessions cannot be read. */
  readonly isServiceToken: boolean;
  /** Where the request comes from, for limits alone: an address, or the network of one. */
  readonly address: string;
  /** Takes a cost from the budget of the caller; throws RATE_LIMITED. */
  readonly charge: Payer['charge'];
  loaders: Loaders;
  readonly cacheability: Cacheability;
};

/** What the caches must know about a response. */
export type Cacheability = {
  wasViewerRead: boolean;
  /** Seconds for which it may be given to every visitor; null unless it is whole, free of errors, and made of public fields alone (operationPolicy.ts). */
  publicMaxAge: number | null;
  /** Whether what was read says when it is out of date: all that was asked for is about single entries. */
  isByEntries: boolean;
  reads: AnswerReads;
};

/** Where a request comes from. */
export type Caller = { record: RequestRecord; session: RequestSession; address: string; charge: Payer['charge'] };
export type CreateContext = (caller: Caller) => Context;

/** Milliseconds for which a cache may store the response; null when it may not. */
export const maxAgeMsOf = ({ cacheability: { publicMaxAge, wasViewerRead } }: Context): number | null =>
  publicMaxAge === null || wasViewerRead ? null : publicMaxAge * 1000;

/** A class, because Apollo copies the own properties of a context: the copy must not count as a reader of the viewer. */
class RequestContext implements Context {
  readonly cacheability: Cacheability;
  readonly record: RequestRecord;
  readonly loaders: Loaders;
  readonly charge: Payer['charge'];
  readonly caller: Caller;

  constructor(caller: Caller, createLoaders: (reads: AnswerReads) => Loaders) {
    const reads = createAnswerReads();
    this.cacheability = { wasViewerRead: false, publicMaxAge: null, isByEntries: false, reads };
    this.record = caller.record;
    this.loaders = createLoaders(reads);
    this.charge = caller.charge;
    this.caller = caller;
  }

  get viewer(): Viewer | null {
    this.cacheability.wasViewerRead = true;
    return this.caller.session.viewer;
  }

  get isServiceToken(): boolean {
    return this.caller.session.isServiceToken;
  }

  get session(): RequestSession {
    this.cacheability.wasViewerRead = true;
    return this.caller.session;
  }

  get address(): string {
    this.cacheability.wasViewerRead = true;
    return this.caller.address;
  }
}

export const contextFactory =
  (createLoaders: (reads: AnswerReads) => Loaders): CreateContext =>
  caller =>
    new RequestContext(caller, createLoaders);

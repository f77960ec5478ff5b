/**
 * Responses that are the same for every visitor, stored for seconds. Only what is public may be stored (createContext.ts) and only visitors may be served
 * (isVisitor). One that is about single entries is given until one of those changes that it was made of; any other, until there is a new search index, or one
 * of the entries that it shows changes. Nothing is removed by a change: what is out of date is found so when it is asked for.
 */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../../kernel/changeLog.js';
import { type AnswerReads, OLDER_COPY } from '../../kernel/graphql/answerReads.js';
import type { Metrics } from '../../kernel/metrics.js';
import { hasCredentials } from '../../kernel/session/cookies/cookies.js';

/** Requests that may come from somebody signed in are never served from a cache. */
export const isVisitor = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  request.headers.authorization === undefined && !hasCredentials(request);

/** What is shown, as it stood at a moment. */
export type Stamp = { readonly mark: number; readonly common: object; readonly lists: object };

/** What cached responses are compared with. */
export type Content = {
  /** Of the entries of the catalogue. */
  changes: Changes;
  /** Another object after each change of what all kinds of responses are made of: rates, statuses whose moment has come. */
  common: () => object;
  /** Another object after each change of what lists, counts and searches are made of. */
  lists: () => object;
};

export type PutOptions = {
  /** What `stamp()` gave before the response was made: one made across a change is not stored. */
  stamp: Stamp;
  /** Whether a change of the lists is none of it. */
  isByEntries: boolean;
  reads: AnswerReads;
  bytes: number;
  maxAgeMs: number;
};

export type ResponseCache<T extends object> = {
  get: (key: string) => T | undefined;
  put: (key: string, value: T, of: PutOptions) => void;
  stamp: () => Stamp;
  size: () => number;
};

export type ResponseCacheOptions = {
  /** For the figures. */
  name: string;
  metrics: Metrics;
  content: Content;
  maxBytes: number;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

/** One version of several parts of what is shown: another object whenever one of them changed. */
export function joinedVersion(...parts: readonly (() => object | null)[]): () => object {
  let last = parts.map(version => version());
  let joined = {};
  return () => {
    const next = parts.map(version => version());
    if (next.some((version, part) => version !== last[part])) joined = {};
    last = next;
    return joined;
  };
}

/** The same version for so long at least: of several changes in a stream, the first is passed on at once and the rest together. */
export function steadyVersion(
  version: () => object | null,
  { leastMs, elapsed = () => performance.now() }: { leastMs: number; elapsed?: () => number },
): () => object | null {
  let passed = version();
  let passedAt = -Infinity;
  return () => {
    const current = version();
    if (current === passed || elapsed() - passedAt < leastMs) return passed;
    passed = current;
    passedAt = elapsed();
    return passed;
  };
}

/** What was made of older copies helps while the store is down, and is soon made anew once it is there again. */
const OLDER_COPIES_KEPT_MS = 1_000;

/** A key is a string that others hold, too. */
const BYTES_OF_READ = 32;

type Stored<T> = { value: T; common: object; lists: object | null; reads: AnswerReads; mark: number };

export function createResponseCache<T extends object>({
  name,
  metrics,
  content: { changes, common, lists },
  maxBytes,
  elapsed = () => performance.now(),
}: ResponseCacheOptions): ResponseCache<T> {
  const { hit, miss } = metrics.cache(name);
  const entries = new LRUCache<string, Stored<T>>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 10)),
    perf: { now: elapsed },
    ttlResolution: 0,
  });

  const isCurrent = (stored: Stored<T>): boolean => {
    if (stored.common !== common() || (stored.lists !== null && stored.lists !== lists())) return false;
    const mark = changes.mark();
    if (changes.haveChanged(stored.reads, stored.mark)) return false;
    // The log of changes goes back only so far, and what was compared once need not be again.
    stored.mark = mark;
    return true;
  };

  return {
    stamp: () => ({ mark: changes.mark(), common: common(), lists: lists() }),
    size: () => entries.size,
    get: key => {
      const found = entries.get(key);
      if (found && isCurrent(found)) {
        hit();
        return found.value;
      }
      if (found) entries.delete(key);
      miss();
      return undefined;
    },
    put: (key, value, { stamp, isByEntries, reads, bytes, maxAgeMs }) => {
      const { mark, common: of } = stamp;
      const stored = { value, common: of, lists: isByEntries ? null : stamp.lists, reads, mark };
      const size = bytes + 2 * key.length + BYTES_OF_READ * reads.size;
      const ttl = reads.has(OLDER_COPY) ? Math.min(maxAgeMs, OLDER_COPIES_KEPT_MS) : maxAgeMs;
      if (isCurrent(stored)) entries.set(key, stored, { size, ttl });
    },
  };
}

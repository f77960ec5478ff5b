/**
 * Responses that are the same for every visitor, stored for seconds. Only what is public may be stored (createContext.ts) and only visitors may be served
 * (isVisitor): the cache itself knows no other rule. A change of the catalogue or of the reviews empties it at once.
 */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Metrics } from '../../kernel/metrics.js';
import { hasCredentials } from '../../kernel/session/cookies/cookies.js';

/** Requests that may come from somebody signed in are never served from a cache. */
export const isVisitor = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  request.headers.authorization === undefined && !hasCredentials(request);

export type ResponseCache<T extends object> = {
  get: (key: string) => T | undefined;
  /** `version` is what `version()` gave before the response was made: one made across a change is not stored. */
  put: (key: string, value: T, of: { version: object | null; bytes: number; maxAgeMs: number }) => void;
  version: () => object | null;
  size: () => number;
};

export type ResponseCacheOptions = {
  /** For the figures. */
  name: string;
  metrics: Metrics;
  /** Another object after each change of what is shown. */
  contentVersion: () => object | null;
  maxBytes: number;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

/** One version of two parts of what is shown: another object whenever either changed. */
export function joinedVersion(one: () => object | null, other: () => object | null): () => object {
  let [lastOne, lastOther] = [one(), other()];
  let joined = {};
  return () => {
    const [nextOne, nextOther] = [one(), other()];
    if (nextOne !== lastOne || nextOther !== lastOther) joined = {};
    [lastOne, lastOther] = [nextOne, nextOther];
    return joined;
  };
}

export function createResponseCache<T extends object>({
  name,
  metrics,
  contentVersion,
  maxBytes,
  elapsed = () => performance.now(),
}: ResponseCacheOptions): ResponseCache<T> {
  const { hit, miss } = metrics.cache(name);
  const entries = new LRUCache<string, T>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 10)),
    perf: { now: elapsed },
    ttlResolution: 0,
  });
  let cachedVersion: object | null = null;

  const emptyAfterChange = (): void => {
    const version = contentVersion();
    if (version === cachedVersion) return;
    entries.clear();
    cachedVersion = version;
  };

  return {
    version: contentVersion,
    size: () => entries.size,
    get: key => {
      emptyAfterChange();
      const found = entries.get(key);
      if (found) hit();
      else miss();
      return found;
    },
    put: (key, value, { version, bytes, maxAgeMs }) => {
      emptyAfterChange();
      if (version === cachedVersion) entries.set(key, value, { size: bytes + 2 * key.length, ttl: maxAgeMs });
    },
  };
}

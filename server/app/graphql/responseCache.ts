/**
 * Responses that are the same for every visitor, stored for seconds. Only what is public may be stored (createContext.ts) and only visitors may be served
 * (isVisitor): the cache itself knows no other rule. A change of the catalogue or of the reviews empties it at once.
 */
import type { IncomingMessage } from 'node:http';
import type { Metrics } from '../../kernel/metrics.js';
import { hasCredentials } from '../../kernel/session/cookies.js';

/** Requests that may come from somebody signed in are never served from a cache. */
export const isVisitor = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  request.headers.authorization === undefined && !hasCredentials(request);

export type ResponseCache<T> = {
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

type Cached<T> = { value: T; bytes: number; until: number };

export function createResponseCache<T>({
  name,
  metrics,
  contentVersion,
  maxBytes,
  elapsed = () => performance.now(),
}: ResponseCacheOptions): ResponseCache<T> {
  const { hit, miss } = metrics.cache(name);
  const entries = new Map<string, Cached<T>>();
  let bytesUsed = 0;
  let cachedVersion: object | null = null;

  const emptyAfterChange = (): void => {
    const version = contentVersion();
    if (version === cachedVersion) return;
    entries.clear();
    bytesUsed = 0;
    cachedVersion = version;
  };
  const drop = (key: string, { bytes }: Cached<T>): void => {
    entries.delete(key);
    bytesUsed -= bytes;
  };

  return {
    version: contentVersion,
    size: () => entries.size,
    get: key => {
      emptyAfterChange();
      const found = entries.get(key);
      if (found && found.until > elapsed()) {
        hit();
        return found.value;
      }
      miss();
      if (found) drop(key, found);
      return undefined;
    },
    put: (key, value, { version, bytes, maxAgeMs }) => {
      emptyAfterChange();
      const weight = bytes + 2 * key.length;
      if (version !== cachedVersion || weight > maxBytes / 10) return;
      const former = entries.get(key);
      if (former) drop(key, former);
      entries.set(key, { value, bytes: weight, until: elapsed() + maxAgeMs });
      bytesUsed += weight;
      // The oldest stand first.
      for (const [oldestKey, oldest] of entries) {
        if (bytesUsed <= maxBytes) break;
        drop(oldestKey, oldest);
      }
    },
  };
}

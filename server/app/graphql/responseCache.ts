/**
 * Answers that are the same for every visitor, kept for moments. What is put in must be for everyone (createContext.ts), what is asked must come
 * from a visitor (isVisitor): the caches hold no other rule. A change of the catalogue empties them at once.
 */
import type { IncomingMessage } from 'node:http';
import { hasCredentials } from '../../kernel/session/cookies.js';

/** Whoever may be signed in is answered afresh. */
export const isVisitor = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  request.headers.authorization === undefined && !hasCredentials(request);

export type AnswerCache<T> = {
  get: (key: string) => T | undefined;
  /** `marker` is what `openedAt` gave before the answer was made: an answer made across a change is not kept. */
  put: (key: string, answer: T, at: { marker: object | null; bytes: number }) => void;
  marker: () => object | null;
  size: () => number;
};

export type AnswerCacheOptions = {
  /** Another object after each change of the catalogue. */
  changeMarker: () => object | null;
  lifeMs: number;
  maxBytes: number;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

type Kept<T> = { answer: T; bytes: number; until: number };

export function createAnswerCache<T>({
  changeMarker,
  lifeMs,
  maxBytes,
  elapsed = () => performance.now(),
}: AnswerCacheOptions): AnswerCache<T> {
  const kept = new Map<string, Kept<T>>();
  let bytesKept = 0;
  let keptFor: object | null = null;

  const emptyAfterChange = (): void => {
    const marker = changeMarker();
    if (marker === keptFor) return;
    kept.clear();
    bytesKept = 0;
    keptFor = marker;
  };
  const drop = (key: string, { bytes }: Kept<T>): void => {
    kept.delete(key);
    bytesKept -= bytes;
  };

  return {
    marker: changeMarker,
    size: () => kept.size,
    get: key => {
      emptyAfterChange();
      const found = kept.get(key);
      if (!found) return undefined;
      if (found.until > elapsed()) return found.answer;
      drop(key, found);
      return undefined;
    },
    put: (key, answer, { marker, bytes }) => {
      emptyAfterChange();
      const weight = bytes + 2 * key.length;
      if (marker !== keptFor || weight > maxBytes / 10) return;
      const former = kept.get(key);
      if (former) drop(key, former);
      kept.set(key, { answer, bytes: weight, until: elapsed() + lifeMs });
      bytesKept += weight;
      // The oldest stand first.
      for (const [oldestKey, oldest] of kept) {
        if (bytesKept <= maxBytes) break;
        drop(oldestKey, oldest);
      }
    },
  };
}

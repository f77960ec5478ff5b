/** A read-through LRU cache of records: it saves repeated reads, and public pages keep working while the database is down or hangs. */
import { type FollowedChanges, NOT_FOLLOWED } from '../../kernel/changeLog.js';
import { withinTime } from '../../kernel/withinTime.js';

type Cached = { _id: string; slug: string; formerSlugs: string[] };

export type RecordCacheOptions<R> = {
  fetchByIds: (ids: readonly string[]) => Promise<R[]>;
  fetchBySlug: (slug: string) => Promise<R | null>;
  /** Cached records at most; the least recently used ones are dropped first. */
  limit: number;
  /** While changes are not followed, a copy younger than this is served without a read. */
  freshMs?: number;
  /** While they are, a copy needs no new read until its record changes. */
  changes?: FollowedChanges;
  /** Read again after so long all the same: a writer whose clock is far behind is not seen. */
  longestMs?: number;
  /** How long a read may take before an older copy is served instead. */
  readLimitMs?: number;
  /** For this long after a failed read, older copies are served without a read. */
  pauseMs?: number;
  /** False while the driver's heartbeat finds no server; then older copies are served without a read. */
  isStoreReachable?: () => boolean;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

const failTooSlow = (): never => {
  throw new Error('The database is too slow.');
};

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

export const createRecordCache = <R extends Cached>(options: RecordCacheOptions<R>) => {
  const { fetchByIds, fetchBySlug, limit, freshMs = 3000, readLimitMs = 500, pauseMs = 1000 } = options;
  const { isStoreReachable = () => true, changes = NOT_FOLLOWED, longestMs = 60_000 } = options;
  const { elapsed = () => performance.now() } = options;
  const cached = new Map<string, { record: R; readAt: number; mark: number }>();
  const idBySlug = new Map<string, string>();
  const olderCopies = new WeakSet<R>();
  let pausedUntil = -Infinity;

  const forget = (id: string): void => {
    const record = cached.get(id)?.record;
    cached.delete(id);
    for (const slug of record ? [record.slug, ...record.formerSlugs] : [])
      if (idBySlug.get(slug) === id) idBySlug.delete(slug);
  };

  /** `mark` is that of the changes when the read began. */
  const remember = (record: R, mark: number): void => {
    forget(record._id);
    cached.set(record._id, { record, readAt: elapsed(), mark });
    olderCopies.delete(record);
    for (const slug of record.formerSlugs) if (!idBySlug.has(slug)) idBySlug.set(slug, record._id);
    idBySlug.set(record.slug, record._id);
    const oldest = cached.size > limit ? cached.keys().next().value : undefined;
    if (oldest !== undefined) forget(oldest);
  };

  /** Also marks the record as recently used. */
  const copyOf = (id: string): { record: R; isFresh: boolean } | null => {
    const copy = cached.get(id);
    if (!copy) return null;
    cached.delete(id);
    cached.set(id, copy);
    const age = elapsed() - copy.readAt;
    if (!changes.isClose()) return { record: copy.record, isFresh: age < freshMs };
    const mark = changes.mark();
    const isFresh = age < longestMs && !changes.haveChanged([id], copy.mark);
    // The log goes back only so far.
    if (isFresh) copy.mark = mark;
    return { record: copy.record, isFresh };
  };

  const asOlderCopy = (record: R): R => {
    olderCopies.add(record);
    return record;
  };

  /** Reads, or returns the fallback when there is one and the database is down, failed a moment ago, fails now or is too slow. */
  const readOr = async <T, F>(read: () => Promise<T>, fallback: (() => F) | null): Promise<T | F> => {
    if (fallback && (elapsed() < pausedUntil || !isStoreReachable())) return fallback();
    try {
      return await (fallback ? withinTime(readLimitMs, read(), failTooSlow) : read());
    } catch (error) {
      if (!fallback) throw error;
    }
    pausedUntil = elapsed() + pauseMs;
    return fallback();
  };

  const readIds = async (ids: readonly string[]): Promise<Map<string, R>> => {
    const mark = changes.mark();
    const found = new Map((await fetchByIds(ids)).map(record => [record._id, record]));
    for (const id of ids) if (!found.has(id)) forget(id);
    for (const record of found.values()) remember(record, mark);
    return found;
  };

  return {
    remember,

    /** The record if it is cached and fresh. */
    fresh: (id: string): R | null => {
      const copy = copyOf(id);
      return copy?.isFresh ? copy.record : null;
    },

    /** Whether a record was returned because the database did not answer, and may have changed since it was read. */
    isOlderCopy: (record: R): boolean => olderCopies.has(record),

    /** In the order of the ids; null for unknown ones, the error for those that are not cached and could not be read. */
    byIds: async (ids: readonly string[]): Promise<(R | null | Error)[]> => {
      const copies = new Map([...new Set(ids)].map(id => [id, copyOf(id)]));
      const wanted = [...copies].flatMap(([id, copy]) => (copy?.isFresh ? [] : [id]));
      const areAllCached = wanted.every(id => copies.get(id));
      const read =
        wanted.length === 0
          ? null
          : await readOr(() => readIds(wanted), areAllCached ? () => null : null).catch(asError);
      return ids.map(id => {
        const copy = copies.get(id) ?? null;
        if (copy?.isFresh) return copy.record;
        if (read === null || read instanceof Error) return copy ? asOlderCopy(copy.record) : read;
        return read.get(id) ?? null;
      });
    },

    bySlug: async (slug: string): Promise<R | null> => {
      const id = idBySlug.get(slug);
      const copy = id === undefined ? null : copyOf(id);
      if (copy?.isFresh) return copy.record;
      const read = async (): Promise<R | null> => {
        const mark = changes.mark();
        const record = await fetchBySlug(slug);
        // The address may have gone over to another item.
        if (id !== undefined && record?._id !== id) forget(id);
        if (record) remember(record, mark);
        return record;
      };
      return readOr(read, copy ? () => asOlderCopy(copy.record) : null);
    },
  };
};

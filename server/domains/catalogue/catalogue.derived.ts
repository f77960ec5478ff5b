/** What takes many entries to know, kept until one of them changes. While the database is away, what was known before is answered. */
import type { FollowedChanges } from '../../kernel/changeLog.js';

export type DerivedOptions<V> = {
  /** In one batch; a key that is missing from the answer has nothing. */
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  nothing: V;
  /** While they are not followed, what was read is kept for seconds. */
  changes: FollowedChanges;
  /** Keys of the changes that a value outlives not: of the list that it was made of, and of what is in it. */
  dependsOn: (key: string, value: V) => Iterable<string>;
  /** Keys at most; those that were read first are dropped first. */
  limit: number;
  freshMs?: number;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

export type Derived<V> = (keys: readonly string[]) => Promise<V[]>;

export function createDerived<V>(options: DerivedOptions<V>): Derived<V> {
  const { read, nothing, changes, dependsOn, limit, freshMs = 3000, elapsed = () => performance.now() } = options;
  const kept = new Map<string, { value: V; mark: number; readAt: number }>();

  const isFresh = (key: string): boolean => {
    const entry = kept.get(key);
    if (!entry) return false;
    if (!changes.isClose()) return elapsed() - entry.readAt < freshMs;
    const mark = changes.mark();
    if (changes.haveChanged(dependsOn(key, entry.value), entry.mark)) return false;
    entry.mark = mark;
    return true;
  };
  const keep = (key: string, value: V, mark: number): void => {
    kept.delete(key);
    kept.set(key, { value, mark, readAt: elapsed() });
    const oldest = kept.size > limit ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  };

  return async keys => {
    const mark = changes.mark();
    const known = new Map(
      keys.flatMap(key => (kept.has(key) ? [[key, kept.get(key)?.value ?? nothing] as const] : [])),
    );
    const wanted = [...new Set(keys)].filter(key => !isFresh(key));
    if (wanted.length === 0) return keys.map(key => known.get(key) ?? nothing);
    try {
      const found = await read(wanted);
      for (const key of wanted) {
        known.set(key, found.get(key) ?? nothing);
        keep(key, found.get(key) ?? nothing, mark);
      }
    } catch (error) {
      if (!keys.every(key => known.has(key))) throw error;
    }
    return keys.map(key => known.get(key) ?? nothing);
  };
}

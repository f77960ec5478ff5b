/** What takes many entries to know, kept for as long as the catalogue stays as it is. While the database is away, what was known before is answered. */

export type DerivedOptions<V> = {
  /** In one batch; a key that is missing from the answer has nothing. */
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;
  nothing: V;
  /** A new object after every change of the catalogue, null when unknown: then what was read is kept for seconds. */
  catalogueVersion: () => object | null;
  /** Keys at most; those that were read first are dropped first. */
  limit: number;
  freshMs?: number;
  /** Monotonic milliseconds. */
  elapsed?: () => number;
};

export type Derived<V> = (keys: readonly string[]) => Promise<V[]>;

export function createDerived<V>(options: DerivedOptions<V>): Derived<V> {
  const { read, nothing, catalogueVersion, limit, freshMs = 3000, elapsed = () => performance.now() } = options;
  const kept = new Map<string, { value: V; version: object | null; readAt: number }>();

  const isFresh = (key: string, version: object | null): boolean => {
    const entry = kept.get(key);
    if (!entry) return false;
    return version === null ? elapsed() - entry.readAt < freshMs : entry.version === version;
  };
  const keep = (key: string, value: V, version: object | null): void => {
    kept.delete(key);
    kept.set(key, { value, version, readAt: elapsed() });
    const oldest = kept.size > limit ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  };

  return async keys => {
    const version = catalogueVersion();
    const known = new Map(
      keys.flatMap(key => (kept.has(key) ? [[key, kept.get(key)?.value ?? nothing] as const] : [])),
    );
    const wanted = [...new Set(keys)].filter(key => !isFresh(key, version));
    if (wanted.length === 0) return keys.map(key => known.get(key) ?? nothing);
    try {
      const found = await read(wanted);
      for (const key of wanted) {
        known.set(key, found.get(key) ?? nothing);
        keep(key, found.get(key) ?? nothing, version);
      }
    } catch (error) {
      if (!keys.every(key => known.has(key))) throw error;
    }
    return keys.map(key => known.get(key) ?? nothing);
  };
}

/** Caches the sources that facts name. They are few and rarely change, so each process caches all it has read and refreshes them in the background. */
import type { SourceRecord } from './catalogue.records.js';

type SourceReads = { byIds(ids: readonly string[]): Promise<SourceRecord[]>; all(): Promise<SourceRecord[]> };

export const createSourceCache = (reads: SourceReads, { refreshMs = 5000, elapsed = () => performance.now() } = {}) => {
  const cached = new Map<string, SourceRecord>();
  let refreshedAt = -Infinity;

  const addAll = (sources: readonly SourceRecord[]): void => {
    for (const source of sources) cached.set(source.id, source);
  };

  const refresh = async (): Promise<void> => {
    refreshedAt = elapsed();
    addAll(await reads.all());
  };

  return {
    refresh,

    /** Resolves once every existing source of these ids is cached. */
    ensure: async (ids: Iterable<string>): Promise<void> => {
      const wanted = [...new Set(ids)];
      const missing = (): string[] => wanted.filter(id => !cached.has(id));
      const isRefreshDue = elapsed() - refreshedAt > refreshMs;
      if (missing().length === 0) {
        // Not awaited: a request does not wait for a refresh, and shows a changed source a moment later.
        if (isRefreshDue) refresh().catch(() => undefined);
        return;
      }
      if (isRefreshDue) await refresh();
      if (missing().length > 0) addAll(await reads.byIds(missing()));
    },

    /** A source that was removed is shown by its id. */
    sourceOf: (id: string): SourceRecord => cached.get(id) ?? { id, name: id, kind: 'THIRD_PARTY' },
  };
};

export type SourceCache = ReturnType<typeof createSourceCache>;

/** The sources that facts name: few, small and seldom changed, so each process holds all it has met and refreshes them behind requests. */
import type { SourceRecord } from './catalogue.records.js';

type SourceReads = { byIds(ids: readonly string[]): Promise<SourceRecord[]>; all(): Promise<SourceRecord[]> };

export const createSourceCache = (reads: SourceReads, { refreshMs = 5000, elapsed = () => performance.now() } = {}) => {
  const held = new Map<string, SourceRecord>();
  let refreshedAt = -Infinity;

  const keep = (sources: readonly SourceRecord[]): void => {
    for (const source of sources) held.set(source.id, source);
  };

  const refresh = async (): Promise<void> => {
    refreshedAt = elapsed();
    keep(await reads.all());
  };

  return {
    refresh,

    /** Resolves once every source that exists among the ids is held. */
    ensure: async (ids: Iterable<string>): Promise<void> => {
      const wanted = [...new Set(ids)];
      const missing = (): string[] => wanted.filter(id => !held.has(id));
      const isRefreshDue = elapsed() - refreshedAt > refreshMs;
      if (missing().length === 0) {
        // Not awaited: a changed source may show a moment later, an answer is never held up for it.
        if (isRefreshDue) refresh().catch(() => undefined);
        return;
      }
      if (isRefreshDue) await refresh();
      if (missing().length > 0) keep(await reads.byIds(missing()));
    },

    /** A source removed behind our back still has its id to show. */
    sourceOf: (id: string): SourceRecord => held.get(id) ?? { id, name: id },
  };
};

export type SourceCache = ReturnType<typeof createSourceCache>;

/** An index that is built where it is used, when told to: for tests and small tools. The server builds it in a thread (workerIndex.ts). */
import { createIndexer, type IndexerOptions } from './indexer.js';
import { createIndexSlot, type IndexKeeper } from './indexKeeper.js';

export type InProcessIndex = IndexKeeper & {
  /** Reads the feed once and swaps the index when something changed. A failing feed leaves the old index in force and is reported in `state`. */
  refresh(): Promise<void>;
};

export function createInProcessIndex(options: IndexerOptions): InProcessIndex {
  const indexer = createIndexer(options);
  const slot = createIndexSlot();
  return {
    ...slot,
    async refresh() {
      try {
        const index = await indexer.refresh();
        const at = options.clock().getTime();
        slot.take(index ? { kind: 'built', index, at } : { kind: 'unchanged', at });
      } catch (error) {
        slot.take({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    },
    start() {
      void this.refresh();
    },
    stop: () => Promise.resolve(),
  };
}

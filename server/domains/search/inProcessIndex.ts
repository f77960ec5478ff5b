/** An index that is built where it is used, when told to: for tests and small tools. The server builds it in a thread (workerIndex.ts). */
import { createIndexer, type IndexerOptions } from './build/indexer.js';
import { createCurrentIndex, type IndexHolder } from './indexHolder.js';

export type InProcessIndex = IndexHolder & {
  /** Reads the feed once and swaps the index when something changed. A failing feed leaves the old index in force and is reported in `state`. */
  refresh(): Promise<void>;
};

export function createInProcessIndex(options: IndexerOptions): InProcessIndex {
  const indexer = createIndexer(options);
  const latest = createCurrentIndex();
  return {
    ...latest,
    async refresh() {
      try {
        const index = await indexer.refresh();
        const at = options.clock().getTime();
        latest.take(index ? { kind: 'built', index, at } : { kind: 'unchanged', at });
      } catch (error) {
        latest.take({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    },
    start() {
      void this.refresh();
    },
    stop: () => Promise.resolve(),
  };
}

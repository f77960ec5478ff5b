/** An index that is built on request in the calling thread: for tests and small tools. The server builds it in a worker thread (workerIndex.ts). */
import { createIndexer, type IndexerOptions } from './build/indexer.js';
import { createCurrentIndex, failureReport, type IndexHolder } from './indexHolder.js';

export type InProcessIndex = IndexHolder & {
  /** Reads the feed once and replaces the index when something changed. A failure of the feed is reported in `state`. */
  refresh(): Promise<void>;
};

export function createInProcessIndex(options: IndexerOptions): InProcessIndex {
  const indexer = createIndexer(options);
  const currentIndex = createCurrentIndex();
  return {
    ...currentIndex,
    async refresh() {
      try {
        currentIndex.apply(await indexer.refresh());
      } catch (error) {
        currentIndex.apply(failureReport(error));
      }
    },
    start() {
      void this.refresh();
    },
    stop: () => Promise.resolve(),
  };
}

/** Holds the current index. A new one replaces it between two queries, in one assignment. */
import type { SearchIndex } from './build/searchIndex.js';

export type IndexState = {
  isReady: boolean;
  /** When the feed was last read without a failure. */
  lastRefreshedAt: Date | null;
  /** When the index in use was built. */
  lastBuiltAt: Date | null;
  /** Why the last attempt failed; null when it succeeded. */
  lastFailure: string | null;
};

/** What the service and the readiness probe read. */
export type IndexHolder = {
  /** Null until the first index is built. */
  current(): SearchIndex | null;
  /** Resolves with the first index. */
  ready: Promise<void>;
  state(): IndexState;
  start(): void;
  stop(): Promise<void>;
};

/** What a builder reports after each poll of the feed. */
export type BuilderReport =
  | { kind: 'built'; index: SearchIndex; at: number }
  | { kind: 'unchanged'; at: number }
  | { kind: 'failed'; message: string };

export type CurrentIndex = Pick<IndexHolder, 'current' | 'ready' | 'state'> & { apply(report: BuilderReport): void };

export function createCurrentIndex(): CurrentIndex {
  let index: SearchIndex | null = null;
  let lastRefreshedAt: Date | null = null;
  let lastBuiltAt: Date | null = null;
  let lastFailure: string | null = null;
  let resolveReady = () => {};
  const ready = new Promise<void>(resolve => {
    resolveReady = resolve;
  });
  return {
    ready,
    current: () => index,
    state: () => ({ isReady: index !== null, lastRefreshedAt, lastBuiltAt, lastFailure }),
    apply(report) {
      if (report.kind === 'failed') {
        lastFailure = report.message;
        return;
      }
      lastFailure = null;
      lastRefreshedAt = new Date(report.at);
      if (report.kind === 'unchanged') return;
      index = report.index;
      lastBuiltAt = lastRefreshedAt;
      resolveReady();
    },
  };
}

/** Holds the index in force. A new one takes its place between two queries, in one assignment. */
import type { SearchIndex } from './build/searchIndex.js';

export type KeeperState = {
  isReady: boolean;
  /** When the feed was last read without a failure. */
  lastRefreshedAt: Date | null;
  /** What stopped the last attempt; null when it succeeded. */
  lastFailure: string | null;
};

/** What the service and the probes read. */
export type IndexHolder = {
  /** Null before the first index is there. */
  current(): SearchIndex | null;
  /** Resolves with the first index. */
  ready: Promise<void>;
  state(): KeeperState;
  start(): void;
  stop(): Promise<void>;
};

/** What a builder reports after each look at the feed. */
export type BuilderReport =
  | { kind: 'built'; index: SearchIndex; at: number }
  | { kind: 'unchanged'; at: number }
  | { kind: 'failed'; message: string };

export type CurrentIndex = Pick<IndexHolder, 'current' | 'ready' | 'state'> & { take(report: BuilderReport): void };

export function createCurrentIndex(): CurrentIndex {
  let index: SearchIndex | null = null;
  let lastRefreshedAt: Date | null = null;
  let lastFailure: string | null = null;
  let announce = () => {};
  const ready = new Promise<void>(resolve => {
    announce = resolve;
  });
  return {
    ready,
    current: () => index,
    state: () => ({ isReady: index !== null, lastRefreshedAt, lastFailure }),
    take(report) {
      if (report.kind === 'failed') {
        lastFailure = report.message;
        return;
      }
      lastFailure = null;
      lastRefreshedAt = new Date(report.at);
      if (report.kind === 'unchanged') return;
      index = report.index;
      announce();
    },
  };
}

/** Holds the current index. A new one replaces it between two queries, in one assignment. */
import { messageOf } from '../../kernel/errors/messageOf.js';
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
  /** Another object with each index, which does not hold on to one that was replaced; null until there is one. */
  version(): object | null;
  /** Resolves with the first index. */
  ready: Promise<void>;
  state(): IndexState;
  start(): void;
  stop(): Promise<void>;
};

/** What became of a poll of the feed that did not fail. */
export type RefreshReport =
  | {
      kind: 'built';
      index: SearchIndex;
      at: number;
      /** Of one that another process built. */
      snapshotId?: string;
    }
  | { kind: 'unchanged'; at: number }
  /** Something changed, and the next build rests. */
  | { kind: 'behind' };

/** What a builder reports. */
export type BuilderReport =
  | RefreshReport
  | { kind: 'failed'; message: string }
  /** The index that an earlier process kept, before the catalogue was read. */
  | { kind: 'restored'; index: SearchIndex; builtAt: number }
  /** The index was built, and the next start will not find it. */
  | { kind: 'unkept'; message: string };

export const failureReport = (error: unknown): BuilderReport => ({ kind: 'failed', message: messageOf(error) });

export type CurrentIndex = Pick<IndexHolder, 'current' | 'ready' | 'state' | 'version'> & {
  apply(report: BuilderReport): void;
};

export function createCurrentIndex(): CurrentIndex {
  let index: SearchIndex | null = null;
  let lastRefreshedAt: Date | null = null;
  let lastBuiltAt: Date | null = null;
  let lastFailure: string | null = null;
  let version: object | null = null;
  let resolveReady = () => {};
  const ready = new Promise<void>(resolve => {
    resolveReady = resolve;
  });
  return {
    ready,
    current: () => index,
    version: () => version,
    state: () => ({ isReady: index !== null, lastRefreshedAt, lastBuiltAt, lastFailure }),
    apply(report) {
      switch (report.kind) {
        case 'unkept':
          return;
        case 'failed':
          lastFailure = report.message;
          return;
        case 'restored':
          // A thread that took the place of another brings what is older than the index in use.
          if (index === null) use(report.index, report.builtAt);
          return;
        case 'behind':
          lastFailure = null;
          return;
        case 'unchanged':
        case 'built':
          lastFailure = null;
          lastRefreshedAt = new Date(report.at);
          if (report.kind === 'built') use(report.index, report.at);
      }
    },
  };

  function use(next: SearchIndex, builtAt: number): void {
    index = next;
    version = {};
    lastBuiltAt = new Date(builtAt);
    resolveReady();
  }
}

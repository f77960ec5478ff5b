/** Runs in a worker thread: hands over the index that was kept, polls the feed, builds a new index when needed, transfers its buffers to the serving thread and keeps it. */
import type { MessagePort } from 'node:worker_threads';
import { createIndexer, type ReadRates } from './indexer.js';
import type { SearchIndex } from './searchIndex.js';
import type { BuilderReport } from '../indexHolder.js';
import type { CatalogueFeed } from '../search.ports.js';
import { decodeSnapshot, encodeSnapshot, type KeptSnapshots } from '../snapshot/snapshot.js';
import { buffersOf } from './transfer.js';

export type BuilderOptions = {
  rates: ReadRates;
  clock?: () => Date;
  /** Left out: nothing is kept from one start to the next. */
  snapshots?: KeptSnapshots | undefined;
  /** Between two polls of the feed. */
  pollMs?: number;
  /** Longest wait after failures; it doubles with each. */
  maxBackOffMs?: number;
  /** How long changes are collected after a build that took so long. */
  restAfter?: (buildMs: number) => number;
  /** Called when the buffers of the replaced index have come back: a good moment to collect garbage. */
  onIndexTaken?: () => void;
};

export const STOP_BUILDER = 'stop';

/** The reply to a new index: the buffers of the one it replaced, so that freeing them does not pause the serving thread. */
export type IndexTaken = { replaced: ArrayBuffer[] };

/** What changes meanwhile makes one build: a large catalogue that is edited all the time does not keep a processor busy. */
const RESTS_OF_BUILD = 4;
const LONGEST_REST_MS = 10_000;
const restInProportion = (buildMs: number): number => Math.min(LONGEST_REST_MS, RESTS_OF_BUILD * buildMs);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Never throws: a failing feed is reported and read again. Resolves on STOP_BUILDER or when the port closes. */
export async function runIndexBuilder(port: MessagePort, feed: CatalogueFeed, options: BuilderOptions): Promise<void> {
  const { rates, clock = () => new Date(), pollMs = 500, maxBackOffMs = 10_000, onIndexTaken = () => {} } = options;
  const { snapshots, restAfter = restInProportion } = options;
  const indexer = createIndexer({ feed, rates, clock, restAfter });
  const stop = new AbortController();
  // The buffers of a message can be collected only after its handler has returned.
  port.on('message', message => (message === STOP_BUILDER ? stop.abort() : setImmediate(onIndexTaken)));
  port.on('close', () => stop.abort());

  if (snapshots) await restore(snapshots);
  let wait = pollMs;
  while (!stop.signal.aborted) {
    const kind = await pollAndReport();
    wait = kind === 'failed' ? Math.min(wait * 2, maxBackOffMs) : pollMs;
    await pause(wait, stop.signal);
  }

  /** A function of its own, so that the thread keeps no reference to a transferred index while it waits. */
  async function pollAndReport(): Promise<BuilderReport['kind']> {
    const report = await poll();
    const snapshot = snapshots && report.kind === 'built' ? encode(report, snapshots) : null;
    send(report);
    if (snapshots && snapshot) await keep(snapshot, snapshots);
    return report.kind;
  }

  function send(report: BuilderReport): void {
    port.postMessage(report, 'index' in report ? buffersOf(report.index) : []);
  }

  async function restore({ store, key }: KeptSnapshots): Promise<void> {
    try {
      const snapshot = await store.read(key);
      const built = snapshot && decodeSnapshot(snapshot, { key, now: clock().getTime() });
      if (built) send({ kind: 'restored', ...built });
    } catch (error) {
      send({ kind: 'failed', message: messageOf(error) });
    }
  }

  /** Before the index is handed over: after that this thread cannot read it. */
  function encode({ index, at }: { index: SearchIndex; at: number }, { key }: KeptSnapshots): Uint8Array {
    return encodeSnapshot({ index, builtAt: at }, key);
  }

  async function keep(snapshot: Uint8Array, { store, key }: KeptSnapshots): Promise<void> {
    try {
      await store.write(key, snapshot);
    } catch (error) {
      send({ kind: 'unkept', message: messageOf(error) });
    }
  }

  async function poll(): Promise<BuilderReport> {
    try {
      const refreshed = await indexer.refresh();
      const at = clock().getTime();
      if (refreshed === 'BEHIND') return { kind: 'behind' };
      return refreshed === 'UNCHANGED' ? { kind: 'unchanged', at } : { kind: 'built', index: refreshed, at };
    } catch (error) {
      return { kind: 'failed', message: messageOf(error) };
    }
  }
}

/** Ends early when the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

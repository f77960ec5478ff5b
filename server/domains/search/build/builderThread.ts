/** Runs in a worker thread: polls the feed, builds a new index when needed, and transfers its buffers to the serving thread. */
import type { MessagePort } from 'node:worker_threads';
import { createIndexer, type ReadRates } from './indexer.js';
import type { BuilderReport } from '../indexHolder.js';
import type { CatalogueFeed } from '../search.ports.js';
import { buffersOf } from './transfer.js';

export type BuilderOptions = {
  rates: ReadRates;
  clock?: () => Date;
  /** Between two polls of the feed. */
  pollMs?: number;
  /** Longest wait after failures; it doubles with each. */
  maxBackOffMs?: number;
  /** Called when the buffers of the replaced index have come back: a good moment to collect garbage. */
  onIndexTaken?: () => void;
};

export const STOP_BUILDER = 'stop';

/** The reply to a new index: the buffers of the one it replaced, so that freeing them does not pause the serving thread. */
export type IndexTaken = { replaced: ArrayBuffer[] };

/** Never throws: a failing feed is reported and read again. Resolves on STOP_BUILDER or when the port closes. */
export async function runIndexBuilder(port: MessagePort, feed: CatalogueFeed, options: BuilderOptions): Promise<void> {
  const { rates, clock = () => new Date(), pollMs = 500, maxBackOffMs = 10_000, onIndexTaken = () => {} } = options;
  const indexer = createIndexer({ feed, rates, clock });
  const stop = new AbortController();
  // The buffers of a message can be collected only after its handler has returned.
  port.on('message', message => (message === STOP_BUILDER ? stop.abort() : setImmediate(onIndexTaken)));
  port.on('close', () => stop.abort());

  let wait = pollMs;
  while (!stop.signal.aborted) {
    const kind = await pollAndReport();
    wait = kind === 'failed' ? Math.min(wait * 2, maxBackOffMs) : pollMs;
    await pause(wait, stop.signal);
  }

  /** A function of its own, so that the thread keeps no reference to a transferred index while it waits. */
  async function pollAndReport(): Promise<BuilderReport['kind']> {
    const report = await poll();
    port.postMessage(report, report.kind === 'built' ? buffersOf(report.index) : []);
    return report.kind;
  }

  async function poll(): Promise<BuilderReport> {
    try {
      const index = await indexer.refresh();
      const at = clock().getTime();
      return index ? { kind: 'built', index, at } : { kind: 'unchanged', at };
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
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

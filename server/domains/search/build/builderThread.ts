/** The building side, run by a worker thread: looks at the feed every while, builds, hands the buffers over. */
import type { MessagePort } from 'node:worker_threads';
import { createIndexer } from './indexer.js';
import type { Rates } from './indexParts.js';
import type { BuilderReport } from '../indexHolder.js';
import type { CatalogueFeed } from '../search.ports.js';
import { buffersOf } from './transfer.js';

export type BuilderOptions = {
  rates: Rates;
  clock?: () => Date;
  /** Between two looks at the feed. */
  pollMs?: number;
  /** Longest wait after failures; the wait doubles with each. */
  maxBackOffMs?: number;
  /** Called once an index was taken and the one it replaced came back: both what building left behind and the old index can go. */
  onTaken?: () => void;
};

export const STOP_BUILDER = 'stop';

/** The answer to an index: buffers of the one it replaced, so that the building thread frees them, which halts nobody. */
export type Taken = { replaced: ArrayBuffer[] };

/** Never blocks its port and never throws: a failing feed is reported and tried again. Resolves when told to stop. */
export async function runIndexBuilder(port: MessagePort, feed: CatalogueFeed, options: BuilderOptions): Promise<void> {
  const { rates, clock = () => new Date(), pollMs = 500, maxBackOffMs = 10_000, onTaken = () => {} } = options;
  const indexer = createIndexer({ feed, rates, clock });
  const stop = new AbortController();
  // What is in a message is free only after its turn.
  port.on('message', message => (message === STOP_BUILDER ? stop.abort() : setImmediate(onTaken)));
  port.on('close', () => stop.abort());

  let wait = pollMs;
  while (!stop.signal.aborted) {
    const kind = await lookAndTell();
    wait = kind === 'failed' ? Math.min(wait * 2, maxBackOffMs) : pollMs;
    await pause(wait, stop.signal);
  }

  /** The report stays in here: nothing of an index handed over is held while the thread waits. */
  async function lookAndTell(): Promise<BuilderReport['kind']> {
    const report = await look();
    port.postMessage(report, report.kind === 'built' ? buffersOf(report.index) : []);
    return report.kind;
  }

  async function look(): Promise<BuilderReport> {
    try {
      const index = await indexer.refresh();
      const at = clock().getTime();
      return index ? { kind: 'built', index, at } : { kind: 'unchanged', at };
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Ends early when told to stop. */
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

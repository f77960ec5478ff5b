/** What threads that bring an index have in common: they look again and again, wait longer after failures, and end when told to. */
import type { MessagePort } from 'node:worker_threads';
import { type BuilderReport, failureReport } from '../indexHolder.js';
import { buffersOf } from './transfer.js';

export type IndexThreadOptions = {
  /** Between two looks. */
  pollMs?: number | undefined;
  /** Longest wait after failures; it doubles with each. */
  maxBackOffMs?: number | undefined;
  /** Called when the buffers of the replaced index have come back: a good moment to collect garbage. */
  onIndexTaken?: (() => void) | undefined;
};

export type Send = (report: BuilderReport) => void;

export const STOP_INDEX_THREAD = 'stop';

/** The reply to a new index: the buffers of the one it replaced, so that freeing them does not pause the serving thread. */
export type IndexTaken = { replaced: ArrayBuffer[] };

/**
 * Never throws: what `look` throws is reported, and it is called again. `look` is left between two looks, so that the thread keeps no reference to an index
 * that it has sent. Resolves on STOP_INDEX_THREAD or when the port closes.
 */
export async function runIndexThread(
  port: MessagePort,
  { look, pollMs }: { look: (send: Send) => Promise<void>; pollMs: number },
  { maxBackOffMs = 10_000, onIndexTaken = () => {} }: Omit<IndexThreadOptions, 'pollMs'>,
): Promise<void> {
  const stop = new AbortController();
  // The buffers of a message can be collected only after its handler has returned.
  port.on('message', message => (message === STOP_INDEX_THREAD ? stop.abort() : setImmediate(onIndexTaken)));
  port.on('close', () => stop.abort());
  const send: Send = report => port.postMessage(report, 'index' in report ? buffersOf(report.index) : []);

  let wait = pollMs;
  while (!stop.signal.aborted) {
    try {
      await look(send);
      wait = pollMs;
    } catch (error) {
      send(failureReport(error));
      wait = Math.min(wait * 2, maxBackOffMs);
    }
    await pause(wait, stop.signal);
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

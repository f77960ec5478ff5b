/** The serving side: starts the thread that builds, takes its indexes, starts another one should it die. */
import type { Worker } from 'node:worker_threads';
import { STOP_BUILDER, type Taken } from './build/builderThread.js';
import { createCurrentIndex, type BuilderReport, type IndexHolder } from './indexHolder.js';
import { buffersToGiveUp } from './build/transfer.js';

export type WorkerIndexOptions = {
  /** Starts a thread that calls `runIndexBuilder` with its parent port, with so much heap. */
  startWorker: (heapMb: number) => Worker;
  /** Heap of the first thread; after one that died of a full heap the next gets twice as much. */
  heapMb?: number;
  /** Told of every failure of the feed and every death of the thread. */
  onFailure?: (message: string) => void;
  restartMs?: number;
  /** How long the thread may take to leave by itself. */
  stopMs?: number;
};

/** An index of 140,000 programs took up to 172 of it; with no limit the thread collects late and holds more. */
const FIRST_HEAP_MB = 256;

const isHeapFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export function createWorkerIndex(options: WorkerIndexOptions): IndexHolder {
  const { startWorker, onFailure = () => {}, restartMs = 1_000, stopMs = 2_000 } = options;
  let { heapMb = FIRST_HEAP_MB } = options;
  const latest = createCurrentIndex();
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;

  const report = (message: BuilderReport): void => {
    latest.take(message);
    if (message.kind === 'failed') onFailure(message.message);
  };

  /** Queries end in the turn they began in: between two messages none reads the index that is replaced. */
  const take = (from: Worker, message: BuilderReport): void => {
    const before = latest.current();
    report(message);
    if (message.kind !== 'built') return;
    const taken: Taken = { replaced: before ? buffersToGiveUp(before) : [] };
    from.postMessage(taken, taken.replaced);
  };

  const start = (): void => {
    if (isStopping || worker) return;
    const started = startWorker(heapMb);
    worker = started;
    started.on('message', message => take(started, message));
    started.on('error', error => {
      if (isHeapFull(error)) heapMb *= 2;
      report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    });
    started.once('exit', () => {
      worker = null;
      if (!isStopping) restart = setTimeout(start, restartMs);
    });
  };

  return {
    current: latest.current,
    ready: latest.ready,
    state: latest.state,
    start,
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const leaving = worker;
      if (!leaving) return;
      const left = new Promise<void>(resolve => leaving.once('exit', () => resolve()));
      leaving.postMessage(STOP_BUILDER, []);
      const impatience = setTimeout(() => void leaving.terminate(), stopMs);
      await left;
      clearTimeout(impatience);
    },
  };
}

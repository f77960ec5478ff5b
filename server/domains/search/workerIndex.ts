/** The serving side: starts the thread that builds, takes its indexes, starts another one should it die. */
import type { Worker } from 'node:worker_threads';
import { STOP_BUILDER } from './indexBuilder.js';
import { createIndexSlot, type BuilderReport, type IndexKeeper } from './indexKeeper.js';

export type WorkerIndexOptions = {
  /** Starts a thread that calls `runIndexBuilder` with its parent port. */
  startWorker: () => Worker;
  /** Told of every failure of the feed and every death of the thread. */
  onFailure?: (message: string) => void;
  restartMs?: number;
  /** How long the thread may take to leave by itself. */
  stopMs?: number;
};

export function createWorkerIndex({ startWorker, onFailure = () => {}, restartMs = 1_000, stopMs = 2_000 }: WorkerIndexOptions): IndexKeeper {
  const slot = createIndexSlot();
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;

  const report = (message: BuilderReport): void => {
    slot.take(message);
    if (message.kind === 'failed') onFailure(message.message);
  };

  const start = (): void => {
    if (isStopping || worker) return;
    const started = startWorker();
    worker = started;
    started.on('message', report);
    started.on('error', error => report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }));
    started.once('exit', () => {
      worker = null;
      if (!isStopping) restart = setTimeout(start, restartMs);
    });
  };

  return {
    current: slot.current,
    ready: slot.ready,
    state: slot.state,
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

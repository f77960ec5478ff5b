/** The serving side of the index: starts the builder thread, receives its indexes, and starts another thread when one dies. */
import type { Worker } from 'node:worker_threads';
import { STOP_INDEX_THREAD, type IndexTaken } from './build/indexThread.js';
import type { SearchIndex } from './build/searchIndex.js';
import { buffersOf } from './build/transfer.js';
import { createCurrentIndex, failureReport, type BuilderReport, type IndexHolder } from './indexHolder.js';
import { buffersOfWorkspace } from './query/workspace.js';

export type WorkerIndexOptions = {
  /** Starts a thread with this heap limit that calls `runIndexBuilder` with its parent port. `inUse` tells one that takes the place of another what it need not bring. */
  startWorker: (heapMb: number, inUse: IndexInUse | null) => Worker;
  /** Heap limit of the first thread; when a thread runs out of memory, the next one gets twice as much. */
  heapMb?: number;
  /** Called on every failure of the feed or of the thread. */
  onFailure?: (message: string) => void;
  /** Called when searches are answered from the index that an earlier process built at that time. */
  onRestored?: (builtAt: Date) => void;
  /** Called when an index could not be kept for the next start. */
  onUnkept?: (message: string) => void;
  restartMs?: number;
  /** How long the thread may take to end by itself. */
  stopMs?: number;
};

/** Building an index of 140,000 programs took up to 172 MB, one of 114,721 of the registers less than this; without a limit the thread collects garbage later and holds more. */
const FIRST_HEAP_MB = 256;
const PROGRAMS_OF_FIRST_HEAP = 120_000;

/**
 * Heap limit for a catalogue of so many programs. A thread that runs out of memory is replaced by one with twice as much, but a single large allocation that
 * fails ends the whole process: a limit that is too low may not be left to that.
 */
export const heapMbFor = (programs: number): number =>
  Math.max(FIRST_HEAP_MB, Math.ceil((FIRST_HEAP_MB * programs) / PROGRAMS_OF_FIRST_HEAP));

/** The index that the process answers from, null while it has none. */
export type IndexInUse = {
  /** Where another process built it: which of its snapshots it is. */
  snapshotId?: string;
};

const isHeapFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The buffers of an index that is replaced, and of the workspaces of its queries. */
const releasedBuffers = (index: SearchIndex): ArrayBuffer[] => [
  ...buffersOf(index),
  ...[index.institutions, index.programs, index.scholarships]
    .flatMap(buffersOfWorkspace)
    .filter(buffer => buffer instanceof ArrayBuffer),
];

export function createWorkerIndex(options: WorkerIndexOptions): IndexHolder {
  const { startWorker, onFailure = () => {}, onRestored = () => {}, onUnkept = () => {} } = options;
  const { restartMs = 1_000, stopMs = 2_000 } = options;
  let { heapMb = FIRST_HEAP_MB } = options;
  const currentIndex = createCurrentIndex();
  let inUse: IndexInUse | null = null;
  let worker: Worker | null = null;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;

  const apply = (report: BuilderReport): void => {
    currentIndex.apply(report);
    if (report.kind === 'failed') onFailure(report.message);
    if (report.kind === 'unkept') onUnkept(report.message);
  };

  /** A query is synchronous, so none reads the replaced index when a message is handled. */
  const receive = (from: Worker, report: BuilderReport): void => {
    const before = currentIndex.current();
    apply(report);
    if ('index' in report)
      inUse = report.kind === 'built' && report.snapshotId !== undefined ? { snapshotId: report.snapshotId } : {};
    if (report.kind === 'restored' && before === null) onRestored(new Date(report.builtAt));
    if (report.kind !== 'built') return;
    const reply: IndexTaken = { replaced: before ? releasedBuffers(before) : [] };
    from.postMessage(reply, reply.replaced);
  };

  const start = (): void => {
    if (isStopping || worker) return;
    const started = startWorker(heapMb, inUse);
    worker = started;
    started.on('message', report => receive(started, report));
    started.on('error', error => {
      if (isHeapFull(error)) heapMb *= 2;
      apply(failureReport(error));
    });
    started.once('exit', () => {
      worker = null;
      if (!isStopping) restart = setTimeout(start, restartMs);
    });
  };

  return {
    current: currentIndex.current,
    version: currentIndex.version,
    ready: currentIndex.ready,
    state: currentIndex.state,
    start,
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      const stopping = worker;
      if (!stopping) return;
      const exited = new Promise<void>(resolve => stopping.once('exit', () => resolve()));
      stopping.postMessage(STOP_INDEX_THREAD, []);
      const forced = setTimeout(() => void stopping.terminate(), stopMs);
      await exited;
      clearTimeout(forced);
    },
  };
}

/** Starts the thread of the search index, with a heap that does not grow without need. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export type SearchWorkerData = {
  mongodbUri: string;
  /** Where it is not the one of the address. */
  dbName?: string;
};

/** An index of 140,000 programs took up to 172 of it; with no limit the thread collects late and holds more. */
const FIRST_HEAP_MB = 256;
const YOUNG_MB = 16;

/** What threads that died of a full heap taught: the next one for the same catalogue gets twice as much. */
const heapMbFor = new WeakMap<SearchWorkerData, number>();

const isHeapFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

export function startSearchWorker(workerData: SearchWorkerData): Worker {
  const heapMb = heapMbFor.get(workerData) ?? FIRST_HEAP_MB;
  const worker = launch({ workerData, resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB } });
  worker.once('error', error => isHeapFull(error) && heapMbFor.set(workerData, heapMb * 2));
  return worker;
}

/** From sources the thread needs tsx, which a flag does not bring into threads; in a build it is a file beside this one. */
function launch(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./searchWorker.js', import.meta.url), options);
  const tsx = new URL('./index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api'))).href;
  const entry = new URL('./searchWorker.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}); })`;
  return new Worker(code, { ...options, eval: true, execArgv: [] });
}

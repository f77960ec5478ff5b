/** Starts the thread of the search index, with a heap that does not grow beyond what it is given. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { IndexInUse } from '../../domains/search/index.js';

export type SearchWorkerData = {
  mongodbUri: string;
  /** Where it is not the one of the address. */
  dbName?: string;
  /** Build the index, or take the one that the indexer of this release kept. */
  task: 'BUILD' | 'TAKE';
  /** For whom a built one is kept: for the next start, in this file or in MongoDB, or in MongoDB for processes that build none. Left out: for nobody. */
  keptFor?: { file: string } | 'NEXT_START' | 'OTHER_PROCESSES';
};

const YOUNG_MB = 16;

/** What the thread is given: its task, and the index that the process answers from already. */
export type SearchWorkerInput = SearchWorkerData & { inUse: IndexInUse | null };

export const startSearchWorker = (workerData: SearchWorkerInput, heapMb: number): Worker =>
  launch({ workerData, resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB } });

/** From sources the thread needs tsx, which a flag does not bring into threads; in a build it is a file beside this one. */
function launch(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./searchWorker.js', import.meta.url), options);
  const tsx = new URL('./index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api'))).href;
  const entry = new URL('./searchWorker.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}); })`;
  return new Worker(code, { ...options, eval: true, execArgv: [] });
}

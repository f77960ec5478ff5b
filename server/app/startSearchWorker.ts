import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

export type SearchWorkerData = {
  mongodbUri: string;
  /** Where it is not the one of the address. */
  dbName?: string;
};

/** From sources the thread needs tsx, which a flag does not bring into threads; in a build it is a file beside this one. */
export function startSearchWorker(workerData: SearchWorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./searchWorker.js', import.meta.url), { workerData });
  const tsx = new URL('./index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api'))).href;
  const entry = new URL('./searchWorker.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}); })`;
  return new Worker(code, { eval: true, workerData, execArgv: [] });
}

/** What the workers of the API suite share: a folder for bundles, and stores: those of MONGODB_URI and REDIS_URL where given, otherwise the embedded MongoDB and a real redis-server. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

declare global {
  /** Jest runs set-up and tear-down in one process and passes nothing between them. */
  var testStores: ChildProcess | undefined;
}

type Report = { mongodbUri?: string; redisUrl?: string; failure?: string };

export default async function startStores(): Promise<void> {
  process.env.TEST_BUNDLES = join('.cache', `test-${randomUUID()}`);
  if (process.env.MONGODB_URI && process.env.REDIS_URL) return;
  const child = fork(join(import.meta.dirname, 'storesProcess.ts'), [], {
    execArgv: ['--import', 'tsx'],
    cwd: join(import.meta.dirname, '..', '..'),
  });
  globalThis.testStores = child;
  const [report]: Report[] = await Promise.race([
    once(child, 'message') as Promise<Report[]>,
    once(child, 'exit').then(() => [{ failure: 'their process ended' }]),
  ]);
  if (!report?.mongodbUri || !report.redisUrl)
    throw new Error(`The stores of the API suite did not start: ${report?.failure ?? 'no answer'}`);
  process.env.MONGODB_URI = report.mongodbUri;
  process.env.REDIS_URL = report.redisUrl;
}

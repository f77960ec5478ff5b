/** Work that runs after the response: not awaited, failures are logged. What must not be lost is a job (kernel/jobs). */
import type { Logger } from './logger.js';

export type BackgroundTasks = {
  runInBackground: (work: () => Promise<void>) => void;
  /** Resolves when all of it is done; for shutdown and tests. */
  idle: () => Promise<void>;
};

export function createBackgroundTasks(logger: Logger): BackgroundTasks {
  const underWay = new Set<Promise<void>>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    await new Promise(resolve => setImmediate(resolve));
    try {
      await work();
    } catch (error) {
      logger.error({ err: error }, 'a background task failed');
    }
  };
  return {
    runInBackground: work => {
      const running = run(work).finally(() => underWay.delete(running));
      underWay.add(running);
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** Work that follows an answer: its time and its failure are not the caller's. */
import type { Logger } from './logger.js';

export type BackgroundTasks = {
  runInBackground: (work: () => Promise<void>) => void;
  /** Until all of it is done; for the stop and for tests. */
  idle: () => Promise<void>;
};

export function createBackgroundTasks(logger: Logger): BackgroundTasks {
  const underWay = new Set<Promise<void>>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    await new Promise(resolve => setImmediate(resolve));
    try {
      await work();
    } catch (error) {
      logger.error({ err: error }, 'work that follows an answer failed');
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

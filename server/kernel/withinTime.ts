import { setTimeout as sleep } from 'node:timers/promises';

/** The result of a task, or that of `onLate` when the task takes longer than the limit; the task itself goes on. */
export async function withinTime<T, L>(limitMs: number, task: Promise<T>, onLate: () => L): Promise<T | L> {
  const stop = new AbortController();
  const late = sleep(limitMs, undefined, { signal: stop.signal }).then(onLate);
  try {
    return await Promise.race([task, late]);
  } finally {
    stop.abort();
  }
}

/** Waiting in tests: for a condition or an answer, never for a time. The limits only end a test that would hang. */
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const POLL_MS = 20;

/** Resolves once the condition holds; a condition that throws does not hold yet. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs: number = LIMIT_MS,
): Promise<void> {
  const end = Date.now() + limitMs;
  let lastError: unknown;
  const check = async (): Promise<boolean> => {
    try {
      return await holds();
    } catch (error) {
      lastError = error;
      return false;
    }
  };
  while (!(await within(what, check(), Math.max(end - Date.now(), POLL_MS)))) {
    if (Date.now() > end) throw new Error(`waited ${limitMs} ms in vain for ${what}`, { cause: lastError });
    await sleep(POLL_MS);
  }
}

/** The answer, or an error when it does not come in time. */
export async function within<T>(what: string, answer: Promise<T>, limitMs: number = LIMIT_MS): Promise<T> {
  const stop = new AbortController();
  const late = sleep(limitMs, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`waited ${limitMs} ms in vain for ${what}`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    stop.abort();
  }
}

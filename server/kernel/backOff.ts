/** Exponential back-off with jitter. */

export type BackOff = {
  firstMs: number;
  maxMs: number;
};

/** The pause after a failed attempt (the first is 1): doubles each time; its second half is random. */
export function backOffMs(attempt: number, { firstMs, maxMs }: BackOff, random: () => number = Math.random): number {
  const full = Math.min(maxMs, firstMs * 2 ** (attempt - 1));
  return Math.round(full / 2 + (full / 2) * random());
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Starts the work after a random delay of up to `spreadMs`. */
export async function withJitter<T>(spreadMs: number, work: () => Promise<T>): Promise<T> {
  await pause(Math.random() * spreadMs);
  return work();
}

/** Waiting between tries: longer each time, and never for all at the same moment. */

export type BackOff = {
  firstMs: number;
  maxMs: number;
};

/** The pause after a failed attempt (the first is 1): doubled each time, of which the second half is random. */
export function backOffMs(attempt: number, { firstMs, maxMs }: BackOff, random: () => number = Math.random): number {
  const full = Math.min(maxMs, firstMs * 2 ** (attempt - 1));
  return Math.round(full / 2 + (full / 2) * random());
}

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Starts the work up to `spreadMs` later, so that its moment tells nothing about what came before. */
export async function withJitter<T>(spreadMs: number, work: () => Promise<T>): Promise<T> {
  await pause(Math.random() * spreadMs);
  return work();
}

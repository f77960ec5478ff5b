/** From when on a list in memory reads the catalogue again, to see every change of several writers whose clocks differ. */

/** Changes are read again from so long before the last one seen. */
const OVERLAP_MS = 5000;
/** So long after the last change every earlier write is visible, and the overlap is not read again. */
const SETTLED_MS = 30_000;

/** `last` is when the latest change that was seen was made, in milliseconds; null reads all. */
export const changesFrom = (last: number | null, now: Date): Date | null => {
  if (last === null) return null;
  return new Date(now.getTime() - last > SETTLED_MS + OVERLAP_MS ? last + 1 : last - OVERLAP_MS);
};

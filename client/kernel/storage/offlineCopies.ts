/** Pages of a person that this device keeps for reading without a network (docs/decisions/0010): who may have them, and how they go. */

/** Caches are named after the account whose pages they hold. Nothing else of the site is kept in Cache Storage. */
const PREFIX = 'copies of ';
export const cacheOf = (owner: string): string => PREFIX + owner;

/** Nobody waits longer for a browser that does not answer. */
const LIMIT_MS = 2000;

const canKeep = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

export async function forgetCopiesOfOthers(owner: string | null): Promise<void> {
  if (!canKeep()) return;
  for (const name of await caches.keys()) if (owner === null || name !== cacheOf(owner)) await caches.delete(name);
}

/** All copies, and the worker that reads them. */
export async function forgetCopies(): Promise<void> {
  if (!canKeep()) return;
  const forget = async () => {
    await forgetCopiesOfOthers(null);
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  };
  await Promise.race([forget().catch(() => undefined), new Promise(resolve => setTimeout(resolve, LIMIT_MS))]);
}

/**
 * A chunk that cannot be fetched although the site answers was mostly taken away by a new release. It forces a full load of the address that was wanted, once per
 * path within ten seconds; after that the person is sent to the home page (spec section 4).
 */
import { fromPath, toPath } from '../../../schema/site/locales';
import { hardNavigate } from '../page/hardNavigate';
import { type Address, addressOf, wantedLocation } from '../page/siteRouter';
import { readSessionItem, writeSessionItem } from '../storage/sessionStorage';

const GUARD_MS = 10_000;
/** After so long the network counts as gone. */
const PROBE_MS = 5000;
/** Small, served without a session, and there in every release. */
const PROBE_ADDRESS = '/favicon.svg';

export type GuardDeps = {
  readonly now: () => number;
  readonly readItem: (key: string) => string | null;
  /** Whether it was stored. */
  readonly writeItem: (key: string, value: string) => boolean;
};

/** The address to load in full, or null when loading anything again would only go in circles. */
export function addressAfterChunkLoadError(wanted: Address, deps: GuardDeps): string | null {
  const key = `reloaded:${wanted.pathname}`;
  const last = Number(deps.readItem(key) ?? Number.NaN);
  const isRecent = deps.now() - last < GUARD_MS;
  if (!isRecent && deps.writeItem(key, String(deps.now()))) return addressOf(wanted);
  const home = toPath(fromPath(wanted.pathname).locale, '/');
  return wanted.pathname === home ? null : home;
}

/** Without a network a full load would only put the browser's own error in the place of the page. */
async function isSiteReachable(): Promise<boolean> {
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) } as const;
    return (await fetch(PROBE_ADDRESS, options)).ok;
  } catch {
    return false;
  }
}

let isLeaving = false;

/** Never settles when the browser is about to leave; else it rejects with the error that it was given. */
export async function leaveAfterChunkLoadError(error: unknown): Promise<never> {
  if (typeof window === 'undefined' || !(await isSiteReachable())) throw error;
  // Two chunks of one page that are lost together are one loss.
  if (isLeaving) return new Promise(() => {});
  const address = addressAfterChunkLoadError(wantedLocation() ?? window.location, {
    now: Date.now,
    readItem: readSessionItem,
    writeItem: writeSessionItem,
  });
  if (address === null) throw error;
  isLeaving = true;
  // A person may decide to stay, because something is not saved yet.
  setTimeout(() => (isLeaving = false), GUARD_MS);
  // To the same address with a fragment the browser would only scroll.
  if (address === addressOf(window.location)) hardNavigate.reload();
  else hardNavigate.to(address);
  return new Promise(() => {});
}

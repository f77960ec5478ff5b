/**
 * A chunk that cannot be fetched (mostly: a new release took it away) forces a full load of the address that was wanted,
 * once per path within ten seconds; after that the person is sent to the home page (spec section 4).
 */
const GUARD_MS = 10_000;

export type LostModuleDeps = {
  readonly now: () => number;
  readonly readItem: (key: string) => string | null;
  /** Whether the note was kept. */
  readonly writeItem: (key: string, value: string) => boolean;
};

/** The address to load in full, or null when loading anything again would only go in circles. */
export function addressAfterLostModule(
  address: { readonly path: string; readonly full: string; readonly home: string },
  deps: LostModuleDeps,
): string | null {
  const key = `reloaded:${address.path}`;
  const last = Number(deps.readItem(key) ?? Number.NaN);
  const isRecent = deps.now() - last < GUARD_MS;
  if (!isRecent && deps.writeItem(key, String(deps.now()))) return address.full;
  return address.path === address.home ? null : address.home;
}

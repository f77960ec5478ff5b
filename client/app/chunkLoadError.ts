/**
 * A chunk that cannot be fetched (mostly: a new release took it away) forces a full load of the address that was wanted,
 * once per path within ten seconds; after that the person is sent to the home page (spec section 4).
 */
const GUARD_MS = 10_000;

export type LostModuleDeps = {
  readonly now: () => number;
  readonly readNote: (key: string) => string | null;
  /** Whether the note was kept. */
  readonly writeNote: (key: string, value: string) => boolean;
};

/** The address to load in full, or null when loading anything again would only go in circles. */
export function addressAfterLostModule(
  address: { readonly path: string; readonly full: string; readonly home: string },
  deps: LostModuleDeps,
): string | null {
  const key = `reloaded:${address.path}`;
  const last = Number(deps.readNote(key) ?? Number.NaN);
  const isRecent = deps.now() - last < GUARD_MS;
  if (!isRecent && deps.writeNote(key, String(deps.now()))) return address.full;
  return address.path === address.home ? null : address.home;
}

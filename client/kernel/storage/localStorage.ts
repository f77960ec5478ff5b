/** Items of this device. A browser that refuses storage forgets them, and nothing else happens. */
export function readLocalItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the item. */
export function writeLocalItem(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Known to this page only.
  }
}

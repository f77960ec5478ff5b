/** Items of this device. A browser that refuses storage forgets them, and nothing else happens. */
export function readLocalItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was stored. Null removes the item. */
export function writeLocalItem(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Choices kept on this device (localStorage). A browser that refuses storage forgets them, and nothing else happens. */
export function readDeviceNote(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets the note. */
export function writeDeviceNote(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Kept for this page only.
  }
}

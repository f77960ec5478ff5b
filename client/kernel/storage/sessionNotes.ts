/** Short notes kept for one tab (sessionStorage). A browser that refuses storage forgets them, and nothing else happens. */
export function readSessionNote(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the note was kept. */
export function writeSessionNote(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

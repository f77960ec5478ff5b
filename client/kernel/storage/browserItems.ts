/**
 * Texts that lie in this browser, for components that follow them. They are read where they lie each time, so that whoever comes back to a page, or changes one
 * part of what several tabs share, starts from what is there now. What a browser refuses to store is kept for this page.
 */
import { readLocalItem, writeLocalItem } from './localStorage';

/** `write` answers whether the text was stored; null removes the item. */
export function createItems(
  read: (key: string) => string | null,
  write: (key: string, text: string | null) => boolean,
) {
  const refused = new Map<string, string | null | undefined>();
  const listeners = new Set<() => void>();
  return {
    get: (key: string): string | null => refused.get(key) ?? read(key),
    set: (key: string, text: string | null): void => {
      refused.set(key, write(key, text) ? undefined : text);
      listeners.forEach(listener => listener());
    },
    /** Called for every item that changes here or in another tab; what a component shows of it decides whether it is drawn again. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** Of the device, shared by the tabs of the browser. */
export const deviceItems = createItems(readLocalItem, writeLocalItem);

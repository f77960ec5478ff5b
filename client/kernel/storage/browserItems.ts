/**
 * Texts that lie in this browser, for components that follow them. They are read where they lie each time, so that whoever comes back to a page, or changes one
 * part of what several tabs share, starts from what is there now. What a browser refuses to store is kept for this page.
 */
import { readLocalItem, writeLocalItem } from './localStorage';

type Area = {
  readonly read: (key: string) => string | null;
  /** Answers whether it was stored; null removes the item. */
  readonly write: (key: string, text: string | null) => boolean;
};

export function createItems({ read, write }: Area) {
  const refused = new Map<string, string | null>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get: (key: string): string | null => refused.get(key) ?? read(key),
    set: (key: string, text: string | null): void => {
      if (write(key, text)) refused.delete(key);
      else refused.set(key, text);
      tell();
    },
    /** Told of every item that changes here or in another tab; what a component shows of it decides whether it is drawn again. */
    subscribe: (listener: () => void): (() => void) => {
      if (listeners.size === 0) window.addEventListener('storage', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', tell);
      };
    },
  };
}

/** Of the device, shared by the tabs of the browser. */
export const deviceItems = createItems({ read: readLocalItem, write: writeLocalItem });

/** The same value for the same text, as React wants it of what lies outside. */
export function readOnce<T>(read: (text: string | null) => T): (text: string | null) => T {
  let last: { readonly text: string | null; readonly value: T } | null = null;
  return text => {
    if (last?.text !== text || !last) last = { text, value: read(text) };
    return last.value;
  };
}

/**
 * What somebody with an account has begun on this device and not sent yet. It outlives a session that only expired, for the same person alone; whoever logs
 * out leaves nothing behind. A browser that refuses storage keeps it for this page.
 */
import { readLocalItem, writeLocalItem } from './localStorage';

const PREFIX = 'personal.';

type Stored = { readonly owner: string; readonly value: unknown };

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'value' in value;

/** `owner`: id of the account. The value may have been written by anybody: it is checked like any other input. What another person has left is removed. */
export function readPersonalItem(key: string, owner: string): unknown {
  try {
    const stored: unknown = JSON.parse(readLocalItem(PREFIX + key) ?? 'null');
    if (isStored(stored) && stored.owner === owner) return stored.value;
  } catch {
    // Not of our making.
  }
  writeLocalItem(PREFIX + key, null);
  return null;
}

/** Null removes it. */
export const writePersonalItem = (key: string, owner: string, value: object | null): void =>
  writeLocalItem(PREFIX + key, value && JSON.stringify({ owner, value }));

export function forgetPersonalItems(): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (key.startsWith(PREFIX)) writeLocalItem(key, null);
  } catch {
    // Nothing was stored.
  }
}

/** Calls back when another tab has changed the item. Returns a function that stops it. */
export function watchPersonalItem(key: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

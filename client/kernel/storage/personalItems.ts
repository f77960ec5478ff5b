/**
 * What somebody with an account has begun on this device and not sent yet. It outlives a session that only expired, for the same person alone; whoever logs
 * out leaves nothing behind. A browser that refuses storage keeps it for this page.
 */
import { deviceItems } from './browserItems';
import { writeLocalItem } from './localStorage';

const PREFIX = 'personal.';

type Stored = { readonly owner: string; readonly value: unknown };

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'value' in value;

/** The text as it lies there: a change of it is a change of the item. */
export const personalText = (key: string): string | null => deviceItems.get(PREFIX + key);

/** `owner`: id of the account. The value may have been written by anybody: it is checked like any other input. What another person has left is removed. */
export function readPersonalItem(key: string, owner: string): unknown {
  const text = personalText(key);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (isStored(stored) && stored.owner === owner) return stored.value;
  } catch {
    // Not of our making.
  }
  writeLocalItem(PREFIX + key, null);
  return null;
}

/** Null removes it. */
export const writePersonalItem = (key: string, owner: string, value: object | null): void =>
  deviceItems.set(PREFIX + key, value && JSON.stringify({ owner, value }));

export function forgetPersonalItems(): void {
  try {
    for (const key of Object.keys(window.localStorage)) if (key.startsWith(PREFIX)) writeLocalItem(key, null);
  } catch {
    // Nothing was stored.
  }
}

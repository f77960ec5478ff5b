/**
 * Marks that no account has yet: on this device, shared by its tabs. Those of a visitor are of the device; those of somebody signed in are a personal item, so that
 * nobody else who signs in here is shown them. A browser that refuses storage keeps them for this page.
 */
import { readLocalItem, writeLocalItem } from './localStorage';
import { readPersonalItem, watchPersonalItem, writePersonalItem } from './personalItems';

const VISITOR = 'grade-draft';
const MEMBER = 'grades';
const listeners = new Set<() => void>();
/** By owner; it also keeps what a browser refuses to store. */
const kept = new Map<string | null, string | null>();
let stopWatching: (() => void) | null = null;

const tell = (): void => {
  for (const listener of listeners) listener();
};

const changedElsewhere = (): void => {
  kept.clear();
  tell();
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key === VISITOR) changedElsewhere();
};

function read(owner: string | null): string | null {
  if (owner === null) return readLocalItem(VISITOR);
  const value = readPersonalItem(MEMBER, owner);
  return value === null ? null : JSON.stringify(value);
}

function watch(): void {
  window.addEventListener('storage', onStorage);
  const stop = watchPersonalItem(MEMBER, changedElsewhere);
  stopWatching = () => {
    window.removeEventListener('storage', onStorage);
    stop();
  };
}

export const gradeDrafts = {
  /** `owner`: id of whoever is signed in; null for a visitor. The text of an object. */
  get: (owner: string | null): string | null => {
    const known = kept.get(owner);
    if (known !== undefined) return known;
    const text = read(owner);
    kept.set(owner, text);
    return text;
  },
  set: (owner: string | null, draft: object | null): void => {
    kept.set(owner, draft && JSON.stringify(draft));
    if (owner === null) writeLocalItem(VISITOR, draft && JSON.stringify(draft));
    else writePersonalItem(MEMBER, owner, draft);
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) watch();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopWatching?.();
    };
  },
  /** Another tab has changed the draft of somebody signed in. */
  watchMember: (onChange: () => void): (() => void) => watchPersonalItem(MEMBER, onChange),
};

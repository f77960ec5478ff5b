/** Programs chosen for comparing: on this device, shared by its tabs. A browser that refuses storage keeps them for this page. */
import { readLocalItem, writeLocalItem } from './localStorage';

export type Chosen = {
  readonly slug: string;
  readonly title: string;
  /** Lists that were stored by earlier releases lack it. */
  readonly institution?: string | undefined;
  /** Of the country whose tint its letters have. */
  readonly destination?: string | undefined;
};

const KEY = 'compare';
const NOTHING: readonly Chosen[] = [];
const listeners = new Set<() => void>();
let kept: readonly Chosen[] | null = null;

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  (!('institution' in value) || typeof value.institution === 'string') &&
  (!('destination' in value) || typeof value.destination === 'string');

function read(): readonly Chosen[] {
  try {
    const stored: unknown = JSON.parse(readLocalItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChosen) : NOTHING;
  } catch {
    return NOTHING;
  }
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Another tab has changed the list. */
function onStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  kept = read();
  tell();
}

export const compareList = {
  get: (): readonly Chosen[] => (kept ??= read()),
  getOnServer: (): readonly Chosen[] => NOTHING,
  set: (chosen: readonly Chosen[]): void => {
    kept = chosen;
    writeLocalItem(KEY, chosen.length === 0 ? null : JSON.stringify(chosen));
    tell();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
};

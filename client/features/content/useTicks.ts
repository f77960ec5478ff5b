/** What was ticked in a list, for as long as the tab is open: it survives a reload and the back button. */
import { useSyncExternalStore } from 'react';
import { readSessionItem, writeSessionItem } from '../../kernel/storage/sessionStorage';

/** Of a browser that refuses storage, for this page only. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function write(key: string, ticks: string): void {
  if (!writeSessionItem(key, ticks)) unstored.set(key, ticks);
  for (const listener of listeners) listener();
}

const parse = (ticks: string, count: number): readonly number[] =>
  ticks
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter(place => Number.isInteger(place) && place >= 0 && place < count);

export function useTicks(name: string, count: number) {
  const key = `ticks ${name}`;
  const ticks = useSyncExternalStore(
    subscribe,
    () => unstored.get(key) ?? readSessionItem(key) ?? '',
    () => '',
  );
  const ticked = parse(ticks, count);
  return {
    ticked,
    toggle: (place: number) =>
      write(key, (ticked.includes(place) ? ticked.filter(other => other !== place) : [...ticked, place]).join(' ')),
    clear: () => write(key, ''),
  };
}

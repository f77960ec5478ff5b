/** What was ticked in a list, for as long as the tab is open: it survives a reload and the back button. */
import { useSyncExternalStore } from 'react';
import { tabItems } from '../../kernel/storage/tabItems';

const parse = (ticks: string, count: number): readonly number[] =>
  ticks
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter(place => Number.isInteger(place) && place >= 0 && place < count);

export function useTicks(name: string, count: number) {
  const key = `ticks ${name}`;
  const ticks = useSyncExternalStore(
    tabItems.subscribe,
    () => tabItems.get(key) ?? '',
    () => '',
  );
  const ticked = parse(ticks, count);
  return {
    ticked,
    toggle: (place: number) =>
      tabItems.set(
        key,
        (ticked.includes(place) ? ticked.filter(other => other !== place) : [...ticked, place]).join(' '),
      ),
    clear: () => tabItems.set(key, null),
  };
}

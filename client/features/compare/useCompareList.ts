import { useMemo, useSyncExternalStore } from 'react';
import { COMPARE_MAX } from '../../../schema/rules/compare.limits';
import { compareList, type Chosen } from '../../kernel/storage/compareList';

const without = (chosen: readonly Chosen[], slug: string) => chosen.filter(other => other.slug !== slug);

const onServer = () => null;

/** The programs chosen on this device; empty on the server and in the first render of the browser. */
export function useCompareList() {
  const text = useSyncExternalStore(compareList.subscribe, compareList.text, onServer);
  const chosen = useMemo(() => compareList.read(text), [text]);
  return {
    chosen,
    isFull: chosen.length >= COMPARE_MAX,
    has: (slug: string) => chosen.some(other => other.slug === slug),
    add: (program: Chosen) =>
      compareList.change(present => [...without(present, program.slug), program].slice(0, COMPARE_MAX)),
    remove: (slug: string) => compareList.change(present => without(present, slug)),
    clear: () => compareList.change(() => []),
  };
}

import { useState, type ComponentType } from 'react';
import type { FilterSheetProps } from './FilterSheet';

const load = () => import('./FilterSheet');

export type FilterSheetState = {
  /** Not null while the sheet is open. */
  readonly FilterSheet: ComponentType<FilterSheetProps> | null;
  /** Fetches the code when opening is likely. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
};

export function useFilterSheet(): FilterSheetState {
  const [shown, setShown] = useState<{ readonly FilterSheet: ComponentType<FilterSheetProps> } | null>(null);
  return {
    FilterSheet: shown?.FilterSheet ?? null,
    // Not loaded: the next press tries again.
    prepare: () => void load().catch(() => undefined),
    open: () => void load().then(setShown, () => undefined),
    close: () => setShown(null),
  };
}

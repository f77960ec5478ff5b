import { useState, type ComponentType } from 'react';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import type { FilterSheetProps } from './FilterSheet';

const filterSheet = lazyModule(() => import('./FilterSheet'));

export type FilterSheetState = {
  /** Not null while the sheet is open. */
  readonly FilterSheet: ComponentType<FilterSheetProps> | null;
  /** Fetches the code when opening is likely. */
  readonly prepare: () => void;
  readonly open: () => void;
  readonly close: () => void;
};

export function useFilterSheet(): FilterSheetState {
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed } = useLazyModule(filterSheet, isOpen);
  // No network: the next press tries again.
  if (hasFailed) setIsOpen(false);
  return {
    FilterSheet: isOpen && part ? part.FilterSheet : null,
    prepare: () => void filterSheet.loadQuietly(),
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}

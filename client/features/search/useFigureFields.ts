/** The fields for numbers, scores and sliders: fetched when somebody wants to enter some, because most people take a proposed range. */
import { useState } from 'react';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule, type LazyPart } from '../../kernel/lazy/useLazyModule';
import type { Criteria } from './searchUrl';

const figureFields = lazyModule(() => import('./FigureFields'));

type Module = Awaited<ReturnType<typeof figureFields.load>>;

let drawnByServer: Module | null = null;

/** The server draws them for readers without scripts. Does nothing in a browser. */
export async function loadFigureFieldsOnServer(): Promise<void> {
  if (typeof window === 'undefined') drawnByServer ??= await figureFields.load();
}

export type FigureFieldsState = LazyPart<Module> & {
  /** Null in browsers. */
  readonly drawnByServer: Module | null;
  /** Fetches the code when it is likely to be wanted. */
  readonly prepare: () => void;
  readonly open: () => void;
};

/** Kept by the whole search: when the fields of all groups come, its form fills them once. */
export function useFigureFields({ ranges, english }: Criteria): FigureFieldsState {
  const [isWanted, setIsWanted] = useState(Object.keys(ranges).length > 0 || Boolean(english));
  return {
    ...useLazyModule(figureFields, isWanted),
    drawnByServer,
    prepare: () => void figureFields.loadQuietly(),
    open: () => setIsWanted(true),
  };
}

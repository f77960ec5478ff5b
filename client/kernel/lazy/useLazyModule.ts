import { useEffect, useState } from 'react';
import type { LazyModule } from './lazyModule';

export type LazyPart<Module> = {
  /** Null until it is there. */
  readonly part: Module | null;
  /** The site cannot be reached. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** A part of a page that is fetched once it is wanted. */
export function useLazyModule<Module>(module: LazyModule<Module>, isWanted: boolean): LazyPart<Module> {
  const [part, setPart] = useState<{ readonly loaded: Module } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && part === null && !hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    module.load().then(
      loaded => isGone || setPart({ loaded }),
      () => isGone || setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [module, isMissing]);
  // What has failed is tried again the next time it is wanted.
  if (!isWanted && hasFailed) setHasFailed(false);
  return { part: part?.loaded ?? null, hasFailed: isWanted && hasFailed, retry: () => setHasFailed(false) };
}

/** Code and texts that are fetched when they are needed. Every `import()` of the client is handed to one of these (a test of the layers holds it). */
import { leaveAfterChunkLoadError } from './chunkLoadError';

export type LazyModule<Module> = {
  /** For what somebody has asked for: when it is lost the page is loaded in full. Rejects while the site cannot be reached. */
  readonly load: () => Promise<Module>;
  /** Ahead of need, and for what the page can do without: null when it does not come. */
  readonly loadQuietly: () => Promise<Module | null>;
};

let pending = 0;

/** `lazyModule(() => import('./Thing'))`, outside of components. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  const begin = async (): Promise<Module> => {
    pending += 1;
    try {
      return await importModule();
    } finally {
      pending -= 1;
    }
  };
  return {
    load: () => begin().catch(leaveAfterChunkLoadError),
    loadQuietly: () => begin().catch(() => null),
  };
}

/** What a library imports by itself: the build reports each failed import with an event, also those of ours, which are dealt with above. */
export function watchPreloadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (pending === 0) leaveAfterChunkLoadError(payload).catch(() => undefined);
  });
}

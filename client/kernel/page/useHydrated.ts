import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a script runs the page: what was drawn by the server cannot send anything yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

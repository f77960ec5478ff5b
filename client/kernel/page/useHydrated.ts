import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated: before that forms cannot be submitted by script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

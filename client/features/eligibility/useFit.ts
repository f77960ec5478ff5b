import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Fit, storeOf } from './eligibilityStore';

/** Null until the answer is there. */
export function useFit(programId: string): { readonly fit: Fit | null; readonly retry: () => void } {
  const store = storeOf(useApolloClient());
  const subscribe = useCallback((listener: () => void) => store.subscribe(programId, listener), [store, programId]);
  const read = () => store.read(programId);
  const fit = useSyncExternalStore(subscribe, read, read);
  useEffect(() => store.want(programId), [store, programId]);
  return { fit, retry: () => store.want(programId) };
}

/** Which items the viewer has saved. Public pages are the same for everybody, so the list is asked for after them, once a page. */
import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useHydrated } from '../../kernel/page/useHydrated';
import { useViewer } from '../../kernel/viewer/viewer';
import { useMyWishlistIdsQuery } from './MyWishlistIds.gql';
import { pressesOf } from './presses';

const NONE: ReadonlySet<string> = new Set();

const SavedIds = createContext(NONE);

export function SavedItemsProvider({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useViewer() !== null;
  const isHydrated = useHydrated();
  const { data } = useMyWishlistIdsQuery({ skip: !isSignedIn || !isHydrated });
  const ids = useMemo(() => (data ? new Set(data.myWishlistIds) : NONE), [data]);
  return <SavedIds value={ids}>{children}</SavedIds>;
}

const nothingPressed = (): undefined => undefined;

export function useIsSaved(id: string): boolean {
  const isInList = use(SavedIds).has(id);
  const { subscribe, shown } = pressesOf(useApolloClient());
  return useSyncExternalStore(subscribe, () => shown(id), nothingPressed) ?? isInList;
}

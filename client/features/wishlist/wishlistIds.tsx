/** What the viewer keeps, asked for once a page by whoever is signed in; public pages are the same for everybody, so the hearts come after them. */
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useHydrated } from '../../kernel/page/useHydrated';
import { useViewer } from '../../kernel/viewer/viewer';
import { useMyWishlistIdsQuery } from './MyWishlistIds.gql';

const NOTHING: ReadonlySet<string> = new Set();

const WishlistIds = createContext(NOTHING);

export const useWishlistIds = (): ReadonlySet<string> => use(WishlistIds);

export function WishlistIdsProvider({ children }: { readonly children: ReactNode }) {
  const isSignedIn = useViewer() !== null;
  const isHydrated = useHydrated();
  const { data } = useMyWishlistIdsQuery({ skip: !isSignedIn || !isHydrated });
  const ids = useMemo(() => (data ? new Set(data.myWishlistIds) : NOTHING), [data]);
  return <WishlistIds value={ids}>{children}</WishlistIds>;
}

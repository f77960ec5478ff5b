/** What the site lets people do with an entry, wherever its card or its page stands. */
import type { ReactNode } from 'react';
import { CompareToggle } from '../features/compare/CompareToggle';
import { WishlistToggle } from '../features/wishlist/WishlistToggle';
import { EntryActionsProvider, type Entry } from '../kernel/cards/EntryActions';

const actionsOf = ({ kind, id, slug, name }: Entry) => (
  <>
    <WishlistToggle entry={{ kind, id, name }} />
    {kind === 'PROGRAM' ? <CompareToggle slug={slug} title={name} /> : null}
  </>
);

export const EntryActionsOfSite = ({ children }: { readonly children: ReactNode }) => (
  <EntryActionsProvider value={actionsOf}>{children}</EntryActionsProvider>
);

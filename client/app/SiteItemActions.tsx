/** What the site offers to do with an item of the catalogue, wherever its card or its page stands. */
import type { ReactNode } from 'react';
import { ApplyLink } from '../features/applications/apply/ApplyLink';
import { CompareToggle } from '../features/compare/CompareToggle';
import { SavedItemsProvider } from '../features/wishlist/savedItems';
import { WishlistToggle } from '../features/wishlist/WishlistToggle';
import { ItemActionsProvider, type ActionsPlace, type CatalogueItem } from '../kernel/cards/ItemActions';

const actionsOf = (item: CatalogueItem, place: ActionsPlace) => (
  <>
    {item.canApply && item.kind !== 'SCHOLARSHIP' ? <ApplyLink type={item.kind} itemId={item.id} /> : null}
    <WishlistToggle item={item} place={place} />
    {item.kind === 'PROGRAM' ? (
      <CompareToggle
        slug={item.slug}
        title={item.name}
        institution={item.institution}
        destination={item.destination}
        place={place}
      />
    ) : null}
  </>
);

export const SiteItemActions = ({ children }: { readonly children: ReactNode }) => (
  <SavedItemsProvider>
    <ItemActionsProvider value={actionsOf}>{children}</ItemActionsProvider>
  </SavedItemsProvider>
);

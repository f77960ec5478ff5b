import { useSearchParams } from 'react-router';
import { useRetry } from '../../kernel/graphql/useRetry';
import { classNames } from '../../kernel/ui/classNames';
import { useMyWishlistQuery } from './MyWishlist.gql';
import { Shortlist } from './Shortlist';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { WishlistFrame } from './WishlistFrame';
import { WishlistRow } from './WishlistRow';
import { isShortlist, readPlace, type WishlistPlace, wishlistVariables } from './wishlistUrl';
import styles from './wishlist.module.css';

/** Institutions or scholarships, the latest saved first. */
function SavedCards({ place }: { readonly place: WishlistPlace }) {
  const { data: answer, previousData, loading, ...asked } = useMyWishlistQuery({ variables: wishlistVariables(place) });
  const { error, ...again } = useRetry(asked);
  // After a removal the list is asked for again: what was shown stays until the answer is there.
  const wishlist = (answer ?? previousData)?.myWishlist;
  const list = useFocusAfterRemoval<HTMLUListElement>(wishlist?.items.map(({ id }) => id));
  return (
    <WishlistFrame place={place} wishlist={wishlist} hasFailed={error !== undefined} isLoading={loading} again={again}>
      <ul
        ref={list}
        className={classNames(styles.list, place.tab.kind === 'SCHOLARSHIP' && styles.wide)}
        aria-busy={loading}
      >
        {wishlist?.items.map(item => (
          <WishlistRow key={item.id} item={item} />
        ))}
      </ul>
    </WishlistFrame>
  );
}

/** What the viewer has saved, by kind. */
export function WishlistTabs() {
  const place = readPlace(useSearchParams()[0]);
  return isShortlist(place.tab) ? <Shortlist place={place} /> : <SavedCards place={place} />;
}

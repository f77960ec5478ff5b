import { MyWishlistDocument } from '../../features/wishlist/MyWishlist.gql';
import { Wishlist } from '../../features/wishlist/Wishlist';
import { readPlace, wishlistVariables } from '../../features/wishlist/wishlistUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, isSignedIn }) => {
  if (isSignedIn) await query(MyWishlistDocument, wishlistVariables(readPlace(url.searchParams)));
};

export const Page = () => <Wishlist />;

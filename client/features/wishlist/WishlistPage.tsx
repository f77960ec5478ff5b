import { MyWishlistDocument } from './MyWishlist.gql';
import { Wishlist } from './Wishlist';
import { readPlace, wishlistVariables } from './wishlistUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, isSignedIn }) => {
  if (isSignedIn) await query(MyWishlistDocument, wishlistVariables(readPlace(url.searchParams)));
};

export const Page = () => <Wishlist />;

import { redirectTo, type Preload } from '../../kernel/page/preload';
import { MyWishlistDocument } from './MyWishlist.gql';
import { Wishlist } from './Wishlist';
import { betterTab, readPlace, wishlistAddress, wishlistVariables } from './wishlistUrl';

export const preload: Preload = async ({ query, url, locale, isSignedIn }) => {
  if (!isSignedIn) return;
  const { myWishlist } = await query(MyWishlistDocument, wishlistVariables(readPlace(url.searchParams)));
  const tab = betterTab(url.searchParams, myWishlist.counts);
  if (tab) throw redirectTo(locale, wishlistAddress({ tab, page: 1 }));
};

export const Page = () => <Wishlist />;

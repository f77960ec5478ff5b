import { redirectTo, type Preload } from '../../kernel/page/preload';
import { MyWishlistDocument } from './MyWishlist.gql';
import { ShortlistDocument } from './Shortlist.gql';
import { Wishlist } from './Wishlist';
import {
  betterTab,
  isShortlist,
  readPlace,
  shortlistVariables,
  wishlistAddress,
  wishlistVariables,
} from './wishlistUrl';

export const preload: Preload = async ({ query, url, locale, isSignedIn }) => {
  if (!isSignedIn) return;
  const place = readPlace(url.searchParams);
  const { myWishlist } = isShortlist(place.tab)
    ? await query(ShortlistDocument, shortlistVariables(place))
    : await query(MyWishlistDocument, wishlistVariables(place));
  const tab = betterTab(url.searchParams, myWishlist.counts);
  if (tab) throw redirectTo(locale, wishlistAddress({ tab, page: 1 }));
};

export const Page = () => <Wishlist />;

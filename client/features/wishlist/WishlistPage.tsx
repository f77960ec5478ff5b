import { redirectTo, type Preload } from '../../kernel/page/preload';
import { MyWishlistIdsDocument } from './MyWishlistIds.gql';
import { MyWishlistDocument } from './MyWishlist.gql';
import { ShortlistDocument } from './Shortlist.gql';
import { ShortlistMarksDocument } from './ShortlistMarks.gql';
import { ShortlistProfileDocument } from './ShortlistProfile.gql';
import { Wishlist } from './Wishlist';
import {
  betterTab,
  isShortlist,
  readPlace,
  shortlistVariables,
  wishlistAddress,
  wishlistVariables,
} from './wishlistUrl';

const own = { isOwn: true };

export const preload: Preload = async ({ query, url, locale, isSignedIn }) => {
  if (!isSignedIn) return;
  const place = readPlace(url.searchParams);
  // With the page, so that its copy knows the hearts as well.
  const ids = query(MyWishlistIdsDocument, {}, own);
  // Apart: of several refused fields of one query not always the same is named.
  const [{ myWishlist }] = isShortlist(place.tab)
    ? await Promise.all([
        query(ShortlistDocument, shortlistVariables(place), own),
        query(ShortlistProfileDocument, {}, own),
        query(ShortlistMarksDocument, {}, own),
      ])
    : [await query(MyWishlistDocument, wishlistVariables(place), own)];
  await ids;
  const tab = betterTab(url.searchParams, myWishlist.counts);
  if (tab) throw redirectTo(locale, wishlistAddress({ tab, page: 1 }));
};

export const Page = () => <Wishlist />;

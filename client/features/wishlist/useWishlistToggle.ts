/** What the heart of an entry does: for a visitor it asks to log in first, for everybody else it changes at once and takes back what failed. */
import { useApolloClient } from '@apollo/client/react';
import type { CatalogueKind, WishlistErrorCode } from '../../generated/types';
import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { prepareNotices, useNotice } from '../../kernel/feedback/useNotice';
import { failureOf } from '../../kernel/graphql/failureOf';
import type { MessageId } from '../../kernel/i18n/useText';
import { useViewer } from '../../kernel/viewer/viewer';
import { useWishlistIds } from './wishlistIds';

export type KeepableEntry = { readonly kind: CatalogueKind; readonly id: string; readonly name: string };

export const wishlistErrorText: Record<WishlistErrorCode, MessageId> = {
  NO_SUCH_ITEM: 'cards.noSuchItem',
  TOO_MANY: 'cards.wishlistFull',
};

const loadChange = () => import('./changeWishlist');

export function useWishlistToggle({ kind, id }: KeepableEntry) {
  const isSignedIn = useViewer() !== null;
  const isKept = useWishlistIds().has(id);
  const client = useApolloClient();
  const promptLogin = useLoginPrompt();
  const notice = useNotice();

  async function change() {
    try {
      const { changeWishlist } = await loadChange();
      const refusal = await changeWishlist(client, { kind, id, isKept: !isKept });
      if (refusal) notice.failure(wishlistErrorText[refusal]);
      else notice.success(isKept ? 'cards.removedFromWishlist' : 'cards.addedToWishlist');
    } catch (error) {
      // The dialog of the expired session says it already.
      if (failureOf(error).kind !== 'UNAUTHENTICATED')
        notice.failure(isKept ? 'cards.removeFailed' : 'cards.addFailed');
    }
  }

  return {
    isKept,
    /** Fetches what a press will need. */
    prepare: () => {
      void prepareNotices();
      if (isSignedIn) loadChange().catch(() => undefined);
    },
    toggle: () => (isSignedIn ? void change() : promptLogin({ kind: 'ADD_TO_WISHLIST', payload: { kind, id } })),
  };
}

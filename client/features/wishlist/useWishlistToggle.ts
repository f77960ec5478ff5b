/** What the heart of an item does: a visitor is asked to log in first; for everybody else it changes at once, and back when the server refuses. */
import { useApolloClient } from '@apollo/client/react';
import type { WishlistErrorCode } from '../../generated/types';
import type { CatalogueItem } from '../../kernel/cards/ItemActions';
import { useLoginPrompt } from '../../kernel/feedback/loginPrompt';
import { prepareNotices, useNotice } from '../../kernel/feedback/useNotice';
import { failureOf } from '../../kernel/graphql/failureOf';
import type { MessageId } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useViewer } from '../../kernel/viewer/viewer';
import { pressesOf } from './presses';
import { useIsSaved } from './savedItems';
import type { PressResult } from './sendPresses';

export const wishlistErrorMessages: Record<WishlistErrorCode, MessageId> = {
  NO_SUCH_ITEM: 'cards.noSuchItem',
  TOO_MANY: 'cards.wishlistFull',
};

const failureMessage = (isSaving: boolean): MessageId => (isSaving ? 'cards.addFailed' : 'cards.removeFailed');

const sendPressesModule = lazyModule(() => import('./sendPresses'));

export function useWishlistToggle({ kind, id }: Pick<CatalogueItem, 'kind' | 'id'>) {
  const isSignedIn = useViewer() !== null;
  const isSaved = useIsSaved(id);
  const client = useApolloClient();
  const promptLogin = useLoginPrompt();
  const notice = useNotice();

  async function change() {
    const presses = pressesOf(client);
    const isSaving = !(presses.shown(id) ?? isSaved);
    presses.press(id, isSaving);
    try {
      const { sendPresses } = await sendPressesModule.load();
      const result = await sendPresses(client, { kind, id });
      if (result) say(result);
    } catch {
      presses.rollBack(id);
      notice.failure(failureMessage(isSaving));
    }
  }

  function say(result: PressResult) {
    if (result.status === 'DONE')
      return notice.success(result.isSaved ? 'cards.addedToWishlist' : 'cards.removedFromWishlist');
    if (result.status === 'REFUSED') return notice.failure(wishlistErrorMessages[result.code]);
    // The dialog of the expired session says it already.
    if (failureOf(result.error).kind !== 'UNAUTHENTICATED') notice.failure(failureMessage(result.isSaved));
  }

  return {
    isSaved,
    /** Fetches what a press will need. */
    prepare: () => {
      void prepareNotices();
      if (isSignedIn) void sendPressesModule.loadQuietly();
    },
    toggle: () => (isSignedIn ? void change() : promptLogin({ kind: 'ADD_TO_WISHLIST', payload: { kind, id } })),
  };
}

/** A visitor's press on a heart, finished after signing in. */
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values';
import type { CatalogueKind } from '../../generated/types';
import { definePendingAction } from '../../kernel/feedback/pendingActions';
import { pressesOf } from './presses';
import { sendPresses } from './sendPresses';
import { wishlistErrorMessages } from './useWishlistToggle';

declare module '../../kernel/feedback/pendingActions' {
  interface PendingActions {
    readonly ADD_TO_WISHLIST: { readonly kind: CatalogueKind; readonly id: string };
  }
}

const MAX_ID_LENGTH = 100;

function readItem(payload: unknown): { readonly kind: CatalogueKind; readonly id: string } | null {
  if (typeof payload !== 'object' || payload === null || !('kind' in payload) || !('id' in payload)) return null;
  const { kind: stored, id } = payload;
  const kind = CATALOGUE_KINDS.find(known => known === stored);
  return kind && typeof id === 'string' && id !== '' && id.length <= MAX_ID_LENGTH ? { kind, id } : null;
}

export const addAfterLogin = definePendingAction('ADD_TO_WISHLIST', {
  read: readItem,
  perform: async (item, client) => {
    pressesOf(client).press(item.id, true);
    const result = await sendPresses(client, item);
    if (result?.status === 'FAILED') throw result.error;
    if (result?.status === 'REFUSED') return { isDone: false, message: wishlistErrorMessages[result.code] };
    return { isDone: true, message: 'cards.addedToWishlist' };
  },
  failed: 'cards.addFailed',
});

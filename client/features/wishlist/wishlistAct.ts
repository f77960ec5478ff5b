/** A visitor's press on a heart, finished after signing in. */
import type { CatalogueKind } from '../../generated/types';
import { registerAct } from '../../kernel/feedback/acts';
import { CATALOGUE_KINDS } from '../../../schema/rules/catalogue.values';
import { changeWishlist } from './changeWishlist';
import { wishlistErrorText } from './useWishlistToggle';

declare module '../../kernel/feedback/acts' {
  interface Acts {
    readonly ADD_TO_WISHLIST: { readonly kind: CatalogueKind; readonly id: string };
  }
}

const MAX_I_LENGTHD = 100;

export function registerWishlistAct(): void {
  registerAct('ADD_TO_WISHLIST', {
    read: payload => {
      const { kind: given, id } = (typeof payload === 'object' && payload !== null ? payload : {}) as Readonly<
        Record<string, unknown>
      >;
      const kind = CATALOGUE_KINDS.find(known => known === given);
      return kind && typeof id === 'string' && id !== '' && id.length <= MAX_I_LENGTHD ? { kind, id } : null;
    },
    perform: async (entry, client) => {
      const refusal = await changeWishlist(client, { ...entry, isKept: true });
      return refusal
        ? { isDone: false, words: wishlistErrorText[refusal] }
        : { isDone: true, words: 'cards.addedToWishlist' };
    },
    failed: 'cards.addFailed',
  });
}

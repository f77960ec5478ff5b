/** What visitors may begin before they log in, by feature; see kernel/feedback/acts.ts. Fetched when there is something to finish. */
import { registerWishlistAct } from '../features/wishlist/wishlistAct';
import type { Part } from './messages/loadMessages';

/** Where the words of the acts stand. */
export const ACT_PARTS: readonly Part[] = ['cards'];

const registrations: readonly (() => void)[] = [registerWishlistAct];

export const registerSiteActs = (): void => registrations.forEach(register => register());

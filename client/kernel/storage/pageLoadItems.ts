/** What a page looks for when it has been loaded in full: apart from the code that uses it, because every page looks. */
import { readLocalItem } from './localStorage';
import { readSessionItem } from './sessionStorage';

/** In sessionStorage. */
export const FLASH_MESSAGE_KEY = 'flashMessage';
/** In localStorage. */
export const PENDING_ACTION_KEY = 'pendingAction';

export const hasWorkAfterPageLoad = (isSignedIn: boolean): boolean =>
  Boolean(readSessionItem(FLASH_MESSAGE_KEY)) || (isSignedIn && readLocalItem(PENDING_ACTION_KEY) !== null);

/** Names of the notes that a page looks for when it has been loaded in full: alone here, because every page looks. */
import { readDeviceNote } from './deviceNotes';
import { readSessionNote } from './sessionNotes';

/** In sessionStorage: a notice from the page before. */
export const ARRIVAL_NOTE = 'arrival';
/** In localStorage: what a visitor began before signing in. */
export const PENDING_ACTION_NOTE = 'pendingAction';

export const isAnythingDue = (isSignedIn: boolean): boolean =>
  Boolean(readSessionNote(ARRIVAL_NOTE)) || (isSignedIn && readDeviceNote(PENDING_ACTION_NOTE) !== null);

/** What a browser forgets when a session ends, by the way it ended. A full load has to follow: it clears the memory of the page. */
import { forgetCopies } from '../storage/offlineCopies';
import { compareList } from '../storage/compareList';
import { gradeDrafts } from '../storage/gradeDrafts';
import { expireSessionCookies } from '../storage/pending';
import { forgetPersonalItems } from '../storage/personalItems';
import { forgetCarriedDrafts } from '../storage/carriedDrafts';
import { clearRecentSearches } from '../storage/recentSearches';
import { writeLatestViewer } from '../viewer/latestViewer';
import { forgetPendingLogin } from './pendingLogin';

export type EndOfSession = 'LOGGED_OUT' | 'EXPIRED' | 'LEFT_EVERYWHERE' | 'ACCOUNT_DELETED';

/** Whoever leaves on purpose leaves nothing of their own behind. */
const whenLeaving = [
  expireSessionCookies,
  forgetPendingLogin,
  forgetPersonalItems,
  forgetCarriedDrafts,
  () => writeLatestViewer(null),
] as const;

/**
 * Searches, the comparison and a visitor's marks are of the device, made before any login too: they outlive a session, but not the account. What a person has
 * begun and not sent waits for them when their session expired.
 */
const forgotten: Readonly<Record<EndOfSession, readonly (() => void)[]>> = {
  LOGGED_OUT: whenLeaving,
  EXPIRED: [expireSessionCookies, forgetPendingLogin, forgetCarriedDrafts],
  LEFT_EVERYWHERE: whenLeaving,
  ACCOUNT_DELETED: [
    ...whenLeaving,
    clearRecentSearches,
    () => compareList.change(() => []),
    () => gradeDrafts.set(null, null),
  ],
};

/** Resolves when the copies of the person's pages are gone too: in every case, because none may outlive its session. */
export async function endOfSession(reason: EndOfSession): Promise<void> {
  for (const forget of forgotten[reason]) forget();
  await forgetCopies();
}

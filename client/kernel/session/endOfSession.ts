/** What a browser forgets when a session ends, by the way it ended. A full load has to follow: it clears the memory of the page. */
import { compareList } from '../storage/compareList';
import { expireSessionCookies } from '../storage/pending';
import { clearRecentSearches } from '../storage/recentSearches';
import { forgetPendingLogin } from './pendingLogin';

export type EndOfSession = 'LOGGED_OUT' | 'EXPIRED' | 'LEFT_EVERYWHERE' | 'ACCOUNT_DELETED';

/** Searches and the comparison are of the device, made before any login too: they outlive a session, but not the account. */
const forgotten: Readonly<Record<EndOfSession, readonly (() => void)[]>> = {
  LOGGED_OUT: [expireSessionCookies, forgetPendingLogin],
  EXPIRED: [expireSessionCookies, forgetPendingLogin],
  LEFT_EVERYWHERE: [expireSessionCookies, forgetPendingLogin],
  ACCOUNT_DELETED: [expireSessionCookies, forgetPendingLogin, clearRecentSearches, () => compareList.set([])],
};

export function endOfSession(reason: EndOfSession): void {
  for (const forget of forgotten[reason]) forget();
}

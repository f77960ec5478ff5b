/**
 * Id of the account that logged in last in this browser, so that a tab notices another one also when both have one name and one role, which is all that the cookie
 * `user-data` tells. It does not say that anybody is signed in.
 */
import { writeLocalItem } from '../storage/localStorage';

export const LATEST_VIEWER = 'latestViewer';

export const writeLatestViewer = (id: string | null): void => void writeLocalItem(LATEST_VIEWER, id);

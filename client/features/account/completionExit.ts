/** Where a person goes from /complete-profile, saved or put off: to the page that they had wanted. */
import { fromPath } from '../../../schema/site/locales';
import { keepPendingPage, readPendingPage } from '../../kernel/storage/pending';

/** Null when no page is remembered; the memory is spent by reading. */
export function leaveCompletion(): string | null {
  const wanted = readPendingPage(document.cookie);
  keepPendingPage(null);
  return wanted !== null && fromPath(wanted).path.split(/[?#]/, 1)[0] !== '/complete-profile' ? wanted : null;
}

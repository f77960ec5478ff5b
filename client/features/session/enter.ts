/** Where a person goes who has just signed in: back to where the prompt was opened, else to the page that was asked for, else home to the profile. */
import { safeReturnAddress, signedInHome } from '../../../schema/site/access';
import { hardNavigate } from '../../kernel/page/hardNavigate';
import { pageCookies } from '../../kernel/storage/cookies';
import {
  keepPendingPage,
  readPendingPage,
  readRedirectAfterLogin,
  writeRedirectAfterLogin,
} from '../../kernel/storage/pending';

type Entering = {
  /** The present address, with its query: `next` in it is obeyed when it is one of our pages. */
  readonly url: Pick<Location, 'pathname' | 'search'>;
  readonly isProfileComplete: boolean;
};

/** A full load: the server draws the page for whoever is there now, and no cache of another person survives. */
export function enter({ url, isProfileComplete }: Entering): void {
  const address =
    safeReturnAddress(new URLSearchParams(url.search).get('next')) ??
    readRedirectAfterLogin() ??
    signedInHome({
      address: url.pathname,
      pendingPage: readPendingPage(pageCookies()),
      isProfilePending: !isProfileComplete,
    });
  writeRedirectAfterLogin(null);
  keepPendingPage(null);
  hardNavigate.to(address);
}

/**
 * What waits for somebody to sign in: the page to go to, and the action to finish there. Nothing else reads or writes any of it.
 * The page is known in two ways: the guards set the cookie `pending-page` for a page that visitors may not see, and the login prompt stores where it was opened.
 */
import { fromPath } from '../../../schema/site/locales';
import { REDIRECT_AFTER_LOGIN, safeReturnAddress, signedInHome } from '../../../schema/site/access';
import type { LoginPurpose } from '../feedback/loginPrompt';
import { storePendingAction } from '../feedback/pendingActions';
import { pageCookies } from '../storage/cookies';
import { readLocalItem, writeLocalItem } from '../storage/localStorage';
import { readPendingPage, writePendingPage } from '../storage/pending';

/** When the prompt was answered, in milliseconds; beside the address, which stays a plain path. */
const ANSWERED_AT = 'redirectAfterLoginAt';
/** After an hour the person no longer expects it. */
const MAX_AGE_MS = 3_600_000;

type Prompt = { readonly address: string; readonly purpose: LoginPurpose | null };

/** The visitor wants to log in. An older page that was waited for is no longer what they want; one that they want now waits as if a guard had turned it away. */
export function rememberPrompt({ address, purpose }: Prompt, now = Date.now()): void {
  const [page, action] = purpose && 'page' in purpose ? [purpose.page, null] : [null, purpose];
  writePendingPage(page);
  writeLocalItem(REDIRECT_AFTER_LOGIN, address);
  writeLocalItem(ANSWERED_AT, String(now));
  storePendingAction(action, now);
}

function promptedAt(now: number): string | null {
  const answeredAt = Number(readLocalItem(ANSWERED_AT) ?? now);
  const isFresh = now - answeredAt >= 0 && now - answeredAt < MAX_AGE_MS;
  return isFresh ? safeReturnAddress(readLocalItem(REDIRECT_AFTER_LOGIN)) : null;
}

function forgetPages(): void {
  writePendingPage(null);
  writeLocalItem(REDIRECT_AFTER_LOGIN, null);
  writeLocalItem(ANSWERED_AT, null);
}

type SignedIn = {
  /** The present address: a `next` in its query is obeyed when it is one of our pages. */
  readonly url: Pick<Location, 'pathname' | 'search'>;
  readonly isProfileComplete: boolean;
};

/**
 * Where a person goes who has just signed in; asked once. A page that a guard has turned away beats the prompt: the prompt clears it, so the guard came later.
 * The action stays: it is finished on the page that follows.
 */
export function takeAddressAfterLogin({ url, isProfileComplete }: SignedIn, now = Date.now()): string {
  const address =
    safeReturnAddress(new URLSearchParams(url.search).get('next')) ??
    readPendingPage(pageCookies()) ??
    promptedAt(now) ??
    signedInHome({ address: url.pathname, pendingPage: null, isProfilePending: !isProfileComplete });
  forgetPages();
  return address;
}

/** The page that a guard has turned away, once; null when there is none, or it is the one that asks. */
export function takePendingPage(asking: string): string | null {
  const page = readPendingPage(pageCookies());
  writePendingPage(null);
  return page !== null && fromPath(page).path.split(/[?#]/, 1)[0] !== asking ? page : null;
}

export function forgetPendingLogin(): void {
  forgetPages();
  storePendingAction(null);
}

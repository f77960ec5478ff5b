/** Cookies of a session that scripts may touch; the server's guards read them too. What they hold is checked by each reader: see schema/site/access.ts. */
import { PENDING_PAGE_COOKIE, PENDING_PROFILE_COOKIE, safeReturnAddress } from '../../../schema/site/access';
import { USER_DATA_COOKIE } from '../../../schema/rules/session.values';
import { readCookie } from './cookies';

const ATTRIBUTES = 'Path=/; SameSite=Lax';
const EXPIRED = 'Max-Age=0';
/** The two that only the server can expire are tried as well: a browser without HttpOnly may still hold them. */
const SESSION_COOKIES = ['auth-token', 'refresh-token', USER_DATA_COOKIE, PENDING_PAGE_COOKIE, PENDING_PROFILE_COOKIE];

const decoded = (value: string | null): string | null => {
  try {
    return value === null ? null : decodeURIComponent(value);
  } catch {
    return null;
  }
};

const expire = (name: string) => {
  document.cookie = `${name}=; ${EXPIRED}; ${ATTRIBUTES}`;
};

/** `header`: a Cookie header or `document.cookie`. */
export const readPendingPage = (header: string | undefined): string | null =>
  safeReturnAddress(decoded(readCookie(header, PENDING_PAGE_COOKIE)));
export const isProfilePending = (header: string | undefined): boolean =>
  readCookie(header, PENDING_PROFILE_COOKIE) !== null;

/** For a Set-Cookie header; the browser's own is written by `writePendingPage`. It lives as long as the browser is open. */
export const pendingPageCookie = (address: string | null, isSecure: boolean): string =>
  `${PENDING_PAGE_COOKIE}=${address === null ? '' : encodeURIComponent(address)}; ${address === null ? `${EXPIRED}; ` : ''}${ATTRIBUTES}${isSecure ? '; Secure' : ''}`;

/** Null expires it. */
export function writePendingPage(address: string | null): void {
  document.cookie = pendingPageCookie(address, window.location.protocol === 'https:');
}

export function expireSessionCookies(): void {
  SESSION_COOKIES.forEach(expire);
}

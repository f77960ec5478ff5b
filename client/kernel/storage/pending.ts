/** What is remembered across signing in: cookies that the server's guards read too, and notes of this device. None of it is believed: see schema/site/access.ts. */
import {
  PENDING_PAGE_COOKIE,
  PENDING_PROFILE_COOKIE,
  REDIRECT_AFTER_LOGIN,
  safeReturnAddress,
} from '../../../schema/site/access';
import { USER_DATA_COOKIE } from '../../../schema/rules/session.values';
import { readCookie } from './cookies';
import { readLocalItem, writeLocalItem } from './localStorage';

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
/** The browser's own. */
export const rememberedPage = (): string | null => readPendingPage(document.cookie);
export const isProfilePending = (header: string | undefined): boolean =>
  readCookie(header, PENDING_PROFILE_COOKIE) !== null;

/** For a Set-Cookie header; the browser's own is written by `keepPendingPage`. It lives as long as the browser is open. */
export const pendingPageCookie = (address: string | null, isSecure: boolean): string =>
  `${PENDING_PAGE_COOKIE}=${address === null ? '' : encodeURIComponent(address)}; ${address === null ? `${EXPIRED}; ` : ''}${ATTRIBUTES}${isSecure ? '; Secure' : ''}`;

/** Null forgets it. */
export function keepPendingPage(address: string | null): void {
  document.cookie = pendingPageCookie(address, window.location.protocol === 'https:');
}

export function expireSessionCookies(): void {
  SESSION_COOKIES.forEach(expire);
}

export const readRedirectAfterLogin = (): string | null => safeReturnAddress(readLocalItem(REDIRECT_AFTER_LOGIN));

/** Null forgets it. */
export const writeRedirectAfterLogin = (address: string | null): void => writeLocalItem(REDIRECT_AFTER_LOGIN, address);

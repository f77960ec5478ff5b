/** The only place that writes cookies from a script. */
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS, type Locale } from '../../../schema/site/locales';

const SECONDS_A_DAY = 86_400;

export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_DAYS * SECONDS_A_DAY}; Path=/; SameSite=Lax${secure}`;
}

/** What the page itself can read: the cookies of the session are not among it. */
export const pageCookies = (): string => document.cookie;

/** Value of a cookie in a Cookie header or in `document.cookie`; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

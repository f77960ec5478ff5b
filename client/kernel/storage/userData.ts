/** The cookie `user-data`: who the server last said is signed in. To paint with, never to decide by. */
import { ROLES, USER_DATA_COOKIE, type UserData } from '../../../schema/rules/session.values';
import { isLocale } from '../../../schema/site/locales';
import { readCookie } from './cookies';

const MAX_NAME_LENGTH = 100;

/** `header`: a Cookie header or `document.cookie`. Null when it is not there or not of our making. */
export function readUserData(header: string | undefined): UserData | null {
  try {
    const data: unknown = JSON.parse(decodeURIComponent(readCookie(header, USER_DATA_COOKIE) ?? ''));
    if (typeof data !== 'object' || data === null) return null;
    const { fullName, role: storedRole, locale } = data as Readonly<Record<string, unknown>>;
    const role = ROLES.find(known => known === storedRole);
    return typeof fullName === 'string' && fullName.length <= MAX_NAME_LENGTH && role && isLocale(locale)
      ? { fullName, role, locale }
      : null;
  } catch {
    return null;
  }
}

/** The cookies of a session: names, flags, reading and writing, without Express. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONFIRMATION_DAYS, USER_DATA_COOKIE, type UserData } from '../../../../schema/rules/session.values.js';
import { PENDING_PAGE_COOKIE, PENDING_PROFILE_COOKIE } from '../../../../schema/site/access.js';
import type { SessionUser } from '../viewer/viewer.js';
import { VISITOR_COOKIE, VISITOR_SECONDS } from '../viewer/visitorItems.js';

export const SESSION_COOKIE = 'auth-token';
export const REFRESH_COOKIE = 'refresh-token';
/** Names the browser that registered, so that the link in the mail signs in there without a password. */
export const REGISTRATION_COOKIE = 'registration-token';
export const REMEMBERED_SECONDS = 30 * 24 * 3600;

/** Both credential cookies under every prefix: a browser may still hold one from before `COOKIE_PREFIX` was changed. */
const CREDENTIALS = /(?:^|;\s*)(?:__Host-|__Secure-)?(?:auth|refresh)-token=/;

/** 32 random bytes (secretText.ts). */
const SECRET = /^[\w-]{43}$/;

/** Whether a request may belong to somebody logged in. Without these cookies it is a visitor's. */
export const hasCredentials = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>): boolean =>
  cookie !== undefined && CREDENTIALS.test(cookie);

export function readCookie({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>, name: string): string | null {
  const pair = cookie?.split(';').find(text => text.trimStart().startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1).trim();
}

export type CookieSettings = { isSecure: boolean; cookiePrefix: string };
type Flags = { isReadable?: boolean; maxAge?: number };

export function createCookies({ isSecure, cookiePrefix }: CookieSettings) {
  const write = (response: ServerResponse, pair: string, { isReadable = false, maxAge }: Flags = {}): void => {
    const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
    response.appendHeader(
      'set-cookie',
      `${pair}; Path=/${age}${isReadable ? '' : '; HttpOnly'}${isSecure ? '; Secure' : ''}; SameSite=Lax`,
    );
  };
  const sessionName = `${cookiePrefix}${SESSION_COOKIE}`;
  const refreshName = `${cookiePrefix}${REFRESH_COOKIE}`;
  const visitorName = `${cookiePrefix}${VISITOR_COOKIE}`;
  const registrationName = `${cookiePrefix}${REGISTRATION_COOKIE}`;

  return {
    sessionName,
    readRefresh: (request: IncomingMessage): string | null => readCookie(request, refreshName),
    writeRefresh: (response: ServerResponse, token: string): void =>
      write(response, `${refreshName}=${token}`, { maxAge: REMEMBERED_SECONDS }),
    /** For the page's header alone: a name, a role, a language. */
    writeUserData: (
      response: ServerResponse,
      { fullName, role, language }: SessionUser,
      { isRemembered }: { isRemembered: boolean },
    ): void => {
      const data: UserData = { fullName, role, locale: language === 'EN' ? 'en' : 'vi' };
      write(response, `${USER_DATA_COOKIE}=${encodeURIComponent(JSON.stringify(data))}`, {
        isReadable: true,
        ...(isRemembered ? { maxAge: REMEMBERED_SECONDS } : {}),
      });
    },
    /** Null when the value is none that this site has made. */
    readVisitor: (request: IncomingMessage): string | null => {
      const value = readCookie(request, visitorName);
      return value !== null && SECRET.test(value) ? value : null;
    },
    writeVisitor: (response: ServerResponse, token: string): void =>
      write(response, `${visitorName}=${token}`, { maxAge: VISITOR_SECONDS }),
    readRegistration: (request: IncomingMessage): string | null => {
      const value = readCookie(request, registrationName);
      return value !== null && SECRET.test(value) ? value : null;
    },
    /** Null expires it. */
    writeRegistration: (response: ServerResponse, token: string | null): void =>
      write(response, `${registrationName}=${token ?? ''}`, {
        maxAge: token === null ? 0 : CONFIRMATION_DAYS * 24 * 3600,
      }),
    /** Null expires it. */
    writePendingProfile: (response: ServerResponse, value: '1' | null): void =>
      write(response, `${PENDING_PROFILE_COOKIE}=${value ?? ''}`, {
        isReadable: true,
        maxAge: value === null ? 0 : REMEMBERED_SECONDS,
      }),
    expireCredentials: (response: ServerResponse): void => {
      for (const name of [sessionName, refreshName]) write(response, `${name}=`, { maxAge: 0 });
      write(response, `${USER_DATA_COOKIE}=`, { isReadable: true, maxAge: 0 });
    },
    expirePending: (response: ServerResponse): void => {
      for (const name of [PENDING_PAGE_COOKIE, PENDING_PROFILE_COOKIE])
        write(response, `${name}=`, { isReadable: true, maxAge: 0 });
    },
  };
}

export type Cookies = ReturnType<typeof createCookies>;

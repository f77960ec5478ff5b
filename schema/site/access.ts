/** Who may see a route, and where everybody else is sent: one rule for the server's pages and for navigation in the browser. */
import { fromPath, toPath } from './locales.js';
import { pathMatches, routes, type RouteAccess } from './routes.js';

/** Cookies by which the guards remember; both may be written by the page, so neither is believed. */
export const PENDING_PAGE_COOKIE = 'pending-page';
export const PENDING_PROFILE_COOKIE = 'pending-profile';
/** In localStorage: where the login prompt was opened. */
export const REDIRECT_AFTER_LOGIN = 'redirectAfterLogin';

const MAX_ADDRESS_LENGTH = 2048;
const NEVER_RETURNED_TO: ReadonlySet<RouteAccess> = new Set(['auth-redirect', 'guest']);

/** The address when it is one of our own pages that a person can be sent back to; null for everything else. */
export function safeReturnAddress(address: string | null | undefined): string | null {
  if (!address || address.length > MAX_ADDRESS_LENGTH || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)) return null;
  const path = fromPath(address).path.split(/[?#]/, 1)[0] ?? '/';
  const route = routes.find(({ path: pattern }) => pathMatches(pattern, path));
  return route && route.id !== 'error' && !NEVER_RETURNED_TO.has(route.access) ? address : null;
}

export type Visit = {
  readonly access: RouteAccess;
  /** The address asked for, with language and query. */
  readonly address: string;
  readonly isSignedIn: boolean;
  /** Values of the two cookies; null when they are not there. */
  readonly pendingPage: string | null;
  readonly isProfilePending: boolean;
};

export type Detour = {
  readonly location: string;
  /** To be kept in the cookie pending-page. */
  readonly pendingPage?: string;
};

/** Where a signed-in person goes whose page needs nobody signed in; `signedInHome` is also where login leads. */
export const signedInHome = ({
  address,
  pendingPage,
  isProfilePending,
}: Pick<Visit, 'address' | 'pendingPage' | 'isProfilePending'>): string =>
  safeReturnAddress(pendingPage) ??
  toPath(fromPath(address).locale, isProfilePending ? '/complete-profile' : '/profile');

/** Null when the page may be shown. */
export function detourOf(visit: Visit): Detour | null {
  const { locale } = fromPath(visit.address);
  switch (visit.access) {
    case 'public':
      return null;
    case 'auth': {
      if (visit.isSignedIn) return null;
      const back = safeReturnAddress(visit.address);
      return { location: toPath(locale, '/login'), ...(back === null ? {} : { pendingPage: back }) };
    }
    case 'auth-redirect':
      return visit.isSignedIn ? { location: signedInHome(visit) } : null;
    case 'guest':
      return visit.isSignedIn ? { location: toPath(locale, '/profile') } : null;
  }
}

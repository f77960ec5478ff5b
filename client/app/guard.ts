/** Checks access to a page (schema/site/access.ts) before it is loaded, on the server and in the browser alike. */
import { detourOf } from '../../schema/site/access';
import type { RouteAccess } from '../../schema/site/routes';

export type Visitor = {
  /** Null while sessions cannot be read: nobody is redirected as signed out then. */
  readonly isSignedIn: boolean | null;
  readonly pendingPage: () => string | null;
  readonly isProfilePending: () => boolean;
  /** Stores where to go after login, or clears it. Returns the headers that do so, on the server. */
  readonly storePendingPage: (address: string | null) => Readonly<Record<string, string>>;
};

export type Guard = (access: RouteAccess, url: URL) => void | Promise<void>;

const FOUND = 302;
const UNAVAILABLE = 503;

export const createGuard =
  ({ isSignedIn, pendingPage, isProfilePending, storePendingPage }: Visitor): Guard =>
  (access, url) => {
    if (access === 'public') return;
    if (isSignedIn === null) {
      if (access === 'auth') throw new Response(null, { status: UNAVAILABLE });
      return;
    }
    const detour = detourOf({
      access,
      address: url.pathname + url.search,
      isSignedIn,
      pendingPage: pendingPage(),
      isProfilePending: isProfilePending(),
    });
    if (!detour) return;
    // The pending page is used once: the next visit to /login while signed in leads to the profile.
    const isReached = access === 'auth-redirect' && pendingPage() !== null;
    const remembered =
      detour.pendingPage === undefined && !isReached ? {} : storePendingPage(detour.pendingPage ?? null);
    throw new Response(null, {
      status: FOUND,
      headers: { location: detour.location, 'cache-control': 'no-store', ...remembered },
    });
  };

/** Who may see a page: schema/site/access.ts asked before the page is loaded, on the server and in the browser alike. */
import { detourOf } from '../../schema/site/access';
import type { RouteAccess } from '../../schema/site/routes';

export type Visitor = {
  /** Null while the sessions cannot be read: then nobody is sent away as signed out. */
  readonly isSignedIn: boolean | null;
  readonly pendingPage: () => string | null;
  readonly isProfilePending: () => boolean;
  /** Remembers where to go after signing in, or forgets it; answers the headers that do it, where headers do. */
  readonly keepPendingPage: (address: string | null) => Readonly<Record<string, string>>;
};

export type Guard = (access: RouteAccess, url: URL) => void;

const FOUND = 302;
const UNAVAILABLE = 503;

export const createGuard =
  ({ isSignedIn, pendingPage, isProfilePending, keepPendingPage }: Visitor): Guard =>
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
    // A page that was waited for is reached once: the next visit to /login by somebody signed in leads to the profile.
    const isReached = access === 'auth-redirect' && pendingPage() !== null;
    const remembered =
      detour.pendingPage === undefined && !isReached ? {} : keepPendingPage(detour.pendingPage ?? null);
    throw new Response(null, {
      status: FOUND,
      headers: { location: detour.location, 'cache-control': 'no-store', ...remembered },
    });
  };

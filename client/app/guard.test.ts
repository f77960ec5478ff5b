import { createGuard, type Visitor } from './guard';

const at = (path: string) => new URL(path, 'https://site.example');

function visit(visitor: Partial<Visitor>, access: Parameters<ReturnType<typeof createGuard>>[0], path: string) {
  const kept: (string | null)[] = [];
  const guard = createGuard({
    isSignedIn: false,
    pendingPage: () => null,
    isProfilePending: () => false,
    storePendingPage: address => {
      kept.push(address);
      return { 'set-cookie': `pending-page=${address}` };
    },
    ...visitor,
  });
  try {
    guard(access, at(path));
    return { status: 200, location: null, cookie: null, kept };
  } catch (answer) {
    const { status, headers } = answer as Response;
    return { status, location: headers.get('location'), cookie: headers.get('set-cookie'), kept };
  }
}

describe('the guard', () => {
  it('lets everybody see a public page', () => {
    expect(visit({}, 'public', '/search-program')).toMatchObject({ status: 200 });
    expect(visit({ isSignedIn: null }, 'public', '/search-program')).toMatchObject({ status: 200 });
  });

  it('redirects a visitor of a private page to the login in the same language, and stores the page', () => {
    expect(visit({}, 'auth', '/en/profile/account?tab=2')).toEqual({
      status: 302,
      location: '/en/login',
      cookie: 'pending-page=/en/profile/account?tab=2',
      kept: ['/en/profile/account?tab=2'],
    });
  });

  it('redirects nobody as signed out while sessions cannot be read', () => {
    expect(visit({ isSignedIn: null }, 'auth', '/profile')).toMatchObject({ status: 503, kept: [] });
    expect(visit({ isSignedIn: null }, 'auth-redirect', '/login')).toMatchObject({ status: 200 });
  });

  it('redirects from the login to the pending page when signed in, and clears it', () => {
    expect(visit({ isSignedIn: true, pendingPage: () => '/en/profile/account' }, 'auth-redirect', '/en/login')).toEqual(
      { status: 302, location: '/en/profile/account', cookie: 'pending-page=null', kept: [null] },
    );
  });

  it('redirects to the incomplete profile first, else to the profile', () => {
    expect(visit({ isSignedIn: true, isProfilePending: () => true }, 'auth-redirect', '/register')).toMatchObject({
      location: '/complete-profile',
      kept: [],
    });
    expect(visit({ isSignedIn: true }, 'auth-redirect', '/en/register')).toMatchObject({ location: '/en/profile' });
    expect(visit({ isSignedIn: true }, 'guest', '/forgot-password')).toMatchObject({ location: '/profile' });
  });
});

import { detourOf, safeReturnAddress, signedInHome, type Visit } from './access.js';

const visit = (rest: Partial<Visit>): Visit => ({
  access: 'public',
  address: '/',
  isSignedIn: false,
  pendingPage: null,
  isProfilePending: false,
  ...rest,
});

describe('a return address', () => {
  it.each(['/', '/en', '/search-program?q=data#top', '/en/schools/monash', '/programs/a-b?tab=similar'])(
    '%s is one of ours',
    address => {
      expect(safeReturnAddress(address)).toBe(address);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\evil',
    'https://evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/en//evil.example/x',
    '/search-program\n',
    '/a\u0000',
    '',
    null,
  ])('%j is dropped', address => {
    expect(safeReturnAddress(address)).toBeNull();
  });

  it('that is endless is dropped', () => {
    expect(safeReturnAddress(`/search-program?q=${'a'.repeat(3000)}`)).toBeNull();
  });

  it('never is a page that sends signed-in people on, or the error page', () => {
    expect(
      ['/login', '/en/register', '/forgot-password', '/reset-password?token=a', '/error'].map(safeReturnAddress),
    ).toEqual([null, null, null, null, null]);
  });
});

describe('a guard', () => {
  it('sends a visitor from a page of an account to the login of the same language, and remembers the page', () => {
    expect(detourOf(visit({ access: 'auth', address: '/en/search-program?q=a' }))).toEqual({
      location: '/en/login',
      pendingPage: '/en/search-program?q=a',
    });
  });

  it('lets everybody see public pages, visitors the login, and people their own pages', () => {
    expect(
      [
        visit({}),
        visit({ access: 'auth-redirect' }),
        visit({ access: 'guest' }),
        visit({ access: 'auth', isSignedIn: true }),
      ].map(detourOf),
    ).toEqual([null, null, null, null]);
  });

  it('sends signed-in people from login to the page they wanted, else to their profile', () => {
    const atLogin = visit({ access: 'auth-redirect', address: '/en/login', isSignedIn: true });
    expect(detourOf({ ...atLogin, pendingPage: '/search-program' })).toEqual({ location: '/search-program' });
    expect(detourOf({ ...atLogin, pendingPage: '//evil.example' })).toEqual({ location: '/en/profile' });
    expect(detourOf({ ...atLogin, isProfilePending: true })).toEqual({ location: '/en/complete-profile' });
    expect(detourOf({ ...visit({ access: 'guest', address: '/forgot-password' }), isSignedIn: true })).toEqual({
      location: '/profile',
    });
    expect(signedInHome(atLogin)).toBe('/en/profile');
  });
});

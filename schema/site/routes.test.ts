import { routes } from './routes.js';

/** Path, layout and access of every route that the specification names, as it writes them; `workspace` is the layout of signed-in pages. */
const SPECIFIED = [
  ['/', 'default', 'public'],
  ['/about', 'default', 'public'],
  ['/complete-profile', 'workspace', 'auth'],
  ['/contact', 'default', 'public'],
  ['/error', 'default', 'public'],
  ['/grade', 'default', 'public'],
  ['/legal', 'default', 'public'],
  ['/login', 'none', 'auth-redirect'],
  ['/privacy', 'default', 'public'],
  ['/profile', 'workspace', 'auth'],
  ['/programs/:slug', 'default', 'public'],
  ['/register', 'none', 'auth-redirect'],
  ['/scholarship-gpa/:range', 'default', 'public'],
  ['/scholarships/:slug', 'default', 'public'],
  ['/schools/:slug', 'default', 'public'],
  ['/search-institution', 'default', 'public'],
  ['/search-program', 'default', 'public'],
  ['/search-scholarship', 'default', 'public'],
  ['/search', 'default', 'public'],
  ['/test', 'default', 'public'],
  ['/test/:testId', 'default', 'public'],
  ['/test/:testId/:questionNumber', 'default', 'public'],
  ['/test/result/:testId', 'default', 'public'],
  ['/wishlist', 'default', 'public'],
] as const;

/** The same of the routes that the product has besides. */
const ADDED = [
  ['/compare', 'default', 'public'],
  ['/profile-strength', 'default', 'public'],
  ['/profile/details', 'workspace', 'auth'],
  ['/profile/applications', 'workspace', 'auth'],
  ['/profile/applications/:id', 'workspace', 'auth'],
  ['/profile/notifications', 'workspace', 'auth'],
  ['/profile/account', 'workspace', 'auth'],
  ['/profile/privacy', 'workspace', 'auth'],
  ['/forgot-password', 'none', 'guest'],
  ['/reset-password', 'none', 'guest'],
] as const;

describe('the route table', () => {
  it.each([...SPECIFIED, ...ADDED])('has %s with the layout %s for %s', (path, layout, access) => {
    expect(routes.find(route => route.path === path)).toMatchObject({ layout, access });
  });

  it('keeps everything below /profile for people who are signed in', () => {
    const own = routes.filter(({ path }) => path === '/profile' || path.startsWith('/profile/'));
    expect(own.filter(({ access }) => access !== 'auth')).toEqual([]);
    expect(routes.filter(({ access }) => access === 'guest').map(({ path }) => path)).toEqual([
      '/forgot-password',
      '/reset-password',
    ]);
  });

  it('leads no address to two routes', () => {
    const patterns = routes.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

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

describe('the route table', () => {
  it.each(SPECIFIED)('has %s with the layout %s for %s', (path, layout, access) => {
    expect(routes.find(route => route.path === path)).toMatchObject({ layout, access });
  });

  it('leads no address to two routes', () => {
    const patterns = routes.map(({ path }) => path.replaceAll(/:\w+/g, ':'));
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

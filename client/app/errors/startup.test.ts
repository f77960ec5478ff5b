import { errorPageFor, nextStartup } from './startup';

describe('the start of the app', () => {
  it('ends with the report that it is mounted', () => {
    expect(nextStartup('starting', 'MOUNTED')).toBe('mounted');
  });

  it.each(['starting', 'mounted'] as const)('fails with an error while it is %s', state => {
    expect(nextStartup(state, 'ERROR')).toBe('failed');
  });

  it('stays failed, whatever else happens', () => {
    expect(nextStartup('failed', 'MOUNTED')).toBe('failed');
    expect(nextStartup('failed', 'ERROR')).toBe('failed');
  });

  it.each([
    ['/', '/error?statusCode=500'],
    ['/programs/x', '/error?statusCode=500'],
    ['/en/wishlist', '/en/error?statusCode=500'],
  ])('leads from %s to %s', (path, address) => {
    expect(errorPageFor(path)).toBe(address);
  });

  it.each(['/error', '/en/error'])('does not lead from %s to itself', path => {
    expect(errorPageFor(path)).toBeNull();
  });
});

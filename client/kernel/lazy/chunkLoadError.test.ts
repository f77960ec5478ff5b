import { addressAfterChunkLoadError } from './chunkLoadError';

function browser({ canStore = true } = {}) {
  const items = new Map<string, string>();
  let now = 1_000_000;
  return {
    pass: (milliseconds: number) => (now += milliseconds),
    lose: (pathname: string) =>
      addressAfterChunkLoadError(
        { pathname, search: '?q=1', hash: '' },
        {
          now: () => now,
          readItem: key => items.get(key) ?? null,
          writeItem: (key, value) => canStore && Boolean(items.set(key, value)),
        },
      ),
  };
}

describe('addressAfterChunkLoadError', () => {
  it('loads the wanted address in full the first time', () => {
    expect(browser().lose('/programs/x')).toBe('/programs/x?q=1');
  });

  it.each([
    ['/programs/x', '/'],
    ['/en/programs/x', '/en'],
  ])('goes home when %s fails again within ten seconds', (path, home) => {
    const { lose, pass } = browser();
    lose(path);
    pass(9_999);

    expect(lose(path)).toBe(home);
  });

  it('tries again after ten seconds, and at once for another path', () => {
    const { lose, pass } = browser();
    lose('/programs/x');

    expect(lose('/schools/y')).toBe('/schools/y?q=1');
    pass(10_000);
    expect(lose('/programs/x')).toBe('/programs/x?q=1');
  });

  it('does not go in circles when the home page itself fails', () => {
    const { lose } = browser();
    lose('/');

    expect(lose('/')).toBeNull();
  });

  it('goes home at once in a browser that stores nothing', () => {
    expect(browser({ canStore: false }).lose('/programs/x')).toBe('/');
  });
});

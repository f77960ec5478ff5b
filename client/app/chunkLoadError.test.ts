import { addressAfterLostModule } from './chunkLoadError';

function browser({ canStore = true } = {}) {
  const notes = new Map<string, string>();
  let now = 1_000_000;
  return {
    pass: (milliseconds: number) => (now += milliseconds),
    lose: (path: string) =>
      addressAfterLostModule(
        { path, full: `${path}?q=1`, home: '/' },
        {
          now: () => now,
          readItem: key => notes.get(key) ?? null,
          writeItem: (key, value) => canStore && Boolean(notes.set(key, value)),
        },
      ),
  };
}

describe('addressAfterLostModule', () => {
  it('loads the wanted address in full the first time', () => {
    expect(browser().lose('/programs/x')).toBe('/programs/x?q=1');
  });

  it('goes home when the same path fails again within ten seconds', () => {
    const { lose, pass } = browser();
    lose('/programs/x');
    pass(9_999);

    expect(lose('/programs/x')).toBe('/');
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

  it('goes home at once in a browser that keeps no notes', () => {
    expect(browser({ canStore: false }).lose('/programs/x')).toBe('/');
  });
});

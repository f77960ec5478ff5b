import { holdsPackages } from './installedPackages.mjs';

describe('the installed packages', () => {
  const native = { version: '1.0.0', optional: true, cpu: [process.arch] };
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-elsewhere': { ...native, os: ['elsewhere'] },
      'node_modules/b-here': { ...native, os: [process.platform] },
    },
  };
  const a = { 'node_modules/a': { version: '1.0.0' } };
  const here = { 'node_modules/b-here': native };

  test('fit the lock file when every package of this platform is there in its version', () => {
    expect(holdsPackages(lock, { packages: { ...a, ...here } })).toBe(true);
    expect(holdsPackages(lock, { packages: { 'node_modules/a': { version: '1.0.1' }, ...here } })).toBe(false);
    expect(holdsPackages(lock, { packages: {} })).toBe(false);
  });
  test('do not fit it when they were installed on another platform', () => {
    expect(holdsPackages(lock, { packages: a })).toBe(false);
  });
});

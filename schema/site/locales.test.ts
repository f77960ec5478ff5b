import { fromPath, toPath } from './locales';

describe('addresses in two languages', () => {
  it.each([
    ['/', '/en'],
    ['/?q=1', '/en?q=1'],
    ['/search-program?q=a%2Fb#top', '/en/search-program?q=a%2Fb#top'],
    ['/schools/anu', '/en/schools/anu'],
  ])('%s in Vietnamese is %s in English, and back', (vietnamese, english) => {
    expect(toPath('vi', vietnamese)).toBe(vietnamese);
    expect(toPath('en', vietnamese)).toBe(english);
    expect(fromPath(english)).toEqual({ locale: 'en', path: vietnamese });
    expect(fromPath(vietnamese)).toEqual({ locale: 'vi', path: vietnamese });
  });

  it('takes only a whole first part for the language', () => {
    expect(fromPath('/england')).toEqual({ locale: 'vi', path: '/england' });
  });

  it.each(['//evil.example/x', '/en//evil.example/x', '/\\evil.example', '///evil.example'])(
    'never makes another host of %s',
    address => {
      const { path } = fromPath(address);

      expect(new URL(toPath('vi', path), 'https://site.example').host).toBe('site.example');
      expect(new URL(toPath('vi', address.replace('/en', '')), 'https://site.example').host).toBe('site.example');
      expect(new URL(toPath('en', path), 'https://site.example').host).toBe('site.example');
    },
  );
});

import { readCookie, rememberLocale } from './cookies';

describe('the cookie of the language', () => {
  it('lasts 365 days, for the whole site and no other', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    rememberLocale('en');

    expect(written).toHaveBeenCalledWith('locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
    written.mockRestore();
  });
});

describe('reading a cookie', () => {
  it.each([
    ['a=1; locale=en', 'en'],
    ['locale=', ''],
    ['xlocale=vi', null],
    ['locale=a=b', 'a=b'],
    [undefined, null],
  ])('of %j finds %j', (header, value) => {
    expect(readCookie(header, 'locale')).toBe(value);
  });
});

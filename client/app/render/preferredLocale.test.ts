import { preferredLocale } from './preferredLocale';

describe('preferredLocale', () => {
  it.each([
    ['the cookie before the browser', { cookie: 'a=1; locale=vi', 'accept-language': 'en' }, 'vi'],
    ['English by cookie', { cookie: 'locale=en' }, 'en'],
    ['the browser when the cookie is nonsense', { cookie: 'locale=xx', 'accept-language': 'en-GB' }, 'en'],
    ['the first language we have', { 'accept-language': 'fr-FR, en-US;q=0.8, vi;q=0.5' }, 'en'],
    ['by weight, not by place', { 'accept-language': 'en;q=0.3, vi-VN;q=0.9' }, 'vi'],
    ['what was named first of two as welcome, a kind of it too', { 'accept-language': 'en-GB, vi' }, 'en'],
    ['a kind of a language before the language itself', { 'accept-language': 'en-US, vi;q=0.9, en;q=0.5' }, 'en'],
    ['a language in capitals', { 'accept-language': 'EN-us' }, 'en'],
    ['Vietnamese when all are welcome', { 'accept-language': '*' }, 'vi'],
    ['Vietnamese when nothing can be read', { 'accept-language': ';;=,"' }, 'vi'],
    ['nothing that is refused', { 'accept-language': 'en;q=0, fr' }, 'vi'],
    ['Vietnamese when nothing is said', {}, 'vi'],
  ] as const)('takes %s', (_rule, headers, expected) => {
    expect(preferredLocale(headers)).toBe(expected);
  });
});

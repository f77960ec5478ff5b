import {
  expireSessionCookies,
  isProfilePending,
  pendingPageCookie,
  readPendingPage,
  writePendingPage,
} from './pending';
import { pageCookies } from './cookies';
import { readUserData } from './userData';

describe('the cookies of a session', () => {
  afterEach(expireSessionCookies);

  it('keeps a page in a cookie, and forgets it', () => {
    writePendingPage('/en/search-program?q=dữ liệu');
    expect(readPendingPage(pageCookies())).toBe('/en/search-program?q=dữ liệu');

    writePendingPage(null);
    expect(readPendingPage(pageCookies())).toBeNull();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '/login',
    '/nowhere-at-all',
    '/%',
  ])('never leads to %j', address => {
    writePendingPage(address);

    expect(readPendingPage(pageCookies())).toBeNull();
  });

  it('reads a cookie that somebody has cut off as none', () => {
    expect(readPendingPage('pending-page=%E1%BB')).toBeNull();
    expect(isProfilePending('a=1; pending-profile=1')).toBe(true);
    expect(isProfilePending(undefined)).toBe(false);
  });

  it('has a page for the whole site and no other, as long as the browser is open', () => {
    expect(pendingPageCookie('/en/profile?a=b', true)).toBe(
      'pending-page=%2Fen%2Fprofile%3Fa%3Db; Path=/; SameSite=Lax; Secure',
    );
    expect(pendingPageCookie('/profile', false)).toBe('pending-page=%2Fprofile; Path=/; SameSite=Lax');
    expect(pendingPageCookie(null, true)).toBe('pending-page=; Max-Age=0; Path=/; SameSite=Lax; Secure');
  });

  it('expires everything a script can', () => {
    writePendingPage('/profile');
    expect(pageCookies()).not.toBe('');
    expireSessionCookies();
    expect(pageCookies()).toBe('');
  });
});

describe('readUserData', () => {
  const cookie = (data: unknown) => `user-data=${encodeURIComponent(JSON.stringify(data))}`;

  it('reads who is signed in', () => {
    const data = { fullName: 'Nguyễn Thị Lan', role: 'STUDENT', locale: 'vi' };
    expect(readUserData(`a=b; ${cookie(data)}`)).toEqual(data);
  });

  it.each([
    undefined,
    'user-data=',
    'user-data=%7B',
    cookie(null),
    cookie({ fullName: 'x'.repeat(101), role: 'STUDENT', locale: 'vi' }),
    cookie({ fullName: 'x', role: 'OWNER', locale: 'vi' }),
    cookie({ fullName: 'x', role: 'ADMIN', locale: 'fr' }),
  ])('takes %j for nobody', header => {
    expect(readUserData(header)).toBeNull();
  });
});

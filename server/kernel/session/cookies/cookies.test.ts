import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createCookies, type CookieSettings } from './cookies.js';

const MONTH = 2_592_000;
const mai = { id: 'u1', fullName: 'Trần Thị Mai', role: 'STUDENT', language: 'VI' } as const;

type Cookies = ReturnType<typeof createCookies>;

/** Name and flags of what is set, without values. */
function setBy(settings: CookieSettings, write: (cookies: Cookies, response: ServerResponse) => void): string[][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  write(createCookies(settings), response);
  return [response.getHeader('set-cookie') ?? []]
    .flat()
    .map(line => String(line).split('; '))
    .map(([pair = '', ...flags]) => [pair.split('=')[0] ?? '', ...flags]);
}

describe.each([
  ['on this machine', { isSecure: false, cookiePrefix: '' }, '', []],
  ['on a public address', { isSecure: true, cookiePrefix: '__Host-' }, '__Host-', ['Secure']],
])('the cookies of a session %s', (_where, settings, prefix, secure) => {
  it('are for every path and no other site; those that are credentials no script may read', () => {
    expect(
      setBy(settings, (cookies, response) => {
        cookies.writeRefresh(response, 'token');
        cookies.writeUserData(response, mai as never, { isRemembered: false });
        cookies.writeUserData(response, mai as never, { isRemembered: true });
        cookies.writePendingProfile(response, '1');
        cookies.writePendingProfile(response, null);
      }),
    ).toEqual([
      [`${prefix}refresh-token`, 'Path=/', `Max-Age=${MONTH}`, 'HttpOnly', ...secure, 'SameSite=Lax'],
      ['user-data', 'Path=/', ...secure, 'SameSite=Lax'],
      ['user-data', 'Path=/', `Max-Age=${MONTH}`, ...secure, 'SameSite=Lax'],
      ['pending-profile', 'Path=/', `Max-Age=${MONTH}`, ...secure, 'SameSite=Lax'],
      ['pending-profile', 'Path=/', 'Max-Age=0', ...secure, 'SameSite=Lax'],
    ]);
    expect(createCookies(settings).sessionName).toBe(`${prefix}auth-token`);
  });

  it('are expired all five, on the path where they were set', () => {
    const expired = setBy(settings, (cookies, response) => {
      cookies.expireCredentials(response);
      cookies.expirePending(response);
    });
    expect(expired.map(([name]) => name)).toEqual([
      `${prefix}auth-token`,
      `${prefix}refresh-token`,
      'user-data',
      'pending-page',
      'pending-profile',
    ]);
    for (const [, ...flags] of expired)
      expect(flags).toEqual(expect.arrayContaining(['Path=/', 'Max-Age=0', ...secure]));
  });
});

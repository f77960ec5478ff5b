import { pageCookies } from '../storage/cookies';
import { compareList } from '../storage/compareList';
import { readPendingPage, writePendingPage } from '../storage/pending';
import { readPersonalItem, writePersonalItem } from '../storage/personalItems';
import { addRecentSearch, readRecentSearches } from '../storage/recentSearches';
import { endOfSession, type EndOfSession } from './endOfSession';
import { rememberPrompt, takeAddressAfterLogin, takePendingPage } from './pendingLogin';

declare module '../feedback/pendingActions' {
  interface PendingActions {
    readonly PENDING_LOGIN_TEST: { readonly id: string };
  }
}

const HOUR = 3_600_000;
const ACTION = { kind: 'PENDING_LOGIN_TEST', payload: { id: 'p1' } } as const;
const prompt = (address: string, now?: number) => rememberPrompt({ address, purpose: ACTION }, now);
const signIn = ({ search = '', isProfileComplete = true, now = 1 } = {}) =>
  takeAddressAfterLogin({ url: { pathname: '/en/login', search }, isProfileComplete }, now);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  endOfSession('ACCOUNT_DELETED');
});

describe('where a person goes who has signed in', () => {
  it('is where the prompt was opened, once, with the action still to be finished there', () => {
    prompt('/en/programs/x?tab=2#fees', 0);

    expect(signIn()).toBe('/en/programs/x?tab=2#fees');
    expect(window.localStorage.getItem('pendingAction')).toContain('p1');
    expect(signIn()).toBe('/en/profile');
  });

  it('is no longer the prompt after an hour', () => {
    prompt('/en/compare', 0);

    expect(signIn({ now: HOUR })).toBe('/en/profile');
    expect(window.localStorage.getItem('redirectAfterLogin')).toBeNull();
  });

  it('is the page that was asked for last: a guard that came after the prompt, or the prompt after a guard', () => {
    prompt('/en/compare', 0);
    writePendingPage('/en/profile/account');
    expect(signIn()).toBe('/en/profile/account');

    writePendingPage('/en/profile/account');
    prompt('/en/compare', 0);
    expect(signIn()).toBe('/en/compare');
    expect(readPendingPage(pageCookies())).toBeNull();
  });

  it('is the page that the prompt was opened for, instead of an action that was wanted before', () => {
    prompt('/en/compare', 0);
    rememberPrompt({ address: '/en/programs/x', purpose: { page: '/en/profile/account?tab=2' } }, 0);

    expect(window.localStorage.getItem('redirectAfterLogin')).toBe('/en/programs/x');
    expect(window.localStorage.getItem('pendingAction')).toBeNull();
    expect(signIn()).toBe('/en/profile/account?tab=2');
    expect(signIn()).toBe('/en/profile');
  });

  it('is what the address says, before everything else', () => {
    prompt('/en/compare', 0);
    writePendingPage('/en/profile/account');

    expect(signIn({ search: '?next=%2Fen%2Fwishlist' })).toBe('/en/wishlist');
    expect(signIn()).toBe('/en/profile');
  });

  it('is the first questions while the profile is not complete', () => {
    expect(signIn({ isProfileComplete: false })).toBe('/en/complete-profile');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '/login',
    '/nowhere',
    '/%',
  ])('is never %j', address => {
    prompt(address, 0);
    writePendingPage(address);

    expect(signIn({ search: `?${new URLSearchParams({ next: address })}` })).toBe('/en/profile');
  });
});

describe('the page that a guard has turned away', () => {
  it('is handed out once, and not to itself', () => {
    writePendingPage('/en/profile/account');
    expect(takePendingPage('/complete-profile')).toBe('/en/profile/account');
    expect(takePendingPage('/complete-profile')).toBeNull();

    writePendingPage('/en/complete-profile?step=2');
    expect(takePendingPage('/complete-profile')).toBeNull();
  });
});

describe('the end of a session', () => {
  const fill = () => {
    document.cookie = 'user-data=x; Path=/';
    document.cookie = 'pending-profile=1; Path=/';
    prompt('/en/compare');
    writePendingPage('/en/profile');
    addRecentSearch('khoa học dữ liệu');
    compareList.change(() => [{ slug: 'a', title: 'A' }]);
    writePersonalItem('draft', 'mai', { note: 'Xin chào' });
  };

  it.each<EndOfSession>(['LOGGED_OUT', 'EXPIRED', 'LEFT_EVERYWHERE', 'ACCOUNT_DELETED'])(
    'leaves no cookie, no page and no action behind: %s',
    reason => {
      fill();
      endOfSession(reason);

      expect(pageCookies()).toBe('');
      expect(Object.keys(window.localStorage).filter(key => /redirect|pending/i.test(key))).toEqual([]);
    },
  );

  it.each<[EndOfSession, boolean]>([
    ['LOGGED_OUT', true],
    ['EXPIRED', true],
    ['LEFT_EVERYWHERE', true],
    ['ACCOUNT_DELETED', false],
  ])('keeps what belongs to the device, unless the account is gone: %s', (reason, isKept) => {
    fill();
    endOfSession(reason);

    expect(readRecentSearches().length > 0).toBe(isKept);
    expect(compareList.read(compareList.text()).length > 0).toBe(isKept);
  });

  it.each<[EndOfSession, boolean]>([
    ['LOGGED_OUT', false],
    ['EXPIRED', true],
    ['LEFT_EVERYWHERE', false],
    ['ACCOUNT_DELETED', false],
  ])('keeps what the person has begun only when the session expired: %s', (reason, isKept) => {
    fill();
    endOfSession(reason);

    expect(readPersonalItem('draft', 'mai') !== null).toBe(isKept);
  });
});

import { createAnswerCache, isVisitor } from './responseCache.js';
import { visitorSession } from '../../testing/visitorSession.js';
import { contextFactory, isForEveryone } from './createContext.js';
import { visitorRequest } from '../pages/cachedPageHandler.js';

const setUp = () => {
  let marker: object = {};
  let time = 0;
  const cache = createAnswerCache<string>({
    changeMarker: () => marker,
    lifeMs: 1000,
    maxBytes: 1000,
    elapsed: () => time,
  });
  const put = (key: string, bytes = 10, under: object | null = cache.marker()) =>
    cache.put(key, `answer ${key}`, { marker: under, bytes });
  return { cache, put, change: () => (marker = {}), pass: (ms: number) => (time += ms) };
};

describe('the answer cache', () => {
  it('gives what was put, until its life ends', () => {
    const { cache, put, pass } = setUp();
    put('a');
    expect([cache.get('a'), cache.get('b')]).toEqual(['answer a', undefined]);
    pass(1000);
    expect([cache.get('a'), cache.size()]).toEqual([undefined, 0]);
  });

  it('is empty after a change, and takes nothing that was made across one', () => {
    const { cache, put, change } = setUp();
    put('a');
    const before = cache.marker();
    change();
    expect(cache.get('a')).toBeUndefined();
    put('late', 10, before);
    expect(cache.get('late')).toBeUndefined();
  });

  it('holds no more than its bytes, keys included, the oldest leaving first', () => {
    const { cache, put } = setUp();
    for (let index = 0; index < 100; index += 1) put(`key ${index}`, 50);
    expect(cache.size()).toBeLessThanOrEqual(20);
    expect([cache.get('key 0'), cache.get('key 99')]).toEqual([undefined, 'answer key 99']);
    put('large', 500);
    expect(cache.get('large')).toBeUndefined();
    put('k'.repeat(400), 1);
    expect(cache.get('k'.repeat(400))).toBeUndefined();
  });
});

describe('who is a visitor', () => {
  it.each([
    [{}, true],
    [{ cookie: 'locale=en; x-auth-token=1' }, true],
    [{ cookie: 'auth-token=' }, false],
    [{ cookie: 'a=1;auth-token=2' }, false],
    [{ cookie: 'a=1; __Host-auth-token=2' }, false],
    [{ cookie: 'a=1; refresh-token=2' }, false],
    [{ authorization: '' }, false],
  ] as [{ cookie?: string; authorization?: string }, boolean][])('%j: %s', (headers, is) => {
    expect(isVisitor({ headers })).toBe(is);
    expect(visitorRequest({ url: '/', headers }, 'https://site.example') !== null).toBe(is);
  });
});

describe('an answer', () => {
  it('is for everyone only when it is public and nobody asked who is asking', () => {
    const nothing = { load: () => Promise.resolve(null), loadMany: () => Promise.resolve([]) };
    const context = contextFactory(() => ({
      institutionById: nothing,
      programById: nothing,
      scholarshipById: nothing,
      accountOf: async () => null,
    }))({ requestId: 'id', session: visitorSession(), address: () => '127.0.0.1' });
    expect(isForEveryone(context)).toBe(false);
    context.audience.isPublicAnswer = true;
    expect(isForEveryone(context)).toBe(true);
    expect(context.viewer).toBeNull();
    expect(isForEveryone(context)).toBe(false);
  });
});

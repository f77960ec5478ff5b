import { createMetrics } from '../../kernel/metrics.js';
import { visitorSession } from '../../testing/visitorSession.js';
import { visitorRequest } from '../pages/cachedPageHandler.js';
import { contextFactory, maxAgeMsOf } from './createContext.js';
import { createResponseCache, isVisitor, joinedVersion } from './responseCache.js';

const setUp = () => {
  let version: object = {};
  let time = 1;
  const metrics = createMetrics();
  const cache = createResponseCache<{ text: string }>({
    name: 'test',
    metrics,
    contentVersion: () => version,
    maxBytes: 1000,
    elapsed: () => time,
  });
  const put = (key: string, bytes = 10, of: object | null = cache.version()) =>
    cache.put(key, { text: `answer ${key}` }, { version: of, bytes, maxAgeMs: 1000 });
  return { cache, metrics, put, change: () => (version = {}), pass: (ms: number) => (time += ms) };
};

describe('the response cache', () => {
  it('gives what was put, until it is too old', () => {
    const { cache, put, pass } = setUp();
    put('a');
    expect([cache.get('a')?.text, cache.get('b')]).toEqual(['answer a', undefined]);
    pass(1001);
    expect([cache.get('a'), cache.size()]).toEqual([undefined, 0]);
  });

  it('is empty after a change, and takes nothing that was made across one', () => {
    const { cache, put, change } = setUp();
    put('a');
    const before = cache.version();
    change();
    expect(cache.get('a')).toBeUndefined();
    put('late', 10, before);
    expect(cache.get('late')).toBeUndefined();
  });

  it('holds no more than its bytes, keys included, the least lately used leaving first', () => {
    const { cache, put } = setUp();
    for (let index = 0; index < 100; index += 1) put(`key ${index}`, 50);
    expect(cache.size()).toBeLessThanOrEqual(20);
    expect([cache.get('key 0'), cache.get('key 99')?.text]).toEqual([undefined, 'answer key 99']);
    put('large', 500);
    expect(cache.get('large')).toBeUndefined();
    put('k'.repeat(400), 1);
    expect(cache.get('k'.repeat(400))).toBeUndefined();
  });

  it('counts what it found and what it did not', async () => {
    const { cache, metrics, put, pass } = setUp();
    put('a');
    cache.get('a');
    cache.get('b');
    pass(1001);
    cache.get('a');
    const text = await metrics.text();
    expect(text).toContain('cache_lookups_total{cache="test",result="hit"} 1');
    expect(text).toContain('cache_lookups_total{cache="test",result="miss"} 2');
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

describe('a response', () => {
  it('is cacheable only when it is public and nobody has read the viewer', async () => {
    const nothing = { load: () => Promise.resolve(null), loadMany: () => Promise.resolve([]) };
    const context = contextFactory(() => ({
      institutionById: nothing,
      programById: nothing,
      scholarshipById: nothing,
      scholarshipsAt: { load: async () => [] },
      accountOf: async () => null,
      guideBodyById: { load: async () => [] },
      serviceTokenById: nothing,
      studentFacts: { load: () => Promise.reject(new Error('Nobody is signed in.')) },
    }))({
      record: { requestId: 'id', headers: {}, kind: 'graphql' },
      session: await visitorSession(),
      charge: async () => undefined,
      address: '127.0.0.1',
    });
    expect(maxAgeMsOf(context)).toBeNull();
    context.cacheability.publicMaxAge = 30;
    expect(maxAgeMsOf(context)).toBe(30_000);
    expect(context.viewer).toBeNull();
    expect(maxAgeMsOf(context)).toBeNull();
  });
});

it('the version of two parts is another one whenever either of them is, and the same until then', () => {
  let one: object | null = null;
  let other: object = {};
  const version = joinedVersion(
    () => one,
    () => other,
  );
  const first = version();
  expect(version()).toBe(first);
  one = {};
  const second = version();
  expect([second === first, version() === second]).toEqual([false, true]);
  other = {};
  expect(version()).not.toBe(second);
});

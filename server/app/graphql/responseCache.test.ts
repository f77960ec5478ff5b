import { createChangeLog } from '../../kernel/changeLog.js';
import { OLDER_COPY } from '../../kernel/graphql/answerReads.js';
import { createMetrics } from '../../kernel/metrics.js';
import { visitorSession } from '../../testing/visitorSession.js';
import { visitorRequest } from '../pages/cachedPageHandler.js';
import { contextFactory, maxAgeMsOf } from './createContext.js';
import { createResponseCache, isVisitor, joinedVersion, type Stamp, steadyVersion } from './responseCache.js';

const setUp = () => {
  const state = { common: {}, lists: {}, index: {}, time: 1 };
  const metrics = createMetrics();
  const log = createChangeLog({ indexVersion: () => state.index });
  const cache = createResponseCache<{ text: string }>({
    name: 'test',
    metrics,
    content: { changes: log, common: () => state.common, lists: () => state.lists },
    maxBytes: 1000,
    elapsed: () => state.time,
  });
  const put = (
    key: string,
    {
      bytes = 10,
      stamp = cache.stamp(),
      of,
      maxAgeMs = 1000,
    }: { bytes?: number; stamp?: Stamp; of?: string[]; maxAgeMs?: number } = {},
  ) =>
    cache.put(
      key,
      { text: `answer ${key}` },
      { stamp, isByEntries: of !== undefined, reads: new Set(of), bytes, maxAgeMs },
    );
  const kept = (...keys: string[]) => keys.filter(key => cache.get(key));
  return { cache, metrics, put, kept, state, log, pass: (ms: number) => (state.time += ms) };
};

describe('the response cache', () => {
  it('gives what was put, until it is too old', () => {
    const { cache, put, pass } = setUp();
    put('a');
    expect([cache.get('a')?.text, cache.get('b')]).toEqual(['answer a', undefined]);
    pass(1001);
    expect([cache.get('a'), cache.size()]).toEqual([undefined, 0]);
  });

  it('gives what was made of older copies for a second only', () => {
    const { put, kept, pass } = setUp();
    put('program', { of: ['p1', OLDER_COPY], maxAgeMs: 30_000 });
    put('other program', { of: ['p1'], maxAgeMs: 30_000 });
    pass(999);
    expect(kept('program', 'other program')).toEqual(['program', 'other program']);
    pass(2);
    expect(kept('program', 'other program')).toEqual(['other program']);
  });

  it('gives nothing any more that a change of its entries outdates, and all else', () => {
    const { put, kept, log } = setUp();
    put('program', { of: ['p1', 'i1'] });
    put('other program', { of: ['p2', 'i1'] });
    put('search');
    log.note(['p1']);
    expect(kept('program', 'other program', 'search')).toEqual(['other program', 'search']);
    log.note(['i1']);
    expect(kept('other program', 'search')).toEqual(['search']);
    put('program', { of: ['p1'] });
    log.noteAll();
    expect(kept('program', 'search')).toEqual([]);
  });

  it('drops lists with a new version of them, and everything with one of what all is made of', () => {
    const { put, kept, state } = setUp();
    put('program', { of: ['p1'] });
    put('search');
    state.lists = {};
    expect(kept('program', 'search')).toEqual(['program']);
    put('search');
    state.common = {};
    expect(kept('program', 'search')).toEqual([]);
  });

  it('takes nothing that was made across a change of what it was made of', () => {
    const { cache, put, kept, state, log } = setUp();
    const stamp = cache.stamp();
    log.note(['p1']);
    put('program', { of: ['p1'], stamp });
    put('other program', { of: ['p2'], stamp });
    state.lists = {};
    put('search', { stamp });
    put('list of entries', { of: ['p2'], stamp });
    state.common = {};
    put('late', { of: ['p3'], stamp });
    expect(kept('program', 'search', 'late')).toEqual([]);
    expect(kept('other program')).toEqual([]);
  });

  it('holds no more than its bytes, keys included, the least lately used leaving first', () => {
    const { cache, put } = setUp();
    for (let index = 0; index < 100; index += 1) put(`key ${index}`, { bytes: 50 });
    expect(cache.size()).toBeLessThanOrEqual(20);
    expect([cache.get('key 0'), cache.get('key 99')?.text]).toEqual([undefined, 'answer key 99']);
    put('large', { bytes: 500 });
    expect(cache.get('large')).toBeUndefined();
    put('of much', { bytes: 1, of: Array.from({ length: 10 }, (_, at) => `p${at}`) });
    expect(cache.get('of much')).toBeUndefined();
    put('k'.repeat(400), { bytes: 1 });
    expect(cache.get('k'.repeat(400))).toBeUndefined();
  });

  it('counts what it found and what it did not, what was out of date among it', async () => {
    const { cache, metrics, put, log } = setUp();
    put('a', { of: ['p1'] });
    cache.get('a');
    cache.get('b');
    log.note(['p1']);
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
    const nothing = {
      load: () => Promise.resolve(null),
      loadMany: () => Promise.resolve([]),
      bySlug: () => Promise.resolve(null),
    };
    const context = contextFactory(() => ({
      institutionById: nothing,
      programById: nothing,
      scholarshipById: nothing,
      scholarshipsAt: { load: async () => [] },
      usesListOf: () => undefined,
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

it('a steady version passes the first of a stream of changes on at once, and then one in so long', () => {
  const state = { version: 0, time: 0 };
  const versions = [{}, {}, {}, {}];
  const steady = steadyVersion(() => versions[state.version] ?? null, { leastMs: 5000, elapsed: () => state.time });
  const seen = ([version, time]: [number, number]) => {
    Object.assign(state, { version, time });
    const found = steady();
    return versions.findIndex(each => each === found);
  };
  const stream: [number, number][] = [
    [0, 0],
    [1, 10],
    [2, 20],
    [2, 5009],
    [3, 5010],
    [3, 5011],
    [0, 10_009],
    [0, 10_010],
  ];
  expect(stream.map(seen)).toEqual([0, 1, 1, 1, 3, 3, 3, 0]);
});

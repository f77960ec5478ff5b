import { randomUUID } from 'node:crypto';
import { systemClock } from '../clock.js';
import { createLogger } from '../logger.js';
import { keysOf } from '../../testing/keysOf.js';
import { connectRedis, type RedisStore } from './connectRedis.js';
import { createBudget } from './createBudget.js';
import { createRateLimiter } from './createRateLimiter.js';

let redis: RedisStore;
let other: RedisStore;
const limiterOf = (store: RedisStore, name: string) =>
  createRateLimiter({ redis: store.client, clock: systemClock, name, limit: 3, windowSeconds: 60 });

beforeAll(async () => {
  const logger = createLogger({ logLevel: 'silent' });
  const url = String(process.env.REDIS_URL);
  [redis, other] = await Promise.all([connectRedis(url, logger), connectRedis(url, logger)]);
});
afterAll(() => {
  redis.close();
  other.close();
});

describe('rate limiter', () => {
  it('allows the limit and refuses the next, counted together by all processes', async () => {
    const name = randomUUID();
    const [one, two] = [limiterOf(redis, name), limiterOf(other, name)];
    const verdicts = [await one('a'), await two('a'), await one('a'), await two('a')];
    expect(verdicts.map(verdict => verdict.isAllowed)).toEqual([true, true, true, false]);
    expect(verdicts[3]?.retryAfter).toBeGreaterThan(0);
    expect(verdicts[3]?.retryAfter).toBeLessThanOrEqual(60);
    expect((await one('b')).isAllowed).toBe(true);
  });

  it('lets exactly the limit through under a rush', async () => {
    const limit = limiterOf(redis, randomUUID());
    const verdicts = await Promise.all(Array.from({ length: 30 }, () => limit('a')));
    expect(verdicts.filter(verdict => verdict.isAllowed)).toHaveLength(3);
  });

  it('asks Redis once for a block of a large limit, and still refuses what is past the limit', async () => {
    const limit = createRateLimiter({
      redis: redis.client,
      clock: systemClock,
      name: randomUUID(),
      limit: 300,
      windowSeconds: 60,
    });
    let allowed = 0;
    for (let index = 0; index < 320; index += 1) if ((await limit('a')).isAllowed) allowed += 1;
    expect(allowed).toBe(300);
  });

  it('starts anew when the window is over', async () => {
    let now = Date.now();
    const limit = createRateLimiter({
      redis: redis.client,
      clock: () => new Date(now),
      name: randomUUID(),
      limit: 1,
      windowSeconds: 1,
    });
    expect([(await limit('a')).isAllowed, (await limit('a')).isAllowed]).toEqual([true, false]);
    await new Promise(resolve => setTimeout(resolve, 1100));
    now += 1100;
    expect((await limit('a')).isAllowed).toBe(true);
  });

  it('keeps no address in clear, and nothing after the window', async () => {
    const name = randomUUID();
    await limiterOf(redis, name)('203.0.113.9');
    const keys = await keysOf(redis, `limit:${name}:*`);
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toContain('203.0.113.9');
    expect(await redis.client.pttl(String(keys[0]))).toBeGreaterThan(0);
  });

  it('counts in this process once Redis is gone, and still refuses a flood', async () => {
    const lonely = await connectRedis(String(process.env.REDIS_URL), createLogger({ logLevel: 'silent' }));
    const limit = limiterOf(lonely, randomUUID());
    lonely.close();
    const verdicts = [await limit('a'), await limit('a'), await limit('a'), await limit('a')];
    expect(verdicts.map(verdict => verdict.isAllowed)).toEqual([true, true, true, false]);
  });
});

describe('budget', () => {
  const budgetOf = (store: RedisStore, name: string) =>
    createBudget({ redis: store.client, clock: systemClock, name, limit: 300, windowSeconds: 60 });

  it('allows what costs more than is reserved at a time, and nothing more once it is overdrawn', async () => {
    const budget = budgetOf(redis, randomUUID());
    const verdicts = [];
    for (const amount of [90, 90, 90, 90, 1]) verdicts.push((await budget.consume('a', amount)).isAllowed);
    expect(verdicts).toEqual([true, true, true, true, false]);
    expect((await budget.consume('b', 1)).isAllowed).toBe(true);
  });

  it('is shared by all processes, each of which may overdraw by one use', async () => {
    const name = randomUUID();
    const budgets = [budgetOf(redis, name), budgetOf(other, name)];
    let used = 0;
    for (let index = 0; index < 100; index += 1)
      if ((await budgets[index % 2]?.consume('a', 20))?.isAllowed) used += 20;
    expect(used).toBeGreaterThanOrEqual(300);
    expect(used).toBeLessThanOrEqual(300 + 2 * 20);
  });

  it('knows of a refusal without asking Redis', async () => {
    const budget = budgetOf(redis, randomUUID());
    expect(budget.refusalOf('a')).toBeNull();
    for (let index = 0; index < 4; index += 1) await budget.consume('a', 100);
    await budget.consume('a', 1);
    expect(budget.refusalOf('a')).toEqual({ isAllowed: false, retryAfter: expect.any(Number) });
    expect(budget.refusalOf('b')).toBeNull();
  });
});

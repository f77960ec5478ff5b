/** Counts requests of a key in fixed windows. Redis counts for all instances; while it is away each process counts for itself, so nobody is shut out. */
import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.js';
import type { RedisClient } from './connectRedis.js';

export type RateVerdict = { isAllowed: boolean; /** Seconds until the window ends. */ retryAfter: number };
export type RateLimiter = (key: string) => Promise<RateVerdict>;

/** After a failure Redis is left alone this long, so that a frozen one delays a request a second, not every request. */
const PAUSE_AFTER_FAILURE_MS = 1000;

type Options = { redis: RedisClient; clock: Clock; name: string; limit: number; windowSeconds: number };

export function createRateLimiter({ redis, clock, name, limit, windowSeconds }: Options): RateLimiter {
  const insurance = new RateLimiterMemory({ points: limit, duration: windowSeconds, keyPrefix: name });
  let pausedUntil = 0;

  const countHere = async (key: string): Promise<RateVerdict> => {
    const counted = await insurance.consume(key).then(
      result => ({ isAllowed: true, result }),
      (result: { msBeforeNext: number }) => ({ isAllowed: false, result }),
    );
    return { isAllowed: counted.isAllowed, retryAfter: Math.max(1, Math.ceil(counted.result.msBeforeNext / 1000)) };
  };

  const countInRedis = async (key: string): Promise<RateVerdict> => {
    const replies = await redis.multi().set(key, 0, 'PX', windowSeconds * 1000, 'NX').incr(key).pttl(key).exec();
    const [count, rest] = [replies?.[1]?.[1], replies?.[2]?.[1]];
    if (typeof count !== 'number' || typeof rest !== 'number') throw new Error('redis gave no count');
    return { isAllowed: count <= limit, retryAfter: Math.max(1, Math.ceil(rest / 1000)) };
  };

  return async subject => {
    // The subject may be an address: it is kept neither in clear nor longer than the window.
    const key = `limit:${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
    if (clock().getTime() < pausedUntil || redis.status !== 'ready') return countHere(key);
    try {
      return await countInRedis(key);
    } catch {
      pausedUntil = clock().getTime() + PAUSE_AFTER_FAILURE_MS;
      return countHere(key);
    }
  };
}

/** The holder of an IPv6 address commands its whole /64: all of it counts as one. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups = tail === undefined ? left : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

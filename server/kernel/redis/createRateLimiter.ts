/** Limits requests of a key in fixed windows. Redis counts for all instances; while it is unavailable each process counts for itself. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.js';
import { AppError } from '../errors/AppError.js';
import { hashOf } from '../hash.js';
import type { RedisClient } from './connectRedis.js';

export type RateVerdict = { isAllowed: boolean; /** Seconds until the window ends. */ retryAfter: number };
export type RateLimiter = (key: string) => Promise<RateVerdict>;

/** After a failure Redis is not called for so long: a frozen one delays one request a second, not every request. */
const PAUSE_AFTER_FAILURE_MS = 1000;
/** A process reserves a block of requests at a time: a round trip for each would cost as much as answering. */
const BLOCKS_OF_LIMIT = 30;
const MAX_KEYS = 20_000;

type Options = {
  redis: RedisClient;
  clock: Clock;
  name: string;
  limit: number;
  windowSeconds: number;
  /** Requests that are reserved at a time. */
  block?: number;
};
/** What this process has reserved of a key until the window ends; with nothing left and `isSpent`, requests are refused. */
type Lease = { left: number; isSpent: boolean; endsAt: number };

export function createRateLimiter(options: Options): RateLimiter {
  const { redis, clock, name, limit, windowSeconds } = options;
  const { block = Math.max(1, Math.floor(limit / BLOCKS_OF_LIMIT)) } = options;
  const insurance = new RateLimiterMemory({ points: limit, duration: windowSeconds, keyPrefix: name });
  const leases = new Map<string, Lease>();
  let pausedUntil = 0;

  const verdictOf = (isAllowed: boolean, restMs: number): RateVerdict => ({
    isAllowed,
    retryAfter: Math.max(1, Math.ceil(restMs / 1000)),
  });

  const countHere = (key: string): Promise<RateVerdict> =>
    insurance.consume(key).then(
      ({ msBeforeNext }) => verdictOf(true, msBeforeNext),
      ({ msBeforeNext }: { msBeforeNext: number }) => verdictOf(false, msBeforeNext),
    );

  const fromLease = (key: string, now: number): RateVerdict | undefined => {
    const lease = leases.get(key);
    if (!lease || lease.endsAt <= now) return undefined;
    if (lease.left > 0) lease.left -= 1;
    else if (!lease.isSpent) return undefined;
    else return verdictOf(false, lease.endsAt - now);
    return verdictOf(true, lease.endsAt - now);
  };

  const takeBlock = async (key: string): Promise<void> => {
    const replies = await redis
      .multi()
      .set(key, 0, 'PX', windowSeconds * 1000, 'NX')
      .incrby(key, block)
      .pttl(key)
      .exec();
    const [count, rest] = [replies?.[1]?.[1], replies?.[2]?.[1]];
    if (typeof count !== 'number' || typeof rest !== 'number') throw new Error('Redis returned no count');
    const granted = Math.min(block, limit - (count - block));
    const now = clock().getTime();
    const before = leases.get(key);
    const left = before && before.endsAt > now ? before.left : 0;
    if (!before && leases.size >= MAX_KEYS) leases.clear();
    leases.set(key, { left: left + Math.max(0, granted), isSpent: granted < block, endsAt: now + rest });
  };

  /** Requests of a key that come together wait for one block: each with a block of its own would use up the limit of a burst. */
  const pending = new Map<string, Promise<void>>();
  const awaitBlock = (key: string): Promise<void> => {
    if (block === 1) return takeBlock(key);
    const taking = pending.get(key) ?? takeBlock(key).finally(() => pending.delete(key));
    pending.set(key, taking);
    return taking;
  };

  // The subject may be an address: it is stored as a hash, and only until the window ends.
  const keyOf = (subject: string): string => `limit:${name}:${hashOf(subject).slice(0, 22)}`;

  return async subject => {
    const key = keyOf(subject);
    for (;;) {
      const now = clock().getTime();
      const verdict = fromLease(key, now);
      if (verdict) return verdict;
      if (now < pausedUntil || redis.status !== 'ready') return countHere(key);
      try {
        await awaitBlock(key);
      } catch {
        pausedUntil = clock().getTime() + PAUSE_AFTER_FAILURE_MS;
        return countHere(key);
      }
    }
  };
}

/** Counts one request of the subject; throws RATE_LIMITED above the limit. */
export async function consume(limiter: RateLimiter, subject: string): Promise<void> {
  const { isAllowed, retryAfter } = await limiter(subject);
  if (!isAllowed) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
}

/** An IPv6 client controls its whole /64, so that all of it counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

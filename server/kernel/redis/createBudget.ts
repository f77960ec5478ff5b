/** How much a key may use up in a fixed window. Redis counts for all instances; while it is unavailable each process counts for itself. */
import type { Clock } from '../clock.js';
import { hashOf } from '../hash.js';
import type { RedisClient } from './connectRedis.js';
import { isTimeout } from './redisFailures.js';

export type RateVerdict = { isAllowed: boolean; /** Seconds until the window ends. */ retryAfter: number };

export type Budget = {
  /** Allows while anything is left, so that the last use may overdraw: what it costs too much is not lent to the next window. */
  consume: (key: string, amount: number) => Promise<RateVerdict>;
  /** The refusal that a use would meet, as far as this process knows without asking Redis; null when it may be allowed. */
  refusalOf: (key: string) => RateVerdict | null;
};

/** After a command that timed out Redis is not called for so long: a frozen one delays one request a second, not every request. */
const PAUSE_AFTER_FAILURE_MS = 1000;
/** A process reserves a block at a time: a round trip for each use would cost as much as answering. */
const BLOCKS_OF_LIMIT = 30;
/** Larger blocks save no round trip that matters, but leave less to other processes. */
const MAX_BLOCK = 500_000;
const MAX_KEYS = 20_000;

export type BudgetOptions = {
  redis: RedisClient;
  clock: Clock;
  name: string;
  limit: number;
  windowSeconds: number;
  /** What is reserved at a time. */
  block?: number;
};
/** What this process has reserved of a key until the window ends, less than nothing when overdrawn; `isSpent` when there is no more to reserve. */
type Lease = { left: number; isSpent: boolean; endsAt: number };

const verdictOf = (isAllowed: boolean, restMs: number): RateVerdict => ({
  isAllowed,
  retryAfter: Math.max(1, Math.ceil(restMs / 1000)),
});

export function createBudget(options: BudgetOptions): Budget {
  const { redis, clock, name, limit, windowSeconds } = options;
  const { block = Math.min(MAX_BLOCK, Math.max(1, Math.floor(limit / BLOCKS_OF_LIMIT))) } = options;
  const windowMs = windowSeconds * 1000;
  const leases = new Map<string, Lease>();
  let pausedUntil = 0;

  const leaseOf = (key: string, now: number): Lease | undefined => {
    const lease = leases.get(key);
    return lease && lease.endsAt > now ? lease : undefined;
  };
  const refusalFrom = (lease: Lease | undefined, now: number): RateVerdict | null =>
    lease && lease.left <= 0 && lease.isSpent ? verdictOf(false, lease.endsAt - now) : null;
  const store = (key: string, lease: Lease): void => {
    if (!leases.has(key) && leases.size >= MAX_KEYS) leases.clear();
    leases.set(key, lease);
  };

  // The subject may be an address: Redis holds a hash of it, and only until the window ends.
  const storedKeyOf = (subject: string): string => `limit:${name}:${hashOf(subject).slice(0, 22)}`;

  const takeBlock = async (key: string): Promise<void> => {
    const overdrawn = Math.max(0, -(leaseOf(key, clock().getTime())?.left ?? 0));
    const wanted = block + overdrawn;
    const stored = storedKeyOf(key);
    const replies = await redis.multi().set(stored, 0, 'PX', windowMs, 'NX').incrby(stored, wanted).pttl(stored).exec();
    const [count, rest] = [replies?.[1]?.[1], replies?.[2]?.[1]];
    if (typeof count !== 'number' || typeof rest !== 'number') throw new Error('Redis returned no count');
    const granted = Math.max(0, Math.min(wanted, limit - (count - wanted)));
    const now = clock().getTime();
    const left = leaseOf(key, now)?.left ?? 0;
    store(key, { left: left + granted, isSpent: granted < wanted, endsAt: now + rest });
  };

  /** Without Redis this process counts alone, as if nobody else did. */
  const takeAll = (key: string, now: number): void => {
    const { left = 0, endsAt = now + windowMs } = leaseOf(key, now) ?? {};
    store(key, { left: left + limit, isSpent: true, endsAt });
  };

  /** Uses of a key that come together wait for one block: each with a block of its own would use up the limit of a burst. */
  const pending = new Map<string, Promise<void>>();
  const awaitBlock = (key: string): Promise<void> => {
    if (block === 1) return takeBlock(key);
    const taking = pending.get(key) ?? takeBlock(key).finally(() => pending.delete(key));
    pending.set(key, taking);
    return taking;
  };

  return {
    consume: async (key, amount) => {
      let hasFailed = false;
      for (;;) {
        const now = clock().getTime();
        const lease = leaseOf(key, now);
        const refusal = refusalFrom(lease, now);
        if (refusal) return refusal;
        if (lease && lease.left > 0) {
          lease.left -= amount;
          return verdictOf(true, lease.endsAt - now);
        }
        if (hasFailed || now < pausedUntil || redis.status !== 'ready') {
          takeAll(key, now);
          continue;
        }
        try {
          await awaitBlock(key);
        } catch (error) {
          hasFailed = true;
          // A failure without a wait may concern the keys of one server of a cluster alone: the others go on being counted there.
          if (isTimeout(error)) pausedUntil = clock().getTime() + PAUSE_AFTER_FAILURE_MS;
        }
      }
    },
    refusalOf: key => {
      const now = clock().getTime();
      return refusalFrom(leaseOf(key, now), now);
    },
  };
}

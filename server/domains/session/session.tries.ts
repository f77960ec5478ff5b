/** Tries of passwords and codes, counted by account and by address. Only a try that failed for a reason of its own stays counted. */
import { AppError } from '../../kernel/errors/AppError.js';
import { hashOf } from '../../kernel/hash.js';
import type { FailureCounter } from '../../kernel/redis/createFailureCounter.js';
import { networkOf } from '../../kernel/redis/createRateLimiter.js';
import type { SessionDeps } from './session.ports.js';

/** PASSED resets the count of the account; UNDECIDED takes this one try back. */
export type TryOutcome<T> = { kind: 'PASSED' | 'FAILED' | 'UNDECIDED'; result: T };
export type Subject = {
  /** Who is tried, and from where. */
  pair: string;
  address: string;
  /** Who is tried, from anywhere: an e-mail address. Left out where no stranger can try. */
  account?: string;
};
/** Too many tries of the account failed, over all addresses: a password alone proves nothing any more. */
export type Bounds = { isGuessed: boolean };

type Count = { counter: FailureCounter; key: string; detail: string };

const QUARTER_HOUR_MS = 900_000;
/** A blocked caller who keeps trying is logged once in a quarter of an hour. */
const blockedKey = (subject: string, now: Date): string =>
  `${hashOf(subject).slice(0, 22)} ${Math.floor(now.getTime() / QUARTER_HOUR_MS)}`;

export function createTries({ limits, recordEvent, clock }: Pick<SessionDeps, 'limits' | 'recordEvent' | 'clock'>) {
  const refuse = async ({ detail, key }: Count, retryAfter: number): Promise<never> => {
    await recordEvent({ kind: 'LOGIN_BLOCKED', detail }, { key: blockedKey(key, clock()) });
    throw new AppError('RATE_LIMITED', undefined, { retryAfter });
  };

  const countsOf = ({ pair, address }: Subject): Count[] => {
    const network = networkOf(address);
    return [
      { counter: limits.loginFailuresPerDay, key: address, detail: 'address' },
      ...(network === null ? [] : [{ counter: limits.loginFailuresOfNetwork, key: network, detail: 'address' }]),
      { counter: limits.loginFailures, key: pair, detail: 'account' },
    ];
  };
  const takeBack = async (counts: readonly Count[]): Promise<void> => {
    await Promise.all(counts.map(({ counter, key }) => counter.refund(key)));
  };

  /** Counts the try before it is made; throws RATE_LIMITED when one of the limits is reached. Returns what was counted. */
  const begin = async (subject: Subject): Promise<{ counted: Count[]; bounds: Bounds }> => {
    const counted: Count[] = [];
    try {
      for (const count of countsOf(subject)) {
        const { isAllowed, retryAfter } = await count.counter.begin(count.key);
        if (!isAllowed) await refuse(count, retryAfter);
        counted.push(count);
      }
      if (subject.account === undefined) return { counted, bounds: { isGuessed: false } };
      const ofAccount = { counter: limits.loginFailuresOfAccount, key: subject.account, detail: 'account' };
      const { isAllowed } = await ofAccount.counter.begin(ofAccount.key);
      return { counted: isAllowed ? [...counted, ofAccount] : counted, bounds: { isGuessed: !isAllowed } };
    } catch (error) {
      await takeBack(counted).catch(() => undefined);
      throw error;
    }
  };

  return {
    run: async <T>(subject: Subject, work: (bounds: Bounds) => Promise<TryOutcome<T>>): Promise<T> => {
      const { counted, bounds } = await begin(subject);
      let outcome: TryOutcome<T>;
      try {
        outcome = await work(bounds);
      } catch (error) {
        // Nobody failed: something was unavailable. The refund may fail for the same reason.
        await takeBack(counted).catch(() => undefined);
        throw error;
      }
      if (outcome.kind !== 'FAILED') await takeBack(counted);
      if (outcome.kind === 'PASSED') await limits.loginFailures.clear(subject.pair);
      return outcome.result;
    },
  };
}

export type Tries = ReturnType<typeof createTries>;

/** Tries of passwords and codes, counted by account and by address. Only a try that failed for a reason of its own stays counted. */
import { AppError } from '../../kernel/errors/AppError.js';
import { hashOf } from '../../kernel/hash.js';
import type { SessionDeps } from './session.ports.js';

/** PASSED resets the count of the account; UNDECIDED takes this one try back. */
export type TryOutcome<T> = { kind: 'PASSED' | 'FAILED' | 'UNDECIDED'; result: T };
export type Subject = { /** Who is tried, and from where. */ pair: string; address: string };

const QUARTER_HOUR_MS = 900_000;
/** A blocked caller who keeps trying is logged once in a quarter of an hour. */
const blockedKey = (subject: string, now: Date): string =>
  `${hashOf(subject).slice(0, 22)} ${Math.floor(now.getTime() / QUARTER_HOUR_MS)}`;

export function createTries({ limits, recordEvent, clock }: Pick<SessionDeps, 'limits' | 'recordEvent' | 'clock'>) {
  const ofPair = limits.loginFailures;
  const ofDay = limits.loginFailuresPerDay;

  /** Counts the try in both limits before it is made; throws RATE_LIMITED when either is reached. */
  const begin = async ({ pair, address }: Subject): Promise<void> => {
    const day = await ofDay.begin(address);
    if (!day.isAllowed) return refuse({ detail: 'address', blocked: address, retryAfter: day.retryAfter });
    const { isAllowed, retryAfter } = await ofPair.begin(pair).catch(async (error: unknown) => {
      await ofDay.refund(address).catch(() => undefined);
      throw error;
    });
    if (isAllowed) return;
    await ofDay.refund(address);
    await refuse({ detail: 'account', blocked: pair, retryAfter });
  };

  const refuse = async ({ detail, blocked, retryAfter }: { detail: string; blocked: string; retryAfter: number }) => {
    await recordEvent({ kind: 'LOGIN_BLOCKED', detail }, { key: blockedKey(blocked, clock()) });
    throw new AppError('RATE_LIMITED', undefined, { retryAfter });
  };

  const refund = ({ pair, address }: Subject) => Promise.all([ofPair.refund(pair), ofDay.refund(address)]);

  return {
    run: async <T>(subject: Subject, work: () => Promise<TryOutcome<T>>): Promise<T> => {
      await begin(subject);
      let outcome: TryOutcome<T>;
      try {
        outcome = await work();
      } catch (error) {
        // Nobody failed: something was unavailable. The refund may fail for the same reason.
        await refund(subject).catch(() => undefined);
        throw error;
      }
      if (outcome.kind === 'PASSED') await Promise.all([ofPair.clear(subject.pair), ofDay.refund(subject.address)]);
      if (outcome.kind === 'UNDECIDED') await refund(subject);
      return outcome.result;
    },
  };
}

export type Tries = ReturnType<typeof createTries>;

/**
 * A limit for every wait for the driver. The driver (7.8) waits for ever for the answer to a command that it wrote to a socket which
 * was destroyed but had not yet said `close`, whatever its own timeouts are; docs/decisions/0007-silent-mongodb-connections.md.
 */
import { mongo } from 'mongoose';

/** A request may wait six seconds for a store. */
const COMMAND_LIMIT_MS = 4500;

/** MongoDB did not answer in time. */
export class StoreSilentError extends Error {
  override readonly name = 'StoreSilentError';
}

/** The driver throws what a socket says as it is when the socket breaks in the middle of a write: `write EPIPE`. */
function asDriverError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('syscall' in error)) return error;
  const words = 'message' in error ? String(error.message) : String(error.syscall);
  return new mongo.MongoNetworkError(words, error instanceof Error ? { cause: error } : {});
}

export function withDeadline<T>(answer: Promise<T>, limitMs: number = COMMAND_LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StoreSilentError(`no answer from MongoDB in ${limitMs} ms`)), limitMs);
    answer.then(resolve, (error: unknown) => reject(asDriverError(error))).finally(() => clearTimeout(timer));
  });
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** What is left of a batch that has arrived needs no limit; a timer for each document would cost more than reading it. */
const isAtHand = (target: object): boolean => target instanceof mongo.AbstractCursor && target.bufferedCount() > 0;

/** The same object of the driver, with a deadline on every promise that its methods return; so are its collections and cursors. */
export function withDeadlines<T extends object>(target: T): T {
  const limited = new Proxy(target, {
    get(_target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const hasNoWait = isAtHand(target);
        const result: unknown = Reflect.apply(member, target, args);
        if (result === target) return limited;
        if (isPromise(result)) return hasNoWait ? result : withDeadline(result);
        if (result instanceof mongo.Collection || result instanceof mongo.AbstractCursor) return withDeadlines(result);
        return result;
      };
    },
  });
  return limited;
}

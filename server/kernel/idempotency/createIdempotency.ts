/**
 * Idempotency keys: the first call of a key does the work, every later one gets the stored answer, and parallel calls wait for it.
 *
 * The work gets an id, the same for every attempt of a key, and must store what it creates under that id: after a crash between the work and the storing
 * of the answer, the next attempt then finds the created document instead of creating a second.
 */
import type { z } from 'zod';
import { daysAfter } from '../../../schema/rules/days.rules.js';
import { backOffMs, pause } from '../backOff.js';
import type { Clock } from '../clock.js';
import { AppError } from '../errors/AppError.js';
import { hashOf, hashOfValue } from '../hash.js';
import { derivedId, newId } from '../newId.js';
import { type CallConnection, type CallRecord, createCallModel } from './idempotency.model.js';
import { createCallRepository } from './idempotency.repository.js';

export type IdempotentCall<Answer extends object> = {
  /** The mutation, `createApplication`; keys of different scopes are independent. */
  scope: string;
  /**
   * The account, or a visitor, whose address may change between two attempts: a phone leaves the tunnel in another network. A visitor's call is known by its
   * key and its input together. Whoever tries the key of somebody else with an input of their own makes a call of their own, and does not learn that the key
   * was used; the same answer gets only who sends the same input, and so knows it already.
   */
  caller: { userId: string } | 'VISITOR';
  /** Chosen by the client, new for each intended creation. */
  key: string;
  /** The rest of the input; another input under the same key is BAD_USER_INPUT to an account, and another call of a visitor. */
  input: unknown;
  answer: z.ZodType<Answer>;
};

type Options = {
  connection: CallConnection;
  clock: Clock;
  /** After so long an unfinished attempt counts as crashed. */
  leaseMs?: number;
  /** How long a call waits for a parallel one before SERVICE_UNAVAILABLE. */
  patienceMs?: number;
};

const KEPT_DAYS = 1;
const LEASE_MS = 30_000;
const PATIENCE_MS = 5000;
const LOOK_AGAIN = { firstMs: 40, maxMs: 500 };
const KEY = /^[\w:.-]{8,100}$/;

export function createIdempotency({ connection, clock, leaseMs = LEASE_MS, patienceMs = PATIENCE_MS }: Options) {
  const repository = createCallRepository(createCallModel(connection));

  const recordOf = <Answer extends object>({ scope, caller, key, input }: IdempotentCall<Answer>): CallRecord => {
    const now = clock();
    const inputHash = hashOfValue(input);
    const isVisitor = caller === 'VISITOR';
    return {
      _id: hashOf(JSON.stringify(isVisitor ? [scope, caller, key, inputHash] : [scope, caller, key])),
      ...(isVisitor ? {} : { subjectId: caller.userId }),
      inputHash,
      owner: newId(),
      leaseUntil: new Date(now.getTime() + leaseMs),
      expiresAt: daysAfter(now, KEPT_DAYS),
    };
  };

  /** The stored answer, or null when this attempt is to do the work. */
  const waitForTurn = async (record: CallRecord, attempt: { id: string; owner: string }): Promise<object | null> => {
    let waitedMs = 0;
    for (let look = 1; ; look += 1) {
      const found = await repository.begin(record);
      if (found === null) return null;
      if (found !== 'GONE') {
        if (found.inputHash !== record.inputHash)
          throw new AppError('BAD_USER_INPUT', 'This key was used with another input.', { field: 'idempotencyKey' });
        if (found.answer) return found.answer;
        const isDead = found.leaseUntil !== undefined && found.leaseUntil <= clock();
        const leaseUntil = new Date(clock().getTime() + leaseMs);
        if (isDead && found.owner && (await repository.takeOver(attempt, found.owner, leaseUntil))) return null;
      }
      if (waitedMs >= patienceMs) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 2 });
      const waitMs = backOffMs(look, LOOK_AGAIN);
      await pause(waitMs);
      waitedMs += waitMs;
    }
  };

  return {
    /** When the work throws, nothing is stored, and the same key may be sent again. */
    once: async <Answer extends object>(
      call: IdempotentCall<Answer>,
      work: (id: string) => Promise<Answer>,
    ): Promise<Answer> => {
      if (!KEY.test(call.key)) throw new AppError('BAD_USER_INPUT', undefined, { field: 'idempotencyKey' });
      const record = recordOf(call);
      const attempt = { id: record._id, owner: record.owner ?? '' };
      const earlier = await waitForTurn(record, attempt);
      if (earlier) return call.answer.parse(earlier);
      try {
        const answer = await work(derivedId(record._id));
        await repository.finish(attempt, answer);
        return answer;
      } catch (error) {
        await repository.giveUp(attempt).catch(() => undefined);
        throw error;
      }
    },

    /** Stored for a day; the export lists only their number, as other parts hold the same data. */
    privacy: {
      part: 'idempotentCalls',
      exportOf: async (userId: string) => ({ count: await repository.countOf(userId) }),
      countOf: repository.countOf,
      erase: repository.removeAll,
    },
  };
}

export type Idempotency = ReturnType<typeof createIdempotency>;

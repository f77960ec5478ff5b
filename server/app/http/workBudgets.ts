/**
 * What callers may have made anew, counted by what it costs (operationCost.ts) and not by requests. A signed-in person pays from a budget of their own,
 * everybody else from that of their address, where suggestions have one apart. What a cache answers is free. The limits are made for a school of 300 students
 * behind one address (workBudgets.test.ts).
 */
import type { CostBudget } from '../../kernel/graphql/fieldPolicy.js';
import type { Budget } from '../../kernel/redis/createBudget.js';
import { refuseUnlessAllowed } from '../../kernel/redis/createRateLimiter.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';

/** Of a page with all its operations, known before it is rendered: some 8 ms, where a search that costs 1,000 takes half a millisecond. */
export const PAGE_COST = 10_000;
/** The least that any request costs which no cache answers, whatever it asks: a quarter of a millisecond. */
export const REQUEST_COST = 500;
/** Of a text that is parsed and validated, each letter: lists of values and many fragments take a microsecond a letter. */
const COST_OF_LETTER = 2;

export const readingCost = (text: string): number => COST_OF_LETTER * text.length;

export type Payer = {
  /** Whose line their work waits in (kernel/admission.ts). */
  line: string;
  /** Throws RATE_LIMITED while anything left of the budget would be overdrawn. At most one call of Redis, mostly none. */
  charge: (cost: number, budget: CostBudget) => Promise<void>;
  /**
   * Throws RATE_LIMITED before a body is read, when this process knows that nothing is left. A visitor's small request is read nevertheless, as long as
   * there are suggestions left: it may be one, or a cache may answer it.
   */
  refuseSpent: (request: { isSmall: boolean }) => void;
};

export type WorkBudgets = {
  payerOf: (session: RequestSession, address: string) => Payer;
  /** For what is the same for everybody, so that nobody's session is opened. */
  payerOfAddress: (address: string) => Payer;
};

type Budgets = { address: Budget; suggestions: Budget; user: Budget };

export const lineOfAddress = (address: string): string => `address ${address}`;

const atLeast = (cost: number): number => Math.max(REQUEST_COST, cost);

export function createWorkBudgets({ address: work, suggestions, user }: Budgets): WorkBudgets {
  const refuseIfSpent = (budget: Budget, subject: string): void => {
    const refusal = budget.refusalOf(subject);
    if (refusal) refuseUnlessAllowed(refusal);
  };
  const userPays = (id: string): Payer => ({
    line: `user ${id}`,
    charge: async cost => refuseUnlessAllowed(await user.consume(id, atLeast(cost))),
    refuseSpent: () => refuseIfSpent(user, id),
  });
  const addressPays = (address: string): Payer => ({
    line: lineOfAddress(address),
    charge: async (cost, budget) =>
      refuseUnlessAllowed(await (budget === 'SUGGESTIONS' ? suggestions : work).consume(address, atLeast(cost))),
    refuseSpent: ({ isSmall }) => {
      const mayBeFree = isSmall && suggestions.refusalOf(address) === null;
      if (!mayBeFree) refuseIfSpent(work, address);
    },
  });
  return {
    // While sessions cannot be read, nobody is known: the address pays.
    payerOf: (session, address) => {
      const viewer = session.isUnavailable ? null : session.viewer;
      return viewer ? userPays(viewer.id) : addressPays(address);
    },
    payerOfAddress: addressPays,
  };
}

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
/** Parsing and validating a text costs one for so many letters. */
const LETTERS_OF_COST = 4;

export const readingCost = (text: string): number => Math.ceil(text.length / LETTERS_OF_COST);

export type Payer = {
  /** Throws RATE_LIMITED while anything left of the budget would be overdrawn. At most one call of Redis, mostly none. */
  charge: (cost: number, budget: CostBudget) => Promise<void>;
  /**
   * Throws RATE_LIMITED before a body is read, when this process knows that nothing is left. A visitor's small request is read nevertheless, as long as
   * there are suggestions left: it may be one, or a cache may answer it.
   */
  refuseSpent: (request: { isSmall: boolean }) => void;
};

export type WorkBudgets = { payerOf: (session: RequestSession, address: string) => Payer };

type Budgets = { address: Budget; suggestions: Budget; user: Budget };

export function createWorkBudgets({ address: work, suggestions, user }: Budgets): WorkBudgets {
  const refuseIfSpent = (budget: Budget, subject: string): void => {
    const refusal = budget.refusalOf(subject);
    if (refusal) refuseUnlessAllowed(refusal);
  };
  const userPays = (id: string): Payer => ({
    charge: async cost => refuseUnlessAllowed(await user.consume(id, cost)),
    refuseSpent: () => refuseIfSpent(user, id),
  });
  const addressPays = (address: string): Payer => ({
    charge: async (cost, budget) =>
      refuseUnlessAllowed(await (budget === 'SUGGESTIONS' ? suggestions : work).consume(address, cost)),
    refuseSpent: ({ isSmall }) => {
      const mayBeFree = isSmall && suggestions.refusalOf(address) === null;
      if (!mayBeFree) refuseIfSpent(work, address);
    },
  });
  return {
    // While sessions cannot be read, nobody is known: the address pays.
    payerOf: (session, address) => {
      const viewer = session.isAway ? null : session.viewer;
      return viewer ? userPays(viewer.id) : addressPays(address);
    },
  };
}

import type { AccountSummary, Accounts } from './session.ports.js';

/** The viewer's account, read once per request. */
export type SessionLoaders = { accountOf: (id: string) => Promise<AccountSummary | null> };

export const createSessionLoaders = (accounts: Pick<Accounts, 'summaryOf'>): SessionLoaders => {
  const asked = new Map<string, Promise<AccountSummary | null>>();
  return {
    accountOf: id => {
      const known = asked.get(id) ?? accounts.summaryOf(id);
      asked.set(id, known);
      return known;
    },
  };
};

/** The door of the account room. */
import { createAccounts } from './account.accounts.js';
import { type AccountConnection, createAccountModels } from './account.model.js';
import { createUserRepository } from './account.repository.js';

export type { Accounts, AccountSummary, Credentials, NewAccount } from './account.accounts.js';

export type AccountDeps = { connection: AccountConnection; clock: () => Date };

export const createAccount = ({ connection, clock }: AccountDeps) => {
  const models = createAccountModels(connection);
  const users = createUserRepository(models);
  return { accounts: createAccounts({ users, clock }) };
};

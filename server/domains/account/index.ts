/** The door of the account room. */
import { createAccounts } from './account.accounts.js';
import { createConsentsService } from './account.consents.js';
import { createCorrectionsService } from './account.corrections.js';
import { createGuardianService } from './account.guardian.js';
import { type AccountConnection, createAccountModels } from './account.model.js';
import type { AccountPorts } from './account.ports.js';
import { createPrivacyService } from './account.privacy.js';
import { createProfileService } from './account.profile.js';
import { createUserRepository } from './account.repository.js';
import { createAccountResolvers } from './account.resolvers.js';
import { createRolesService } from './account.roles.js';
import { createCorrectionsRepository } from './corrections.repository.js';

export type { Accounts, AccountSummary, Credentials, NewAccount } from './account.accounts.js';
export type { AccountEvent, AccountPorts, PersonalDataHandler } from './account.ports.js';

/** The sessions need to know the accounts, and the account room needs to end sessions: the accounts come first. */
export const createAccountStore = ({ connection, clock }: { connection: AccountConnection; clock: () => Date }) => {
  const models = createAccountModels(connection);
  const users = createUserRepository(models);
  return { users, corrections: createCorrectionsRepository(models), accounts: createAccounts({ users, clock }) };
};

export const createAccount = ({ store, ...ports }: AccountPorts & { store: ReturnType<typeof createAccountStore> }) => {
  const { users, corrections } = store;
  const services = {
    profile: createProfileService({ users, ...ports }),
    corrections: createCorrectionsService({ users, corrections, ...ports }),
    consents: createConsentsService({ users, ...ports }),
    guardian: createGuardianService({ users, ...ports }),
    privacy: createPrivacyService({ users, corrections, ...ports }),
    roles: createRolesService({ users, ...ports }),
  };
  return { services, resolvers: createAccountResolvers(services) };
};

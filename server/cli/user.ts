/** `npm run user -- <command>`: manages the roles of accounts, on the machine that the site runs on. */
import { parseArgs } from 'node:util';
import { emailRule } from '../../schema/rules/session.rules.js';
import { ROLES, type Role } from '../../schema/rules/session.values.js';
import { createServices, type Services } from '../app/createServices.js';
import { openStores } from '../app/start/openStores.js';
import { prepareStores } from '../app/start/prepareStores.js';
import { indexInProcess } from '../app/start/searchIndex.js';
import type { AccountSummary } from '../domains/account/index.js';
import { systemClock } from '../kernel/clock.js';
import { parseEnv } from '../kernel/env.js';
import { createLogger } from '../kernel/logger.js';
import { createMetrics } from '../kernel/metrics.js';
import { callOf, CommandError, documentsOf, runCommand, say, sayStores, sessionsOf } from './command.js';

const CALL = callOf('user');
const USAGE = `Usage: ${CALL} <command>

  promote <email> <role>    give an account a role (${ROLES.join(', ')}) and end its sessions
  reset-totp <email>        remove the second factor, which the next login sets up anew, and end the sessions
  list-staff                advisors and administrators
  show <email>              an account with its role and the number of its sessions`;

const readEmail = (text: string | undefined): string => {
  const email = emailRule.safeParse(text);
  if (!email.success) throw new CommandError(`This is not an email address.\n\n${USAGE}`);
  return email.data;
};

const readRole = (text: string | undefined): Role => {
  const role = ROLES.find(name => name === text?.toUpperCase());
  if (!role) throw new CommandError(`A role is one of ${ROLES.join(', ')}.`);
  return role;
};

const accountsOf = ({ domains }: Services) => domains.account.provides.accounts;

const accountOf = async (services: Services, email: string): Promise<AccountSummary> => {
  const found = await accountsOf(services).findCredentials(email);
  if (!found) throw new CommandError('There is no account with this email address.');
  return found.account;
};

const lineOf = ({ email, role, fullName }: AccountSummary): string => `${role.padEnd(8)} ${email}  ${fullName}`;

type Command = (services: Services) => Promise<void>;
type Act = { kind: 'ROLE_CHANGED' | 'SECOND_FACTOR_RESET'; subjectId: string; detail?: string };

/** Written together with the change: its line of the audit log, and the end of the sessions that the account has now. */
const followUpsOf = ({ domains }: Services, act: Act) => [
  domains.audit.provides.auditEntryOf(act),
  domains.account.provides.sessionsEndEntryOf(act.subjectId),
];

const promote =
  (email: string, role: Role): Command =>
  async services => {
    const account = await accountOf(services, email);
    if (account.role === role) return say(`${email} is ${role} already.`);
    const event = { kind: 'ROLE_CHANGED', subjectId: account.id, detail: `${account.role} ${role}` } as const;
    await accountsOf(services).setRole(account.id, role, followUpsOf(services, event));
    say(`${email}: ${account.role} before, ${role} now. The site signs out the devices of this account.`);
  };

const resetTotp =
  (email: string): Command =>
  async services => {
    const { id } = await accountOf(services, email);
    await accountsOf(services).removeSecondFactor(
      id,
      followUpsOf(services, { kind: 'SECOND_FACTOR_RESET', subjectId: id }),
    );
    say(`${email}: the next login sets up a new authenticator app. The site signs out the devices of this account.`);
  };

const listStaff: Command = async services => {
  const staff = await accountsOf(services).listStaff();
  say(
    staff.length === 0
      ? `There is no staff yet: ${CALL} promote someone@example.org ADMIN`
      : staff.map(lineOf).join('\n'),
  );
};

const show =
  (email: string): Command =>
  async services => {
    const account = await accountOf(services, email);
    const devices = await services.userSessions.list(account.id);
    say(lineOf(account));
    say(
      `Member since ${account.memberSince.toISOString().slice(0, 10)}; profile ${account.isProfileComplete ? 'complete' : 'not complete'}; signed in on ${devices.length} ${devices.length === 1 ? 'device' : 'devices'}.`,
    );
  };

function commandOf(args: string[]): Command | null {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean' } } });
  const [name, email, role, ...rest] = positionals;
  if (values.help) return null;
  if (rest.length === 0 && name === 'promote') return promote(readEmail(email), readRole(role));
  if (name === 'list-staff' && email === undefined) return listStaff;
  if (name === 'reset-totp' && role === undefined) return resetTotp(readEmail(email));
  if (name === 'show' && role === undefined) return show(readEmail(email));
  throw new CommandError(USAGE);
}

async function run(command: Command): Promise<void> {
  const env = parseEnv();
  sayStores(`Documents: ${documentsOf(env)}; sessions: ${sessionsOf(env)}`);
  const logger = createLogger({ logLevel: 'error' });
  const stores = await openStores(env, logger);
  try {
    // Nothing is started: the commands do not need the search index, and the site runs the jobs.
    const services = createServices({
      mongo: stores.mongo,
      redis: stores.redis,
      env,
      clock: systemClock,
      logger,
      metrics: createMetrics(),
      createIndexHolder: indexInProcess(systemClock),
    });
    await prepareStores({ stores, env, clock: systemClock, logger });
    await command(services);
  } finally {
    await stores.close();
  }
}

await runCommand(USAGE, async args => {
  const command = commandOf(args);
  if (command) await run(command);
  else say(USAGE);
});

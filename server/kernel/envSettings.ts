/** The settings of a process, as its environment gives them (env.ts). */
import type { AnalyticsTag } from '../../schema/site/analytics.js';
import type { Operator, OperatorFigures } from '../../schema/site/operator.js';
import type { FetchedRegister } from '../../schema/site/registers.js';
import type { ProcessRole } from './envValues.js';
import type { LogLevel } from './envVariables.js';

export type Env = {
  mode: 'production' | 'development' | 'test';
  port: number;
  host: string;
  /** Origin without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** What this process does; all of it unless others do the rest. */
  roles: ReadonlySet<ProcessRole>;
  mongodbUri: string | undefined;
  redisUrl: string | undefined;
  /** How long a request waits for an answer of Redis. */
  redisLimitMs: number;
  logLevel: LogLevel;
  trustProxy: number | string[];
  /** The first signs session cookies; cookies signed by any of them are accepted. Empty on a single machine: a secret is then generated into the data folder. */
  sessionSecrets: string[];
  session: { idleMs: number; absoluteMs: number };
  /** Put before the names of the two cookies that scripts cannot read. */
  cookiePrefix: string;
  /** Without one, mails are written to the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  operator: Operator;
  /** What the operator says of itself in figures; null was not set. */
  operatorFigures: OperatorFigures | null;
  /** Null: no visit is counted, and nobody is asked. */
  analytics: AnalyticsTag | null;
  /** Opens `/metrics` on a public address; undefined: nothing does. */
  metricsToken: string | undefined;
  /** Where the exchange rates of the day are read, in this order; none: they are not renewed. */
  ratesUrls: readonly string[];
  /** Registers that are fetched and imported once a month; none: registers are imported by hand alone. */
  refreshedRegisters: readonly FetchedRegister[];
  /** How long requests are still answered after the signal to stop, while `/readyz` says 503. */
  drainMs: number;
  /** Whether people may keep copies of their own pages on their devices. */
  keepsOfflineCopies: boolean;
  limits: {
    /** Cost of what visitors of one address have made anew: responses and pages together (app/http/workBudgets.ts). */
    addressCostPerMinute: number;
    /** The same of suggestions. */ suggestionCostPerMinute: number;
    /** Of everything that one signed-in user has made. */
    userCostPerMinute: number;
    /** Of one user. */ mutationsPerMinute: number;
    /** Of an email address from one address, in 15 minutes. */
    loginFailures: number;
    /** Of one address. */
    loginFailuresPerDay: number;
    registerPerHour: number;
    resetPerHour: number;
    /** Contact and profile-strength forms together, of one address. */
    leadsPerHour: number;
    /** Of what the SDL says with `@public(anHour:)`. */ addressMutationsPercent: number;
    /** To one mailbox. */ mailsPerHour: number;
  };
  /** Open while the public address is a loopback one: playground and introspection for everybody on this machine. */
  exposure: 'open' | 'closed';
  /** Whether visitors reach the site over TLS. */
  isSecure: boolean;
  /** Other machines may reach the port, and nobody has said by what address: the site takes everybody for somebody on this machine. */
  isOpenUnawares: boolean;
};

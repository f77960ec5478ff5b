/** The one reader of the environment: parsed once, every bad variable named at once, no value ever repeated. */
import { z } from 'zod';
import type { AnalyticsTag } from '../../schema/site/analytics.js';
import type { Operator, OperatorFigures } from '../../schema/site/operator.js';
import type { FetchedRegister } from '../../schema/site/registers.js';
import { unmetRequirementsOf } from './envRequirements.js';
import { isLoopback, isLoopbackHost, type ProcessRole } from './envValues.js';
import { type LogLevel, type Values, VARIABLES } from './envVariables.js';

const MINUTE_MS = 60_000;

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

/** Its message is the one line shown at the start; it holds names and rules, never values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly variables: string[];

  constructor(variables: string[], rules: string[]) {
    super(`Wrong environment: ${rules.join('; ')}.`);
    this.variables = variables;
  }
}

/** An empty variable counts as unset: that is how compose files and shells write 'none'. Where there is a default to switch off, empty means none. */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(VARIABLES).map(name => [
      name,
      source[name]?.trim() || (name === 'RATES_URL' ? source[name] : undefined),
    ]),
  );
  const shape = Object.fromEntries(Object.entries(VARIABLES).map(([name, [rule]]) => [name, rule]));
  const result = z.object(shape).safeParse(given);
  if (!result.success) {
    throw wrong(result.error.issues);
  }
  const values = result.data as Values;
  const env = toEnv(values);
  const unmet = unmetRequirementsOf(env, {
    trustProxy: values.TRUST_PROXY !== undefined,
    insecurePublicUrl: values.ALLOW_INSECURE_PUBLIC_URL !== undefined,
    figuresSource: values.OPERATOR_FIGURES_SOURCE,
  });
  if (unmet.length > 0)
    throw new EnvironmentError(
      unmet.flatMap(({ names }) => names),
      unmet.map(({ rule }) => rule),
    );
  return env;
}

/** A rule that knows more than that the value is wrong says so itself (`params.rule`). */
function wrong(issues: readonly z.core.$ZodIssue[]): EnvironmentError {
  const rules = new Map<string, unknown>();
  for (const issue of issues) {
    const name = String(issue.path[0]);
    rules.set(name, (issue.code === 'custom' && issue.params?.rule) || VARIABLES[name as keyof typeof VARIABLES][1]);
  }
  return new EnvironmentError(
    [...rules.keys()],
    [...rules].map(([name, rule]) => `${name} must be ${String(rule)}`),
  );
}

function toEnv(values: Values): Env {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    roles: new Set(values.ROLE),
    mongodbUri: values.MONGODB_URI,
    redisUrl: values.REDIS_URL,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? 0,
    sessionSecrets: values.SESSION_SECRETS,
    session: {
      idleMs: values.SESSION_IDLE_MINUTES * MINUTE_MS,
      absoluteMs: values.SESSION_ABSOLUTE_MINUTES * MINUTE_MS,
    },
    cookiePrefix: values.COOKIE_PREFIX ?? '',
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      licence: values.OPERATOR_LICENCE ?? null,
      phone: values.OPERATOR_PHONE ?? null,
      zaloUrl: values.OPERATOR_ZALO ?? null,
      email: values.OPERATOR_EMAIL ?? null,
    },
    operatorFigures:
      values.OPERATOR_FIGURES === undefined
        ? null
        : { figures: values.OPERATOR_FIGURES, source: values.OPERATOR_FIGURES_SOURCE ?? null },
    analytics:
      values.ANALYTICS_TAG_ID === undefined
        ? null
        : { tagId: values.ANALYTICS_TAG_ID, scriptUrl: values.ANALYTICS_SCRIPT_URL },
    metricsToken: values.METRICS_TOKEN,
    ratesUrls: values.RATES_URL,
    refreshedRegisters: values.REGISTERS_REFRESH,
    drainMs: values.DRAIN_SECONDS * 1000,
    keepsOfflineCopies: values.OFFLINE_COPIES === 'on',
    limits: {
      addressCostPerMinute: values.LIMIT_ADDRESS_COST_PER_MINUTE,
      suggestionCostPerMinute: values.LIMIT_SUGGESTION_COST_PER_MINUTE,
      userCostPerMinute: values.LIMIT_USER_COST_PER_MINUTE,
      mutationsPerMinute: values.LIMIT_MUTATIONS_PER_MINUTE,
      loginFailures: values.LIMIT_LOGIN_FAILURES,
      loginFailuresPerDay: values.LIMIT_LOGIN_FAILURES_PER_DAY,
      registerPerHour: values.LIMIT_REGISTER_PER_HOUR,
      resetPerHour: values.LIMIT_RESET_PER_HOUR,
      leadsPerHour: values.LIMIT_LEADS_PER_HOUR,
      addressMutationsPercent: values.LIMIT_ADDRESS_MUTATIONS_PERCENT,
      mailsPerHour: values.LIMIT_MAILS_PER_HOUR,
    },
    exposure: isLoopback(publicUrl) ? 'open' : 'closed',
    isSecure: publicUrl.startsWith('https:'),
    isOpenUnawares: values.PUBLIC_URL === undefined && !isLoopbackHost(values.HOST),
  };
}

/** The one reader of the environment: parsed once, every bad variable named at once, no value ever repeated. */
import { z } from 'zod';
import { type AnalyticsTag, DEFAULT_TAG_SCRIPT } from '../../schema/site/analytics.js';
import type { Operator, OperatorFigures } from '../../schema/site/operator.js';
import { FETCHED_REGISTERS, type FetchedRegister } from '../../schema/site/registers.js';
import { operatorFigures } from './operatorValues.js';
import { REDIS_ADDRESS_RULE } from './redis/redisAddress.js';
import { unmetRequirementsOf } from './envRequirements.js';
import {
  addressesToRead,
  isLoopback,
  isLoopbackHost,
  mailAddress,
  origin,
  phone,
  redisAddress,
  registersToFetch,
  secrets,
  SHORTEST_SECRET,
  shownText,
  token,
  trustedProxies,
  wholeNumber,
  zaloAccount,
  type ProcessRole,
  PROCESS_ROLES,
  processRoles,
} from './envValues.js';

const MINUTE_MS = 60_000;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const minutes = (fallback: number) =>
  [wholeNumber(1, 43_200).default(fallback), 'a number of minutes from 1 to 43200'] as const;
const cost = (fallback: number) =>
  [wholeNumber(1, 1_000_000_000).default(fallback), 'a whole number from 1 to 1000000000'] as const;
/** The two addresses that the source documents: a second one for when the first does not answer. */
const DEFAULT_RATES_URLS = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/eur.min.json',
  'https://currency-api.pages.dev/v1/currencies/eur.min.json',
];
const limit = (fallback: number) =>
  [wholeNumber(1, 1_000_000).default(fallback), 'a whole number from 1 to 1000000'] as const;

/** What each variable must be, in the words of the start-up error. */
const VARIABLES = {
  NODE_ENV: [z.enum(['production', 'development', 'test']).default('production'), 'production, development or test'],
  PORT: [wholeNumber(0, 65_535).default(3000), 'a whole number from 0 to 65535'],
  HOST: [
    z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/)
      .default('127.0.0.1'),
    'a host name or an address to listen on',
  ],
  PUBLIC_URL: [origin.optional(), 'an address without a path, such as https://example.org'],
  ROLE: [
    processRoles.default([...PROCESS_ROLES]),
    `${PROCESS_ROLES.join(', ')}, or several of them separated by commas`,
  ],
  DATA_DIR: [z.string().default('.data'), 'a folder'],
  MONGODB_URI: [
    z
      .string()
      .regex(/^mongodb(\+srv)?:\/\/./)
      .optional(),
    'an address that starts with mongodb:// or mongodb+srv://',
  ],
  REDIS_URL: [redisAddress.optional(), REDIS_ADDRESS_RULE],
  LOG_LEVEL: [z.enum(LOG_LEVELS).default('info'), `one of ${LOG_LEVELS.join(', ')}`],
  TRUST_PROXY: [
    trustedProxies.optional(),
    'the number of proxies in front (0 to 10), or their addresses separated by commas',
  ],
  ALLOW_INSECURE_PUBLIC_URL: [z.literal('1').optional(), '1, or left out'],
  SESSION_SECRETS: [
    secrets.default([]),
    `secrets of at least ${SHORTEST_SECRET} characters, separated by commas; needed on a public address`,
  ],
  SESSION_IDLE_MINUTES: minutes(120),
  SESSION_ABSOLUTE_MINUTES: minutes(720),
  COOKIE_PREFIX: [
    z.enum(['__Host-', '__Secure-']).optional(),
    '__Host- or __Secure-, and PUBLIC_URL must start with https:',
  ],
  SMTP_URL: [
    z
      .string()
      .regex(/^smtps?:\/\/./)
      .optional(),
    'an address that starts with smtp:// or smtps://; needed on a public address',
  ],
  MAIL_FROM: [mailAddress.optional(), 'an email address, alone or as Name <name@example.org>'],
  OPERATOR_NAME: shownText,
  OPERATOR_ADDRESS: shownText,
  OPERATOR_LICENCE: shownText,
  OPERATOR_PHONE: [phone.optional(), 'a phone number, of another country with + and its code'],
  OPERATOR_ZALO: [zaloAccount.optional(), 'a phone number, or an address such as https://zalo.me/123456'],
  OPERATOR_EMAIL: [z.email().max(254).optional(), 'an email address'],
  OPERATOR_FIGURES: [
    operatorFigures.optional(),
    'figures such as PROGRAMS=140000+, SUCCESS_RATE=95, each of PROGRAMS, INSTITUTIONS, NATIONALITIES, SUCCESS_RATE (at most 100) and STUDENTS once',
  ],
  OPERATOR_FIGURES_SOURCE: shownText,
  ANALYTICS_TAG_ID: [
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{3,64}$/)
      .optional(),
    'an id of 3 to 64 letters, digits, - or _',
  ],
  ANALYTICS_SCRIPT_URL: [
    z
      .url({ protocol: /^https?$/ })
      .refine(url => (url.startsWith('https:') || isLoopback(url)) && !/[?#;,\s'"]/.test(url))
      .default(DEFAULT_TAG_SCRIPT),
    'the https:// address of a script, without a query',
  ],
  RATES_URL: [
    addressesToRead.default([...DEFAULT_RATES_URLS]),
    'https:// addresses separated by commas, or empty to read none',
  ],
  REGISTERS_REFRESH: [
    registersToFetch.default([]),
    `registers separated by commas, each one of ${FETCHED_REGISTERS.join(', ')}: no other can be fetched by a program`,
  ],
  METRICS_TOKEN: [token.optional(), `a text without spaces of at least ${SHORTEST_SECRET} characters`],
  DRAIN_SECONDS: [wholeNumber(0, 120).default(0), 'a whole number from 0 to 120'],
  OFFLINE_COPIES: [z.enum(['on', 'off']).default('on'), 'on or off'],
  LIMIT_ADDRESS_COST_PER_MINUTE: cost(10_000_000),
  LIMIT_SUGGESTION_COST_PER_MINUTE: cost(12_000_000),
  LIMIT_USER_COST_PER_MINUTE: cost(3_000_000),
  LIMIT_MUTATIONS_PER_MINUTE: limit(60),
  LIMIT_LOGIN_FAILURES: limit(10),
  LIMIT_LOGIN_FAILURES_PER_DAY: limit(100),
  LIMIT_REGISTER_PER_HOUR: limit(5),
  LIMIT_RESET_PER_HOUR: limit(3),
  LIMIT_LEADS_PER_HOUR: limit(5),
  LIMIT_ADDRESS_MUTATIONS_PERCENT: limit(100),
  LIMIT_MAILS_PER_HOUR: limit(5),
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Parsed = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name][0]> };

export const VARIABLE_NAMES = Object.keys(VARIABLES).filter(name => name !== 'NODE_ENV');

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
  logLevel: (typeof LOG_LEVELS)[number];
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
  const values = result.data as Parsed;
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

function toEnv(values: Parsed): Env {
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

/** The variables of the environment, each with the rule of its value, its default and what the start-up error says of it. */
import { z } from 'zod';
import { DEFAULT_TAG_SCRIPT } from '../../schema/site/analytics.js';
import { FETCHED_REGISTERS } from '../../schema/site/registers.js';
import {
  addressesToRead,
  isLoopback,
  mailAddress,
  origin,
  phone,
  PROCESS_ROLES,
  processRoles,
  redisAddress,
  registersToFetch,
  secrets,
  SHORTEST_SECRET,
  shownText,
  token,
  trustedProxies,
  wholeNumber,
  zaloAccount,
} from './envValues.js';
import { operatorFigures } from './operatorValues.js';
import { COMMAND_LIMIT_MS } from './redis/commandLimit.js';
import { REDIS_ADDRESS_RULE } from './redis/redisAddress.js';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
export const VARIABLES = {
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
  REDIS_LIMIT_MS: [wholeNumber(100, 60_000).default(COMMAND_LIMIT_MS), 'a whole number from 100 to 60000'],
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

export type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name][0]> };

export const VARIABLE_NAMES = Object.keys(VARIABLES).filter(name => name !== 'NODE_ENV');

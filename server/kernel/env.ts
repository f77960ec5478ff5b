/** The one reader of the environment: parsed once, every bad variable named at once, no value ever repeated. */
import { isIP } from 'node:net';
import { z } from 'zod';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).refine(value => value >= min && value <= max);

const origin = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(url => url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '')
  .transform(url => url.origin);

const isProxy = (name: string): boolean => {
  const [address = '', bits] = name.split('/');
  const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(name);
  return isNamed || (isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))));
};
const trustedProxies = z.union([
  wholeNumber(0, 10),
  z.string().transform(list => list.split(',').map(name => name.trim())).refine(names => names.every(isProxy)),
]);

/** What each variable must be, in the words of the start-up error. */
const VARIABLES = {
  NODE_ENV: [z.enum(['production', 'development', 'test']).default('production'), 'production, development or test'],
  PORT: [wholeNumber(0, 65_535).default(3000), 'a whole number from 0 to 65535'],
  HOST: [z.string().regex(/^[A-Za-z0-9.:_-]+$/).default('127.0.0.1'), 'a host name or an address to listen on'],
  PUBLIC_URL: [origin.optional(), 'an address without a path, such as https://example.org'],
  DATA_DIR: [z.string().default('.data'), 'a folder'],
  MONGODB_URI: [z.string().regex(/^mongodb(\+srv)?:\/\/./).optional(), 'an address that starts with mongodb:// or mongodb+srv://'],
  REDIS_URL: [z.string().regex(/^(rediss?:\/\/.|\/)/).optional(), 'an address that starts with redis:// or rediss://, or the path of a socket'],
  LOG_LEVEL: [z.enum(LOG_LEVELS).default('info'), `one of ${LOG_LEVELS.join(', ')}`],
  TRUST_PROXY: [trustedProxies.default(0), 'the number of proxies in front (0 to 10), or their addresses separated by commas'],
  LIMIT_ANONYMOUS_PER_MINUTE: [wholeNumber(1, 1_000_000).default(300), 'a whole number from 1 to 1000000'],
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
  mongodbUri: string | undefined;
  redisUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  trustProxy: number | string[];
  limits: { anonymousPerMinute: number };
  /** Open while the public address is a loopback one: playground and introspection for whoever sits at this machine. */
  exposure: 'open' | 'closed';
  /** Whether visitors reach the site over TLS. */
  isSecure: boolean;
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

export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** An empty variable counts as unset: that is how compose files and shells write 'none'. */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.keys(VARIABLES).map(name => [name, source[name]?.trim() || undefined]));
  const shape = Object.fromEntries(Object.entries(VARIABLES).map(([name, [rule]]) => [name, rule]));
  const result = z.object(shape).safeParse(given);
  if (!result.success) {
    const bad = [...new Set(result.error.issues.map(issue => String(issue.path[0])))];
    throw new EnvironmentError(bad, bad.map(name => `${name} must be ${VARIABLES[name as keyof typeof VARIABLES][1]}`));
  }
  return toEnv(result.data as Parsed);
}

function toEnv(values: Parsed): Env {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dataDir: values.DATA_DIR,
    mongodbUri: values.MONGODB_URI,
    redisUrl: values.REDIS_URL,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    limits: { anonymousPerMinute: values.LIMIT_ANONYMOUS_PER_MINUTE },
    exposure: isLoopback(publicUrl) ? 'open' : 'closed',
    isSecure: publicUrl.startsWith('https:'),
  };
}

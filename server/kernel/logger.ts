/** Structured logs, one JSON line an event, with nothing personal: no addresses, no query text, no cookies, no bodies. */
import { type DestinationStream, pino } from 'pino';
import type { Env } from './env.js';

export type Logger = pino.Logger;

const HIDDEN = '[hidden]';

/** Names under which personal or secret values could ever be logged by mistake. */
const SECRET_KEYS = [
  'password',
  'confirmPassword',
  'token',
  'cookie',
  'cookies',
  'authorization',
  'email',
  'phone',
  'address',
  'ip',
  'remoteAddress',
  'headers',
  'variables',
  'query',
  'body',
];

const hideValues = (text: string): string =>
  text
    .replaceAll(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, HIDDEN)
    .replaceAll(/\/\/[^\s/@]+@/g, `//${HIDDEN}@`)
    .replaceAll(/\+?\d[\d .-]{7,}\d/g, HIDDEN);

/** Name, code, message without values that look like a person's, and the frames. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? { code: error.code } : {};
  const frames = error.stack
    ?.split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');
  return {
    type: error.name,
    ...code,
    message: hideValues(error.message),
    stack: frames,
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

export function createLogger(env: Pick<Env, 'logLevel'>, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    serializers: { err: describeError, error: describeError },
    redact: { paths: SECRET_KEYS.flatMap(key => [key, `*.${key}`]), censor: HIDDEN },
  };
  return destination ? pino(options, destination) : pino(options);
}

// How Redis reads the arguments of its commands: integers, expiry times and option words, with its own error texts.

import { ErrorReply } from './resp.js';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

export const syntaxError = (): ErrorReply => new ErrorReply('ERR syntax error');

const NOT_AN_INTEGER = 'ERR value is not an integer or out of range';

export function isInt64(value: bigint): boolean {
  return value >= INT64_MIN && value <= INT64_MAX;
}

export function int64(text: string): bigint {
  if (!/^(0|-?[1-9]\d{0,18})$/.test(text) || !isInt64(BigInt(text))) throw new ErrorReply(NOT_AN_INTEGER);
  return BigInt(text);
}

/** Which clock an expiry argument is written in: seconds or milliseconds, from now or since 1970. */
export interface TimeForm {
  unit: 1n | 1000n;
  absolute: boolean;
}

export const TIME_OPTIONS: ReadonlyMap<string, TimeForm> = new Map([
  ['EX', { unit: 1000n, absolute: false }],
  ['PX', { unit: 1n, absolute: false }],
  ['EXAT', { unit: 1000n, absolute: true }],
  ['PXAT', { unit: 1n, absolute: true }],
]);

/** The moment in milliseconds since 1970; refused beyond the exact range of a double (the year 287,396). */
export function momentOf({
  text,
  form,
  now,
  command,
}: {
  text: string;
  form: TimeForm;
  now: number;
  command: string;
}): number {
  const moment = Number(int64(text) * form.unit) + (form.absolute ? 0 : now);
  if (!Number.isSafeInteger(moment)) throw new ErrorReply(`ERR invalid expire time in '${command}' command`);
  return moment;
}

/** The same for SET and GETEX, which take no time that is zero or below. */
export function positiveMomentOf(input: { text: string; form: TimeForm; now: number; command: string }): number {
  if (int64(input.text) <= 0n) throw new ErrorReply(`ERR invalid expire time in '${input.command}' command`);
  return momentOf(input);
}

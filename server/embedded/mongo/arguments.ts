/** Reads the arguments of commands: wrong types and unsupported options are refused by name. */
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { isTruthy } from './match.js';
import { isNumber } from './order.js';

export function assertOptions(options: Doc, allowed: { has(name: string): boolean }, where: string) {
  for (const [name, value] of options) {
    if (!allowed.has(name) && value !== null) throw unsupported(`the option '${name}' of ${where}`);
  }
}

export function docArgument(options: Doc, name: string): Doc {
  const value = options.get(name) ?? new Map();
  if (!isDoc(value)) throw new CommandError(14, `the field '${name}' must be an object`);
  return value;
}

export function listArgument(options: Doc, name: string): Value[] {
  const value = options.get(name);
  if (!Array.isArray(value)) throw new CommandError(14, `the field '${name}' must be an array`);
  return value;
}

export function countArgument(options: Doc, name: string, otherwise: number): number {
  const value = options.get(name);
  if (value === undefined || value === null) return otherwise;
  const count = isNumber(value) ? Number(value.toString()) : NaN;
  if (!Number.isInteger(count) || count < 0)
    throw new CommandError(2, `the field '${name}' must be a whole number of at least 0`);
  return count;
}

export const flagArgument = (options: Doc, name: string, otherwise = false): boolean => {
  const value = options.get(name);
  return value === undefined ? otherwise : isTruthy(value);
};

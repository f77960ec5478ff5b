/** The update operators: (current value, operand) -> new value, or undefined for no change. */
import { Double } from 'bson';
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { isOperatorObject } from './match.js';
import { isNumber } from './order.js';

type Operator = (current: Value | undefined, operand: Value, path: string) => Value | undefined;

const INT32 = 2_147_483_647n;
const INT64 = 9_223_372_036_854_775_807n;
const fits = (value: bigint, most: bigint) => value <= most && value >= -most - 1n;

function increment(current: Value | undefined, operand: Value, path: string): Value {
  if (!isNumber(operand)) throw new CommandError(14, `Cannot increment with non-numeric argument: {${path}}`);
  if (current === undefined) return operand;
  if (!isNumber(current)) {
    throw new CommandError(
      14,
      `Cannot apply $inc to a value of non-numeric type. The field '${path}' has a value of another type`,
    );
  }
  if (current instanceof Double || operand instanceof Double) {
    return new Double(Number(current.toString()) + Number(operand.toString()));
  }
  const sum = BigInt(current) + BigInt(operand);
  if (!fits(sum, INT64))
    throw new CommandError(2, `Failed to apply $inc operations to current value of '${path}': integer overflow`);
  const isInt32 = typeof current === 'number' && typeof operand === 'number' && fits(sum, INT32);
  return isInt32 ? Number(sum) : sum;
}

function arrayOf(current: Value | undefined, path: string): Value[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw new CommandError(2, `Cannot apply $push to non-array field. Field named '${path}' has a value of another type`);
}

interface PushWish {
  readonly each: Value[];
  readonly modifiers: Doc;
}

const PUSH_MODIFIERS = new Set(['$each', '$slice']);

function readEach(operand: Value): PushWish {
  if (!isDoc(operand) || !operand.has('$each')) {
    if (isOperatorObject(operand)) throw new CommandError(2, '$push modifiers need $each');
    return { each: [operand], modifiers: new Map() };
  }
  const each = operand.get('$each') ?? null;
  if (!Array.isArray(each)) throw new CommandError(14, 'The argument to $each in $push must be an array');
  const odd = [...operand.keys()].find(name => !PUSH_MODIFIERS.has(name));
  if (odd !== undefined) throw unsupported(`the modifier ${odd} of $push`);
  return { each, modifiers: operand };
}

function wholeNumber(modifiers: Doc, name: string): number | undefined {
  const value = modifiers.get(name);
  if (value === undefined) return undefined;
  const number = isNumber(value) ? Number(value.toString()) : NaN;
  if (!Number.isInteger(number)) throw new CommandError(2, `The value for ${name} must be an integer value`);
  return number;
}

function push(current: Value | undefined, operand: Value, path: string): Value {
  const { each, modifiers } = readEach(operand);
  const array = [...arrayOf(current, path), ...each];
  const slice = wholeNumber(modifiers, '$slice');
  if (slice === undefined) return array;
  return slice >= 0 ? array.slice(0, slice) : array.slice(slice);
}

export const UPDATE_OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['$set', (_current, operand) => operand],
  ['$setOnInsert', (_current, operand) => operand],
  ['$unset', () => undefined],
  ['$inc', increment],
  ['$push', push],
]);

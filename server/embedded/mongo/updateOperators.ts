/** The update operators: (current value, operand) -> new value, or undefined for no change. */
import { Double } from 'bson';
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { compileFilter, equalTest, isOperatorObject, valueTest } from './match.js';
import { compareValues, isNumber, keyOf } from './order.js';
import { parseKeyPattern, sortKey } from './paths.js';
import { typeName } from './types.js';

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
      `Cannot apply $inc to a value of non-numeric type. The field '${path}' is of type ${typeName(current)}`,
    );
  }
  if (current instanceof Double || operand instanceof Double) {
    if (typeName(current) === 'decimal' || typeName(operand) === 'decimal') throw unsupported('$inc with a Decimal128');
    return new Double(Number(current.toString()) + Number(operand.toString()));
  }
  if (typeof current === 'object' || typeof operand === 'object') throw unsupported('$inc with a Decimal128');
  const sum = BigInt(current) + BigInt(operand);
  if (!fits(sum, INT64))
    throw new CommandError(2, `Failed to apply $inc operations to current value of '${path}': integer overflow`);
  const isInt32 = typeof current === 'number' && typeof operand === 'number' && fits(sum, INT32);
  return isInt32 ? Number(sum) : sum;
}

function arrayOf(current: Value | undefined, operator: string, path: string): Value[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return [...current];
  throw new CommandError(
    2,
    `Cannot apply ${operator} to non-array field. Field named '${path}' has non-array type ${typeName(current)}`,
  );
}

interface PushWish {
  readonly each: Value[];
  readonly modifiers: Doc;
}

const PUSH_MODIFIERS = new Set(['$each', '$position', '$slice', '$sort']);

function readEach(operand: Value, operator: string, allowed: ReadonlySet<string>): PushWish {
  if (!isDoc(operand) || !operand.has('$each')) {
    if (isOperatorObject(operand)) throw new CommandError(2, `${operator} modifiers need $each`);
    return { each: [operand], modifiers: new Map() };
  }
  const each = operand.get('$each') ?? null;
  if (!Array.isArray(each)) throw new CommandError(14, `The argument to $each in ${operator} must be an array`);
  const odd = [...operand.keys()].find(name => !allowed.has(name));
  if (odd !== undefined) throw new CommandError(2, `Unrecognized clause in ${operator}: ${odd}`);
  return { each, modifiers: operand };
}

function wholeNumber(modifiers: Doc, name: string): number | undefined {
  const value = modifiers.get(name);
  if (value === undefined) return undefined;
  const number = isNumber(value) ? Number(value.toString()) : NaN;
  if (!Number.isInteger(number)) throw new CommandError(2, `The value for ${name} must be an integer value`);
  return number;
}

function sortArray(values: Value[], order: Value): Value[] {
  if (!isDoc(order)) {
    const sign = isNumber(order) ? Number(order.toString()) : 0;
    if (sign !== 1 && sign !== -1) throw new CommandError(2, '$sort must be 1, -1 or an object');
    return values.sort((a, b) => compareValues(a, b) * sign);
  }
  const fields = parseKeyPattern(order, '$sort');
  const keyed = values.map(value => ({ value, key: sortKey(isDoc(value) ? value : new Map(), fields) }));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({ value }) => value);
}

function push(current: Value | undefined, operand: Value, path: string): Value {
  const { each, modifiers } = readEach(operand, '$push', PUSH_MODIFIERS);
  let array = arrayOf(current, '$push', path);
  const position = wholeNumber(modifiers, '$position') ?? array.length;
  array.splice(position < 0 ? Math.max(0, array.length + position) : position, 0, ...each);
  const order = modifiers.get('$sort');
  if (order !== undefined) array = sortArray(array, order);
  const slice = wholeNumber(modifiers, '$slice');
  if (slice === undefined) return array;
  return slice >= 0 ? array.slice(0, slice) : array.slice(slice);
}

function addToSet(current: Value | undefined, operand: Value, path: string): Value | undefined {
  const array = arrayOf(current, '$addToSet', path);
  const seen = new Set(array.map(value => keyOf(value).toString('latin1')));
  for (const value of readEach(operand, '$addToSet', new Set(['$each'])).each) {
    const key = keyOf(value).toString('latin1');
    if (!seen.has(key)) array.push(value);
    seen.add(key);
  }
  return array;
}

function pullTest(operand: Value): (element: Value) => boolean {
  if (isOperatorObject(operand)) return valueTest(operand);
  if (!isDoc(operand))
    return typeName(operand) === 'regex' ? valueTest(new Map([['$in', [operand]]])) : equalTest(operand);
  const filter = compileFilter(operand);
  return element => isDoc(element) && filter.test(element);
}

function pull(current: Value | undefined, operand: Value, path: string): Value | undefined {
  if (current === undefined) return undefined;
  const isPulled = pullTest(operand);
  return arrayOf(current, '$pull', path).filter(element => !isPulled(element));
}

function pullAll(current: Value | undefined, operand: Value, path: string): Value | undefined {
  if (!Array.isArray(operand)) throw new CommandError(2, '$pullAll requires an array argument');
  if (current === undefined) return undefined;
  const tests = operand.map(equalTest);
  return arrayOf(current, '$pullAll', path).filter(element => !tests.some(test => test(element)));
}

function currentDate(_current: Value | undefined, operand: Value): Value {
  if (operand === true || (isDoc(operand) && operand.size === 1 && operand.get('$type') === 'date')) return new Date();
  throw unsupported('$currentDate other than a date');
}

const extreme =
  (sign: 1 | -1): Operator =>
  (current, operand) =>
    current === undefined || compareValues(operand, current) * sign > 0 ? operand : undefined;

export const UPDATE_OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['$set', (_current, operand) => operand],
  ['$setOnInsert', (_current, operand) => operand],
  ['$unset', () => undefined],
  ['$inc', increment],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
  ['$pullAll', pullAll],
  ['$currentDate', currentDate],
]);

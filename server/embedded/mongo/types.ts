/** $type: MongoDB's numbers and aliases of the types that the store supports. */
import { Binary, BSONRegExp, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isDoc, type Value } from './bson.js';
import { CommandError } from './errors.js';
import { isNumber } from './order.js';

const ALIASES = new Map([
  ['double', 1],
  ['string', 2],
  ['object', 3],
  ['array', 4],
  ['binData', 5],
  ['objectId', 7],
  ['bool', 8],
  ['date', 9],
  ['null', 10],
  ['regex', 11],
  ['int', 16],
  ['timestamp', 17],
  ['long', 18],
  ['decimal', 19],
  ['minKey', -1],
  ['maxKey', 127],
]);

function typeNumber(value: Value): number {
  if (typeof value === 'number') return 16;
  if (typeof value === 'bigint') return 18;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 8;
  if (value === null) return 10;
  if (Array.isArray(value)) return 4;
  if (isDoc(value)) return 3;
  if (value instanceof Date) return 9;
  if (value instanceof Double) return 1;
  if (value instanceof Binary) return 5;
  if (value instanceof ObjectId) return 7;
  if (value instanceof BSONRegExp) return 11;
  if (value instanceof Timestamp) return 17;
  if (value instanceof Decimal128) return 19;
  return value instanceof MinKey ? -1 : value instanceof MaxKey ? 127 : 0;
}

export const typeName = (value: Value) =>
  [...ALIASES].find(([, number]) => number === typeNumber(value))?.[0] ?? 'unknown';

function accepted(operand: Value): number[] {
  if (operand === 'number') return [1, 16, 18, 19];
  const type =
    typeof operand === 'string' ? ALIASES.get(operand) : isNumber(operand) ? Number(operand.toString()) : undefined;
  if (type === undefined || ![...ALIASES.values()].includes(type)) {
    throw new CommandError(2, `unknown type name alias or number: ${String(operand)}`);
  }
  return [type];
}

export function typeTest(operand: Value) {
  const types = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(accepted));
  return (value: Value | undefined) => value !== undefined && types.has(typeNumber(value));
}

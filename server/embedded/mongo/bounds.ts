/** The bounds that conditions on one field set for its index keys: single keys, or one range. */
import { BSONRegExp } from 'bson';
import type { Value } from './bson.js';
import type { Condition } from './match.js';
import { after, componentOf, inverted, keyOf, TYPE, typeOf } from './order.js';
import { prefixOf } from './regex.js';

interface Edge {
  readonly key: Buffer;
  readonly isInclusive: boolean;
}

export interface Interval {
  readonly low: Edge;
  readonly high: Edge;
}

export interface Bounds {
  readonly intervals: readonly Interval[];
  /** Every interval is one key, so the next field of the index can be bounded as well. */
  readonly isPoints: boolean;
  readonly isNullPossible: boolean;
}

const RANGE_TYPES = new Set<number>([TYPE.number, TYPE.string, TYPE.date, TYPE.objectId, TYPE.boolean]);
const inclusive = (key: Buffer): Edge => ({ key, isInclusive: true });
const point = (value: Value): Interval => ({
  low: inclusive(componentOf(value).key),
  high: inclusive(componentOf(value).key),
});
const isPointValue = (value: Value) => !Array.isArray(value) && !(value instanceof BSONRegExp);

function pointValues({ operator, operand }: Condition): Value[] | undefined {
  if (operator === '$eq') return isPointValue(operand) ? [operand] : undefined;
  return operator === '$in' && Array.isArray(operand) && operand.every(isPointValue) ? operand : undefined;
}

function pointBounds(conditions: readonly Condition[]): Bounds | undefined {
  const lists = conditions.map(pointValues).filter(list => list !== undefined);
  if (lists.length === 0) return undefined;
  const values = lists.reduce((least, list) => (list.length < least.length ? list : least));
  const unique = new Map(values.map(value => [componentOf(value).key.toString('latin1'), point(value)]));
  const intervals = [...unique.values()].sort((a, b) => Buffer.compare(a.low.key, b.low.key));
  return { intervals, isPoints: true, isNullPossible: values.includes(null) };
}

function prefixBounds(conditions: readonly Condition[]): Bounds | undefined {
  for (const { operator, operand } of conditions) {
    if (operator === '$eq' && operand instanceof BSONRegExp) {
      const prefix = prefixOf(operand);
      const key = Buffer.concat([Buffer.from([TYPE.string]), Buffer.from(prefix)]);
      if (prefix !== '' && key.length < 250 && !prefix.includes('\0')) {
        return {
          intervals: [{ low: inclusive(key), high: inclusive(key) }, point(operand)],
          isPoints: false,
          isNullPossible: false,
        };
      }
    }
  }
  return undefined;
}

function rangeBounds(conditions: readonly Condition[], isMultikey: boolean): Bounds | undefined {
  const usable = conditions.filter(
    ({ operator, operand }) =>
      /^\$[gl]te?$/.test(operator) && RANGE_TYPES.has(typeOf(operand)) && !componentOf(operand).isCut,
  );
  const [first] = usable;
  if (!first) return undefined;
  const type = typeOf(first.operand);
  const alike = usable.filter(({ operand }) => typeOf(operand) === type).slice(0, isMultikey ? 1 : undefined);
  let low = inclusive(Buffer.from([type]));
  let high = inclusive(Buffer.from([type]));
  for (const { operator, operand } of alike) {
    const edge = { key: keyOf(operand), isInclusive: operator.endsWith('e') };
    if (operator.startsWith('$g') && (low.key.length === 1 || Buffer.compare(edge.key, low.key) > 0)) low = edge;
    if (operator.startsWith('$l') && (high.key.length === 1 || Buffer.compare(edge.key, high.key) < 0)) high = edge;
  }
  return { intervals: [{ low, high }], isPoints: false, isNullPossible: false };
}

/** On an array field several conditions may hold for different elements, so only one of them bounds the keys. */
export function boundsOf(
  conditions: readonly Condition[],
  index: { isMultikey: boolean; isCut: boolean },
): Bounds | undefined {
  const points = pointBounds(conditions);
  if (points || index.isCut) return points;
  return prefixBounds(conditions) ?? rangeBounds(conditions, index.isMultikey);
}

/** The key range (from inclusive, to exclusive) of an interval after a prefix. */
export function keyRange(prefix: Buffer, { low, high }: Interval, isDescending: boolean) {
  const [first, last] = isDescending
    ? [
        { ...high, key: inverted(high.key) },
        { ...low, key: inverted(low.key) },
      ]
    : [low, high];
  return {
    start: Buffer.concat([prefix, first.isInclusive ? first.key : after(first.key)]),
    end: Buffer.concat([prefix, last.isInclusive ? after(last.key) : last.key]),
  };
}

/** Filters: the supported query operators, compiled once to a predicate. All others are refused by name. */
import { BSONRegExp } from 'bson';
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { isNumber, keyOf, sameValue, TYPE, typeOf } from './order.js';
import { candidatesAt, readSteps, rootOf, valuesAt } from './paths.js';
import { prefixOf } from './regex.js';

export interface Condition {
  readonly path: string;
  readonly operator: string;
  readonly operand: Value;
  readonly test: (doc: Doc) => boolean;
}

export interface Filter {
  readonly test: (doc: Doc) => boolean;
  /** Conditions that must all hold, from which a plan can be made. */
  readonly conditions: readonly Condition[];
  /** The top-level fields that the predicate reads. */
  readonly fields: ReadonlySet<string>;
}

type Test<T> = (input: T) => boolean;
type Candidate = Value | undefined;

export const QUERY_OPERATORS = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$not',
  '$exists',
  '$regex',
] as const;
export const LOGICAL_OPERATORS = ['$and', '$or'] as const;

export const isOperatorObject = (value: Value): value is Doc => {
  if (!isDoc(value)) return false;
  const [first] = value.keys();
  return first !== undefined && first.startsWith('$');
};

export function equalTest(operand: Value): Test<Candidate> {
  if (operand === null) return value => value === undefined || value === null;
  if (typeof operand === 'string' || typeof operand === 'boolean') return value => value === operand;
  const type = typeOf(operand);
  const key = keyOf(operand);
  return value => value !== undefined && typeOf(value) === type && keyOf(value).equals(key);
}

function orderTest(operator: string, operand: Value): Test<Candidate> {
  const isInclusive = operator.endsWith('e');
  if (operand === null) return isInclusive ? equalTest(null) : () => false;
  if (operand instanceof BSONRegExp) throw new CommandError(2, `Can't have RegEx as arg to predicate over field`);
  const type = typeOf(operand);
  if (type === TYPE.minKey || type === TYPE.maxKey) throw unsupported(`${operator} with MinKey or MaxKey`);
  if (isNumber(operand) && Number.isNaN(Number(operand.toString())))
    return isInclusive ? equalTest(operand) : () => false;
  const isNaNValue = (value: Value) => isNumber(value) && Number.isNaN(Number(value.toString()));
  const key = keyOf(operand);
  const sign = operator.startsWith('$g') ? 1 : -1;
  return value => {
    if (value === undefined || typeOf(value) !== type || isNaNValue(value)) return false;
    const order = Buffer.compare(keyOf(value), key) * sign;
    return order > 0 || (isInclusive && order === 0);
  };
}

const prefixTest = (operand: BSONRegExp): Test<Candidate> => {
  const prefix = prefixOf(operand);
  return value =>
    typeof value === 'string' ? value.startsWith(prefix) : value instanceof BSONRegExp && sameValue(value, operand);
};

const equalOrPrefixTest = (operand: Value) =>
  operand instanceof BSONRegExp ? prefixTest(operand) : equalTest(operand);

function inTest(operand: Value): Test<Candidate> {
  if (!Array.isArray(operand)) throw new CommandError(2, '$in needs an array');
  if (operand.some(isOperatorObject)) throw new CommandError(2, 'cannot nest $ under $in');
  const prefixes = operand.filter(item => item instanceof BSONRegExp).map(prefixTest);
  const keys = new Set(
    operand.filter(item => !(item instanceof BSONRegExp)).map(item => keyOf(item).toString('latin1')),
  );
  return value => keys.has(keyOf(value ?? null).toString('latin1')) || prefixes.some(test => test(value));
}

function condition(path: string, operator: string, operand: Value): Condition {
  const steps = readSteps(path);
  const some = (test: Test<Candidate>) => (doc: Doc) => candidatesAt(doc, steps).some(test);
  const made = (test: (doc: Doc) => boolean): Condition => ({ path, operator, operand, test });
  switch (operator) {
    case '$eq':
      return made(some(equalOrPrefixTest(operand)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return made(some(orderTest(operator, operand)));
    case '$in':
      return made(some(inTest(operand)));
    case '$exists':
      return made(doc => valuesAt(doc, steps).some(value => value !== undefined) === isTruthy(operand));
    default:
      throw unsupported(`the query operator ${operator}`);
  }
}

export const isTruthy = (value: Value) =>
  value !== false && value !== null && !(isNumber(value) && Number(value.toString()) === 0);

function negated(path: string, operator: string, operand: Value, inner: Condition[]): Condition {
  return { path, operator, operand, test: doc => !inner.every(one => one.test(doc)) };
}

/** A prefix: /^text/ or { $regex: '^text' }. */
function prefixCondition(path: string, pattern: Value): Condition {
  if (pattern instanceof BSONRegExp) return condition(path, '$eq', pattern);
  if (typeof pattern !== 'string') throw new CommandError(2, '$regex has to be a string');
  return condition(path, '$eq', new BSONRegExp(pattern, ''));
}

function operatorConditions(path: string, operators: Doc): Condition[] {
  return [...operators].flatMap(([operator, operand]): Condition[] => {
    switch (operator) {
      case '$eq':
        if (operand instanceof BSONRegExp) throw unsupported('$eq with a regular expression');
        return [condition(path, '$eq', operand)];
      case '$ne':
        if (operand instanceof BSONRegExp) throw new CommandError(2, "Can't have regex as arg to $ne.");
        return [negated(path, operator, operand, [condition(path, '$eq', operand)])];
      case '$nin':
        return [negated(path, operator, operand, [condition(path, '$in', operand)])];
      case '$not':
        if (operand instanceof BSONRegExp) return [negated(path, operator, operand, [condition(path, '$eq', operand)])];
        if (!isOperatorObject(operand)) throw new CommandError(2, '$not needs a regex or a document');
        return [negated(path, operator, operand, operatorConditions(path, operand))];
      case '$regex':
        return [prefixCondition(path, operand)];
      default:
        if (!operator.startsWith('$')) throw new CommandError(2, `unknown operator: ${operator}`);
        return [condition(path, operator, operand)];
    }
  });
}

function branches(operator: string, operand: Value): Filter[] {
  if (!Array.isArray(operand) || operand.length === 0)
    throw new CommandError(2, `${operator} must be a nonempty array`);
  return operand.map(branch => {
    if (!isDoc(branch)) throw new CommandError(2, `${operator} entries need to be full objects`);
    return compileFilter(branch);
  });
}

export function compileFilter(filter: Doc): Filter {
  const conditions: Condition[] = [];
  const tests: Test<Doc>[] = [];
  const fields = new Set<string>();
  for (const [name, operand] of filter) {
    if (name === '$and' || name === '$or') {
      const parts = branches(name, operand);
      parts.forEach(part => part.fields.forEach(field => fields.add(field)));
      if (name === '$and') conditions.push(...parts.flatMap(part => part.conditions));
      if (name === '$and') tests.push(doc => parts.every(part => part.test(doc)));
      if (name === '$or') tests.push(doc => parts.some(part => part.test(doc)));
    } else if (name.startsWith('$')) {
      throw unsupported(`the query operator ${name}`);
    } else {
      const own = isOperatorObject(operand) ? operatorConditions(name, operand) : [condition(name, '$eq', operand)];
      conditions.push(...own);
      tests.push(doc => own.every(one => one.test(doc)));
      fields.add(rootOf(name));
    }
  }
  return { conditions, fields, test: doc => tests.every(test => test(doc)) };
}

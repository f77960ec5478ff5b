/** Filters: the supported query operators, compiled once to a predicate. All others are refused by name. */
import { BSONRegExp } from 'bson';
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { isNumber, keyOf, sameValue, TYPE, typeOf } from './order.js';
import { candidatesAt, readSteps, rootOf, valuesAt } from './paths.js';
import { toRegExp } from './regex.js';
import { typeTest } from './types.js';

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
  '$type',
  '$regex',
  '$options',
  '$size',
  '$all',
  '$elemMatch',
] as const;
export const LOGICAL_OPERATORS = ['$and', '$or', '$nor'] as const;

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

const regexTest = (operand: BSONRegExp): Test<Candidate> => {
  const pattern = toRegExp(operand.pattern, operand.options);
  return value =>
    typeof value === 'string' ? pattern.test(value) : value instanceof BSONRegExp && sameValue(value, operand);
};

const equalOrRegexTest = (operand: Value) => (operand instanceof BSONRegExp ? regexTest(operand) : equalTest(operand));

function listOf(operator: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw new CommandError(2, `${operator} needs an array`);
  if (operand.some(isOperatorObject)) {
    if (operator !== '$all' || !operand.every(item => isDoc(item) && item.has('$elemMatch'))) {
      throw new CommandError(2, `cannot nest $ under ${operator}`);
    }
  }
  return operand;
}

function inTest(operand: Value): Test<Candidate> {
  const list = listOf('$in', operand);
  const regexes = list.filter(item => item instanceof BSONRegExp).map(regexTest);
  const keys = new Set(list.filter(item => !(item instanceof BSONRegExp)).map(item => keyOf(item).toString('latin1')));
  return value => keys.has(keyOf(value ?? null).toString('latin1')) || regexes.some(test => test(value));
}

/** Predicates of one operator on the elements of a value, as $elemMatch and $pull apply them. */
export function valueTest(operators: Doc): Test<Value> {
  const holder = compileFilter(new Map([['v', operators]]));
  return value => holder.test(new Map([['v', value]]));
}

function elementTest(operand: Value): Test<Value[]> {
  if (!isDoc(operand)) throw new CommandError(2, '$elemMatch needs an Object');
  const [first] = operand.keys();
  if (isOperatorObject(operand) && !LOGICAL_OPERATORS.some(name => name === first)) {
    const test = valueTest(operand);
    return elements => elements.some(element => !Array.isArray(element) && test(element));
  }
  const filter = compileFilter(operand);
  return elements => elements.some(element => isDoc(element) && filter.test(element));
}

function sizeTest(operand: Value): Test<Value[]> {
  const size = isNumber(operand) ? Number(operand.toString()) : NaN;
  if (!Number.isInteger(size) || size < 0) throw new CommandError(2, '$size must be a whole number of at least 0');
  return elements => elements.length === size;
}

function allConditions(path: string, operand: Value): Condition[] {
  const conditions = listOf('$all', operand).map(item =>
    isOperatorObject(item)
      ? condition(path, '$elemMatch', item.get('$elemMatch') ?? null)
      : condition(path, '$eq', item),
  );
  return conditions.length > 0 ? conditions : [{ path, operator: '$all', operand, test: () => false }];
}

function condition(path: string, operator: string, operand: Value): Condition {
  const steps = readSteps(path);
  const some = (test: Test<Candidate>) => (doc: Doc) => candidatesAt(doc, steps).some(test);
  const someArray = (test: Test<Value[]>) => (doc: Doc) =>
    valuesAt(doc, steps).some(value => Array.isArray(value) && test(value));
  const made = (test: (doc: Doc) => boolean): Condition => ({ path, operator, operand, test });
  switch (operator) {
    case '$eq':
      return made(some(equalOrRegexTest(operand)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return made(some(orderTest(operator, operand)));
    case '$in':
      return made(some(inTest(operand)));
    case '$exists':
      return made(doc => valuesAt(doc, steps).some(value => value !== undefined) === isTruthy(operand));
    case '$type':
      return made(some(typeTest(operand)));
    case '$size':
      return made(someArray(sizeTest(operand)));
    case '$elemMatch':
      return made(someArray(elementTest(operand)));
    default:
      throw unsupported(`the query operator ${operator}`);
  }
}

export const isTruthy = (value: Value) =>
  value !== false && value !== null && !(isNumber(value) && Number(value.toString()) === 0);

function negated(path: string, operator: string, operand: Value, inner: Condition[]): Condition {
  return { path, operator, operand, test: doc => !inner.every(one => one.test(doc)) };
}

function regexCondition(path: string, operators: Doc): Condition {
  const pattern = operators.get('$regex') ?? null;
  const options = operators.get('$options') ?? (pattern instanceof BSONRegExp ? pattern.options : '');
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern;
  if (typeof source !== 'string' || typeof options !== 'string')
    throw new CommandError(2, '$regex and $options have to be strings');
  return condition(path, '$eq', new BSONRegExp(source, options));
}

function operatorConditions(path: string, operators: Doc): Condition[] {
  return [...operators].flatMap(([operator, operand]): Condition[] => {
    switch (operator) {
      case '$eq':
        return operand instanceof BSONRegExp
          ? [
              {
                ...condition(path, '$in', []),
                operator: '$regexValue',
                operand,
                test: doc => candidatesAt(doc, readSteps(path)).some(equalTest(operand)),
              },
            ]
          : [condition(path, '$eq', operand)];
      case '$ne':
        if (operand instanceof BSONRegExp) throw new CommandError(2, "Can't have regex as arg to $ne.");
        return [negated(path, operator, operand, [condition(path, '$eq', operand)])];
      case '$nin':
        return [negated(path, operator, operand, [condition(path, '$in', operand)])];
      case '$not':
        if (operand instanceof BSONRegExp) return [negated(path, operator, operand, [condition(path, '$eq', operand)])];
        if (!isOperatorObject(operand)) throw new CommandError(2, '$not needs a regex or a document');
        return [negated(path, operator, operand, operatorConditions(path, operand))];
      case '$all':
        return allConditions(path, operand);
      case '$regex':
        return [regexCondition(path, operators)];
      case '$options':
        if (!operators.has('$regex')) throw new CommandError(2, '$options needs a $regex');
        return [];
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
    if (name === '$and' || name === '$or' || name === '$nor') {
      const parts = branches(name, operand);
      parts.forEach(part => part.fields.forEach(field => fields.add(field)));
      if (name === '$and') conditions.push(...parts.flatMap(part => part.conditions));
      if (name === '$and') tests.push(doc => parts.every(part => part.test(doc)));
      if (name === '$or') tests.push(doc => parts.some(part => part.test(doc)));
      if (name === '$nor') tests.push(doc => !parts.some(part => part.test(doc)));
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

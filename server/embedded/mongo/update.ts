/** Update operators, replacements and the document of an upsert. Works on a decoded copy, never on stored bytes. */
import { BSONRegExp, ObjectId } from 'bson';
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { isOperatorObject } from './match.js';
import { sameValue } from './order.js';
import { assertNoConflicts, comparePaths, readPath, removePath, updateSteps, writePath } from './updatePaths.js';
import { UPDATE_OPERATORS } from './updateOperators.js';

export interface Update {
  readonly isReplacement: boolean;
  readonly apply: (doc: Doc, context: { isInsert: boolean }) => Doc;
}

interface Change {
  readonly operator: string;
  readonly steps: string[];
  readonly operand: Value;
}

const isPlainFilterValue = (value: Value) => !isOperatorObject(value) && !(value instanceof BSONRegExp);

function readChanges(update: Doc): Change[] {
  return [...update].flatMap(([operator, operands]) => {
    if (!operator.startsWith('$'))
      throw new CommandError(
        9,
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!UPDATE_OPERATORS.has(operator)) throw unsupported(`the update operator ${operator}`, 9);
    if (!isDoc(operands))
      throw new CommandError(9, `Modifiers operate on fields but we found another type for ${operator}`);
    return [...operands].map(([path, operand]) => ({ operator, steps: updateSteps(path), operand }));
  });
}

function applyChange(doc: Doc, { operator, steps, operand }: Change) {
  if (operator === '$unset') {
    removePath(doc, steps);
    return;
  }
  const apply = UPDATE_OPERATORS.get(operator);
  const value = apply?.(readPath(doc, steps), operand, steps.join('.'));
  if (value !== undefined) writePath(doc, steps, value);
}

function modifiers(update: Doc): Update {
  const changes = readChanges(update).sort((a, b) => comparePaths(a.steps, b.steps));
  assertNoConflicts(changes.map(({ steps }) => steps));
  return {
    isReplacement: false,
    apply(doc, { isInsert }) {
      for (const change of changes) {
        if (change.operator === '$setOnInsert' && !isInsert) continue;
        applyChange(doc, change);
      }
      return doc;
    },
  };
}

function replacement(update: Doc): Update {
  const dollar = [...update.keys()].find(name => name.startsWith('$'));
  if (dollar !== undefined)
    throw new CommandError(52, `The dollar ($) prefixed field '${dollar}' is not allowed in a replacement`);
  return {
    isReplacement: true,
    apply(doc) {
      const id = update.has('_id') ? update.get('_id') : doc.get('_id');
      return new Map([
        ...(id === undefined ? [] : [['_id', id] as const]),
        ...[...update].filter(([name]) => name !== '_id'),
      ]);
    },
  };
}

export function compileUpdate(update: Value | undefined): Update {
  if (Array.isArray(update)) throw unsupported('an update given as a pipeline');
  if (!isDoc(update)) throw new CommandError(9, 'Update argument must be an object');
  return isOperatorObject(update) ? modifiers(update) : replacement(update);
}

export function assertSameId(before: Value | undefined, after: Value | undefined) {
  if (before === undefined || (after !== undefined && sameValue(before, after))) return;
  throw new CommandError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
}

/** The equalities of a filter, which are the first fields of the document an upsert inserts. */
function equalities(filter: Doc): [string, Value][] {
  return [...filter].flatMap(([name, operand]): [string, Value][] => {
    if (name === '$and' && Array.isArray(operand)) return operand.filter(isDoc).flatMap(equalities);
    if (name === '$or' && Array.isArray(operand) && operand.length === 1)
      return operand.filter(isDoc).flatMap(equalities);
    if (name.startsWith('$')) return [];
    if (isPlainFilterValue(operand)) return [[name, operand]];
    if (!isDoc(operand)) return [];
    if (operand.has('$eq')) return [[name, operand.get('$eq') ?? null]];
    const single = operand.get('$in');
    const [only = null, ...more] = Array.isArray(single) ? single : [null, null];
    return more.length === 0 && isPlainFilterValue(only) ? [[name, only]] : [];
  });
}

export function upsertedDocument(filterDoc: Doc, update: Update): Doc {
  const found = equalities(filterDoc);
  const doc: Doc = new Map();
  found.forEach(([path, value], i) => {
    if (update.isReplacement && path !== '_id') return;
    const steps = updateSteps(path);
    const clash = found.find(
      ([other], at) => at < i && (other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`)),
    );
    if (clash) throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    writePath(doc, steps, value);
  });
  const id = doc.get('_id');
  const made = update.apply(doc, { isInsert: true });
  assertSameId(id, made.get('_id'));
  return withIdFirst(made);
}

export function withIdFirst(doc: Doc): Doc {
  const id = doc.get('_id') ?? (doc.has('_id') ? null : new ObjectId());
  return new Map([['_id', id], ...[...doc].filter(([name]) => name !== '_id')]);
}

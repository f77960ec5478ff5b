/** Resolves dotted paths through documents and arrays as MongoDB does, for queries and for index and sort keys. */
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { componentOf, EMPTY_ARRAY, inverted, keyOf } from './order.js';

export type Steps = readonly [string, ...string[]];

export interface IndexField {
  readonly path: string;
  readonly steps: Steps;
  readonly isDescending: boolean;
}

/** Steps of a path in a query; array positions are not supported there. */
export const rootOf = (path: string) => path.slice(0, `${path}.`.indexOf('.'));

export function readSteps(path: string): Steps {
  const [first = '', ...rest] = path.split('.');
  const steps: Steps = [first, ...rest];
  if (steps.some(step => step === '')) throw new CommandError(56, `the path '${path}' contains an empty field name`);
  if (steps.some(step => step.startsWith('$'))) throw unsupported(`the path '${path}'`);
  if (rest.some(step => /^\d+$/.test(step))) throw unsupported(`an array position in the path '${path}'`);
  return steps;
}

/** All values of a path, through arrays of documents; undefined for a missing field. */
export function valuesAt(doc: Doc, [step, ...rest]: Steps): (Value | undefined)[] {
  const value = doc.get(step);
  const [next, ...others] = rest;
  if (next === undefined) return [value];
  if (isDoc(value)) return valuesAt(value, [next, ...others]);
  if (!Array.isArray(value)) return [undefined];
  return value.flatMap(element => (isDoc(element) ? valuesAt(element, [next, ...others]) : []));
}

/** The values that a comparison tests: an array counts as itself and as each of its elements. */
export const candidatesAt = (doc: Doc, steps: Steps): (Value | undefined)[] =>
  valuesAt(doc, steps).flatMap(value => (Array.isArray(value) ? [...value, value] : [value]));

interface Slot {
  value: Value | undefined;
  rest: readonly string[];
  isElement: boolean;
}

function descend(slot: Slot): Slot {
  const [step, ...rest] = slot.rest;
  if (step === undefined || Array.isArray(slot.value)) return slot;
  return isDoc(slot.value) ? descend({ ...slot, value: slot.value.get(step), rest }) : { ...slot, value: undefined };
}

const EMPTY = Symbol('empty array');
type KeyPart = Value | undefined | typeof EMPTY;

function expand(slots: readonly Slot[], noteArray: () => void): KeyPart[][] {
  const reached = slots.map(descend);
  const open = reached.filter(slot => Array.isArray(slot.value) && !slot.isElement);
  if (open.length === 0) return [reached.map(slot => slot.value)];
  noteArray();
  const array = open[0]?.value;
  if (open.some(slot => slot.value !== array)) throw new CommandError(171, 'cannot index parallel arrays');
  if (!Array.isArray(array)) return [];
  if (array.length === 0) {
    const emptied = reached.map(slot => (open.includes(slot) ? { value: undefined, rest: [], isElement: true } : slot));
    return expand(emptied, noteArray).map(parts =>
      parts.map((part, i) => (open.some(slot => slot === reached[i] && slot.rest.length === 0) ? EMPTY : part)),
    );
  }
  return array.flatMap(element =>
    expand(
      reached.map(slot => {
        if (!open.includes(slot)) return slot;
        if (slot.rest.length === 0) return { value: element, rest: [], isElement: true };
        return isDoc(element) ? { ...slot, value: element } : { value: undefined, rest: [], isElement: true };
      }),
      noteArray,
    ),
  );
}

export interface FieldKeys {
  keys: Buffer[];
  isMultikey: boolean;
  isCut: boolean;
}

/** The index keys of a document for these fields: one, or one for each element of an array in the path. */
export function fieldKeys(doc: Doc, fields: readonly IndexField[], toComponent = componentOf): FieldKeys {
  const found: FieldKeys = { keys: [], isMultikey: false, isCut: false };
  const slots = fields.map(field => ({ value: doc, rest: field.steps, isElement: false }));
  const rows = expand(slots, () => {
    found.isMultikey = true;
  });
  const seen = new Set<string>();
  for (const row of rows) {
    const key = Buffer.concat(
      row.map((part, i) => {
        const component = part === EMPTY ? { key: EMPTY_ARRAY, isCut: false } : toComponent(part);
        found.isCut ||= component.isCut;
        return fields[i]?.isDescending ? inverted(component.key) : component.key;
      }),
    );
    const text = key.toString('latin1');
    if (!seen.has(text)) found.keys.push(key);
    seen.add(text);
  }
  return found;
}

const wholeComponent = (value: Value | undefined) => ({ key: keyOf(value ?? null), isCut: false });

/** The sort key of a document: the first of its keys in the order of the sort. */
export const sortKey = (doc: Doc, fields: readonly IndexField[]): Buffer =>
  fieldKeys(doc, fields, wholeComponent).keys.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least));

export function parseKeyPattern(pattern: Value | undefined, what: string): IndexField[] {
  if (!isDoc(pattern)) throw new CommandError(14, `the ${what} must be an object`);
  return [...pattern].map(([path, direction]) => {
    const sign = Number(String(direction));
    if (sign !== 1 && sign !== -1) throw unsupported(`a ${what} value other than 1 or -1 ('${path}')`);
    return { path, steps: readSteps(path), isDescending: sign === -1 };
  });
}

/** Reads and writes one dotted path of a document that is updated. Array positions are allowed here. */
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';

const MAX_PADDING = 1_500_000;
const isPosition = (step: string) => /^(0|[1-9]\d*)$/.test(step);

export function updateSteps(path: string): string[] {
  const steps = path.split('.');
  if (steps.some(step => step === ''))
    throw new CommandError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  const odd = steps.find(step => step.startsWith('$'));
  if (odd === '$' || odd?.startsWith('$[')) throw unsupported(`'${odd}' in the update path '${path}'`);
  if (odd !== undefined)
    throw new CommandError(52, `The dollar ($) prefixed field '${odd}' in '${path}' is not valid for storage.`);
  return steps;
}

/** The order in which MongoDB processes paths: by name, positions by number. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [i, step] of a.entries()) {
    const other = b[i];
    if (other === undefined || step === other) continue;
    if (isPosition(step) && isPosition(other)) return Number(step) - Number(other);
    return step < other ? -1 : 1;
  }
  return a.length - b.length;
}

export function assertNoConflicts(paths: readonly (readonly string[])[]) {
  paths.forEach((steps, i) =>
    paths.slice(i + 1).forEach(other => {
      if (!steps.slice(0, other.length).every((step, at) => step === other[at])) return;
      const shorter = steps.length < other.length ? steps : other;
      throw new CommandError(
        40,
        `Updating the path '${other.join('.')}' would create a conflict at '${shorter.join('.')}'`,
      );
    }),
  );
}

const child = (holder: Value | undefined, step: string): Value | undefined => {
  if (isDoc(holder)) return holder.get(step);
  return Array.isArray(holder) && isPosition(step) ? holder[Number(step)] : undefined;
};

export const readPath = (doc: Doc, steps: readonly string[]): Value | undefined =>
  steps.reduce<Value | undefined>((holder, step) => child(holder, step), doc);

function put(holder: Doc | Value[], step: string, value: Value) {
  if (isDoc(holder)) {
    holder.set(step, value);
    return;
  }
  const position = Number(step);
  if (position - holder.length > MAX_PADDING)
    throw new CommandError(2, `cannot pad an array by more than ${MAX_PADDING} elements`);
  while (holder.length < position) holder.push(null);
  holder[position] = value;
}

function assertViable(holder: Value, step: string, parent: string | undefined): asserts holder is Doc | Value[] {
  if (isDoc(holder) || (Array.isArray(holder) && isPosition(step))) return;
  throw new CommandError(28, `Cannot create field '${step}' in element {${parent}}`);
}

export function writePath(doc: Doc, steps: readonly string[], value: Value) {
  let holder: Value = doc;
  for (const [depth, step] of steps.entries()) {
    assertViable(holder, step, steps[depth - 1]);
    const inner = child(holder, step);
    const next: Value = depth === steps.length - 1 ? value : (inner ?? (inner === null ? null : new Map()));
    if (next !== inner) put(holder, step, next);
    holder = next;
  }
}

export function removePath(doc: Doc, steps: readonly string[]) {
  const holder = readPath(doc, steps.slice(0, -1));
  const last = steps.at(-1) ?? '';
  if (isDoc(holder)) holder.delete(last);
  else if (Array.isArray(holder) && isPosition(last) && Number(last) < holder.length) holder[Number(last)] = null;
}

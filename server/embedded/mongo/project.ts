/** Projections: plain inclusion or exclusion of dotted paths. */
import { isDoc, type Doc, type Value } from './bson.js';
import { CommandError, unsupported } from './errors.js';
import { isTruthy } from './match.js';
import { isNumber } from './order.js';
import { readSteps, type Steps } from './paths.js';

type Tree = Map<string, Tree | true>;

export interface Projection {
  readonly apply: (doc: Doc) => Doc;
  /** For an inclusion, the only top-level fields it reads. */
  readonly fields: ReadonlySet<string> | undefined;
}

function plant(tree: Tree, [step, next, ...others]: Steps, path: string) {
  const branch = tree.get(step);
  if (branch === true || (branch && next === undefined)) throw new CommandError(31249, `Path collision at ${path}`);
  if (next === undefined) tree.set(step, true);
  else {
    const inner = branch ?? new Map<string, Tree | true>();
    tree.set(step, inner);
    plant(inner, [next, ...others], path);
  }
}

function prune(doc: Doc, tree: Tree, keepsNamed: boolean): Doc {
  const kept: Doc = new Map();
  for (const [name, value] of doc) {
    const branch = tree.get(name);
    if (branch === undefined || branch === true) {
      if ((branch === true) === keepsNamed) kept.set(name, value);
    } else {
      const part = pruneValue(value, branch, keepsNamed);
      if (part !== undefined) kept.set(name, part);
    }
  }
  return kept;
}

function pruneValue(value: Value, tree: Tree, keepsNamed: boolean): Value | undefined {
  if (isDoc(value)) return prune(value, tree, keepsNamed);
  if (!Array.isArray(value)) return keepsNamed ? undefined : value;
  return value.flatMap(element => {
    const part = pruneValue(element, tree, keepsNamed);
    return part === undefined ? [] : [part];
  });
}

export function compileProjection(projection: Doc | undefined): Projection | undefined {
  if (!projection || projection.size === 0) return undefined;
  const tree: Tree = new Map();
  let mode: boolean | undefined;
  let id: boolean | undefined;
  for (const [path, value] of projection) {
    if (typeof value !== 'boolean' && !isNumber(value))
      throw unsupported(`the projection of '${path}' other than by true, false, 1 or 0`);
    const isIncluded = isTruthy(value);
    if (path === '_id') {
      id = isIncluded;
      continue;
    }
    if (mode !== undefined && mode !== isIncluded) {
      throw new CommandError(
        31254,
        `Cannot do ${isIncluded ? 'inclusion' : 'exclusion'} on field ${path} in ${mode ? 'inclusion' : 'exclusion'} projection`,
      );
    }
    mode = isIncluded;
    plant(tree, readSteps(path), path);
  }
  const keepsNamed = mode ?? id ?? true;
  if (!tree.has('_id') && (keepsNamed ? id !== false : id === false)) tree.set('_id', true);
  return { apply: doc => prune(doc, tree, keepsNamed), fields: keepsNamed ? new Set(tree.keys()) : undefined };
}

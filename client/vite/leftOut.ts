/**
 * Leaves functions of libraries that the product never calls out of the browser's build. What no import reaches is dropped by the bundler;
 * this is for parts that hang inside a class or a closure. A function that is called all the same says its name, and one that a new version of the
 * library no longer has fails the build.
 */
import { parseSync } from '@swc/core';
import type { Plugin } from 'vite';

export type LeftOut = {
  /** Ending of the file's path. */
  readonly module: string;
  readonly functions: readonly string[];
};

/** A block of the source: `start` and `end` count bytes from the first one of the tree. */
type Body = { readonly name: string; readonly start: number; readonly end: number };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function spanOf(node: Record<string, unknown>): { start: number; end: number } | null {
  const { span } = node;
  return isObject(span) && typeof span.start === 'number' && typeof span.end === 'number'
    ? { start: span.start, end: span.end }
    : null;
}

/** The function itself, and where its name stands. */
function functionAt(node: Record<string, unknown>): [owner: unknown, name: unknown] {
  if (node.type === 'ClassMethod') return [node.function, node.key];
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') return [node, node.identifier];
  return [null, null];
}

/** Bodies of all functions and methods that have a name. */
function namedBodies(value: unknown): Body[] {
  if (Array.isArray(value)) return value.flatMap(namedBodies);
  if (!isObject(value)) return [];
  const children = Object.values(value).flatMap(namedBodies);
  const [owner, name] = functionAt(value);
  if (!isObject(owner) || !isObject(name) || typeof name.value !== 'string' || !isObject(owner.body)) return children;
  const span = spanOf(owner.body);
  return span ? [{ name: name.value, ...span }, ...children] : children;
}

export function leaveOut(code: string, functions: readonly string[]): string {
  // An empty statement in front: the tree begins with the first byte, whatever comments the file begins with.
  const source = Buffer.from(`;${code}`);
  const tree = parseSync(source.toString(), { syntax: 'ecmascript', target: 'es2022' });
  const bodies = namedBodies(tree.body);
  const cuts = functions.map(wanted => {
    const found = bodies.filter(({ name }) => name === wanted);
    const [body] = found;
    if (!body || found.length > 1) throw new Error(`${wanted} is there ${found.length} times, not once`);
    return { ...body, start: body.start - tree.span.start, end: body.end - tree.span.start };
  });
  const parts: Buffer[] = [];
  let at = 1;
  for (const { name, start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start < at) throw new Error(`${name} lies inside another function that is left out`);
    parts.push(source.subarray(at, start), Buffer.from(`{throw Error(${JSON.stringify(`Left out: ${name}`)})}`));
    at = end;
  }
  return Buffer.concat([...parts, source.subarray(at)]).toString();
}

export const leftOut = (parts: readonly LeftOut[]): Plugin => ({
  name: 'left-out',
  enforce: 'pre',
  transform(code, id) {
    const part = parts.find(({ module }) => id.endsWith(module));
    return part ? { code: leaveOut(code, part.functions), map: null } : null;
  },
});

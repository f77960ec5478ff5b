/** What the source files of the client import and which texts they may show, read from the files as they stand. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from '@swc/core';

const client = join(import.meta.dirname, '..');

type SourceFile = {
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
  readonly strings: readonly string[];
  /** Texts with values in between: one entry for the fixed parts of each. */
  readonly templates: readonly (readonly string[])[];
};

type Node = { readonly type?: unknown; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const stringOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'StringLiteral' && typeof value.value === 'string' ? value.value : undefined;

/** The file of an import below `client/`; undefined for packages, style sheets and what lies outside. */
function resolveImport(from: string, name: string | undefined): string | undefined {
  if (!name?.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), name);
  return [`${path}.ts`, `${path}.tsx`].find(file => !file.startsWith('../') && existsSync(join(client, file)));
}

function read(file: string): SourceFile {
  const imports: string[] = [];
  const lazyImports: string[] = [];
  const strings: string[] = [];
  const templates: string[][] = [];
  const add = (list: string[], name: string | undefined): void => {
    const target = resolveImport(file, name);
    if (target !== undefined) list.push(target);
  };
  const source = readFileSync(join(client, file), 'utf8');
  const waiting: unknown[] = [parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' })];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!isNode(node)) continue;
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
      if (node.typeOnly !== true) add(imports, stringOf(node.source));
    }
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Import')
      add(lazyImports, stringOf(nodesIn(node.arguments)[0]?.expression));
    if (node.type === 'TemplateLiteral' && nodesIn(node.expressions).length > 0)
      templates.push(nodesIn(node.quasis).map(({ cooked }) => (typeof cooked === 'string' ? cooked : '')));
    const text = stringOf(node);
    if (text !== undefined) strings.push(text);
    waiting.push(...Object.values(node));
  }
  return { imports, lazyImports, strings, templates };
}

const known = new Map<string, SourceFile>();

/** `file` is a path below `client/`. */
export function sourceOf(file: string): SourceFile {
  const source = known.get(file) ?? read(file);
  known.set(file, source);
  return source;
}

type Edges = (file: string) => readonly string[];

export const allImports: Edges = file => [...sourceOf(file).imports, ...sourceOf(file).lazyImports];

/** The file and everything it leads to. */
export function reachableFrom(file: string, edges: Edges): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const from of reached) edges(from).forEach(to => reached.add(to));
  return reached;
}

/** What a source file reaches for: its imports of every kind, type-only ones too, and the globals it touches. */
import { parseSync } from '@swc/core';

export type Reaches = { imports: string[]; globals: Set<string> };

type Node = { type?: unknown; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'StringLiteral' && typeof value.value === 'string' ? value.value : undefined;
const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' && typeof value.value === 'string' ? value.value : undefined;

function importOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return textOf(node.source);
    case 'TsImportType':
      return textOf(node.argument);
    case 'TsExternalModuleReference':
      return textOf(node.expression);
    case 'CallExpression': {
      const isImport =
        isNode(node.callee) &&
        (node.callee.type === 'Import' || ['require', 'ssrLoadModule'].includes(nameOf(node.callee) ?? ''));
      const first = Array.isArray(node.arguments) ? node.arguments[0] : undefined;
      return isImport && isNode(first) ? textOf(first.expression) : undefined;
    }
    default:
      return undefined;
  }
}

function globalOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression') {
    const [object, property] = [nameOf(node.object), nameOf(node.property)];
    return object && property ? `${object}.${property}` : undefined;
  }
  return nameOf(node);
}

export function readImports(source: string, { isJsx }: { isJsx: boolean }): Reaches {
  const imports: string[] = [];
  const globals = new Set<string>();
  const waiting: unknown[] = [parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2022' })];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (!isNode(value)) continue;
    const imported = importOf(value);
    if (imported !== undefined) imports.push(imported);
    const name = globalOf(value);
    if (name !== undefined) globals.add(name);
    waiting.push(...Object.values(value));
  }
  return { imports, globals };
}

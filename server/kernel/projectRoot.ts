/** Folder of package.json: the same whether the server runs from its sources or from its bundle. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the server.');
  return findRoot(parent);
}

export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

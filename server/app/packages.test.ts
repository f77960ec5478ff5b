/** The image holds the packages of production alone: whatever runs there must find what it imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { readImports } from '../testing/readImports.js';

const root = join(import.meta.dirname, '..', '..');
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** The server, its commands, and the pages that it draws; `vite` serves the pages of a developer. */
const RUN = ['schema', 'server/app', 'server/cli', 'server/domains', 'server/embedded', 'server/kernel', 'client'];
const NOT_RUN = /\.test\.tsx?$|\.d\.ts$|\/test\/|^client\/(?:audit|e2e|playground|testing|vite|[\w.]+\.config)\b/;
const OF_DEVELOPMENT = new Set(['vite']);

const sources = RUN.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
).filter(file => /\.tsx?$/.test(file) && !NOT_RUN.test(file));

/** What is left once types are gone. */
function packagesOf(file: string): string[] {
  const syntax = { syntax: 'typescript', tsx: file.endsWith('x') } as const;
  const { code } = transformSync(readFileSync(join(root, file), 'utf8'), { jsc: { parser: syntax, target: 'es2022' } });
  return readImports(code, { isJsx: true })
    .imports.filter(name => /^[@\w]/.test(name) && !isBuiltin(name))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

describe('what runs in production', () => {
  it('imports packages that are installed there', () => {
    const imported = sources.flatMap(file => packagesOf(file).map(name => [file, name] as const));
    expect(new Set(imported.map(([, name]) => name)).size).toBeGreaterThan(25);
    const missing = imported.filter(([, name]) => !Object.hasOwn(dependencies, name) && !OF_DEVELOPMENT.has(name));
    expect(missing).toEqual([]);
  });
});

/**
 * Class names of CSS modules. A page would carry the table of every sheet that it uses; here each name is written where it is used,
 * and names are short: together 2 KB a page.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const SHEET = /\.module\.css$/;
const IMPORT = /import (\w+) from ('[^']+\.module\.css')/g;

const LENGTH = 5;
const named = new Map<string, string>();

/** `header-1f0c3`: the name in its sheet and what tells the sheet apart, the same for browser and server. Throws if two sheets cannot be told apart. */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, ''));
  const scoped = `${name}-${createHash('sha256').update(path).digest('hex').slice(0, LENGTH)}`;
  const other = named.get(scoped) ?? path;
  if (other !== path)
    throw new Error(`The class ${name} has one name in ${other} and in ${path}: rename it in one of them`);
  named.set(scoped, path);
  return scoped;
}

const SCOPED = new RegExp(`[\\w-]+-([0-9a-f]{${LENGTH}})(?![\\w-])`, 'g');

/** What tells the sheets apart whose names stand in a text: the last part of each name. */
export function scopesOf(text: string): string[] {
  const scopes = [...text.matchAll(SCOPED)].flatMap(([name, scope]) => (named.has(name) && scope ? scope : []));
  return [...new Set(scopes)];
}

/** A class that is chosen while the page runs (`styles[tone]`) needs the table. */
const needsTable = (source: string, name: string): boolean =>
  new RegExp(`(?<![.\\w])${name}\\b(?!\\.\\w|\\s+from\\b)`).test(source);

/** Imports every class by itself, where the component names all of them. */
export const importClasses = (source: string): string =>
  source.replace(IMPORT, (whole: string, name: string, file: string) =>
    needsTable(source, name) ? whole : `import * as ${name} from ${file}`,
  );

export const classNames = (): Plugin[] => [
  {
    name: 'class-names',
    enforce: 'pre',
    transform: (source, id) => (/\.tsx?$/.test(id) ? { code: importClasses(source), map: null } : null),
  },
  {
    // A sheet none of whose names is asked for at run time is needed all the same.
    name: 'sheets-of-classes',
    enforce: 'post',
    transform: (code, id) => (SHEET.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null),
  },
];

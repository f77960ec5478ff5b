/** The rules of the domain (docs/domain-rules.md): what the code cites stands there, and its vectors are what the code gives. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VECTOR_RUNS } from '../testing/domainVectors.js';

const root = join(import.meta.dirname, '..', '..');
const page = 'docs/domain-rules.md';
const text = readFileSync(join(root, page), 'utf8');
const sections = [...text.matchAll(/^## (1[a-z])\. /gm)].map(([, section = '']) => section);

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** The tables that are headed by "Vectors, name:", each with its columns and rows. */
const tables = [...text.matchAll(/^Vectors, ([^:(]+?)(?: \([^)]*\))?:\n\n((?:\|.*\n)+)/gm)].map(
  ([, name = '', lines = '']) => {
    const [head = [], , ...rows] = lines.trim().split('\n').map(cellsOf);
    return { name, columns: head, rows };
  },
);

describe('a rule of the domain that the code cites', () => {
  const cited = execFileSync('git', ['grep', '-hoE', 'domain rules 1[a-z]( to 1[a-z])?', '--', ':!schema/released'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .flatMap(line => line.match(/1[a-z]/g) ?? []);

  it('stands on the page under its letter', () => {
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter(section => !sections.includes(section))).toEqual([]);
    expect(new Set(sections).size).toBe(sections.length);
  });
});

describe('the page', () => {
  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`((?:client|server|schema|docs)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(path => !existsSync(join(root, path)))).toEqual([]);
  });

  it('has vectors in every section but that of visas, whose figures are data', () => {
    const without = text
      .split(/^## /m)
      .filter(part => /^1[a-z]\. /.test(part) && !part.includes('\nVectors, '))
      .map(part => part.slice(0, 2));
    expect(without).toEqual(['1c']);
  });

  it('has a run for each table of vectors, and a table for each run', () => {
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(VECTOR_RUNS).toSorted());
  });
});

describe.each(tables)('the vectors of $name', ({ name, columns, rows }) => {
  it('are what the code gives', () => {
    const run = VECTOR_RUNS[name];
    const computed = rows.map(row => [...row.slice(0, -1), run?.(row.slice(0, -1), columns)]);
    expect(rows.length).toBeGreaterThan(0);
    expect(computed).toEqual(rows);
  });
});

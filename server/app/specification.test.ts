/** The table of the specification (docs/specification.md): what it names exists, and every line is held by a test or says that it is open. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const rows = text
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| what |'))
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
const pathsIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path]) => path ?? []);

describe('the table of the specification', () => {
  it('has the nine sections, in their order', () => {
    expect([...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => Number(number))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  it('names in each line where it is done and which test holds it, or what is open', () => {
    const idle = rows.filter(
      ([, where = '', test = '']) =>
        !where.startsWith('open:') &&
        (pathsIn(where).length === 0 || !pathsIn(test).some(path => /\.(?:test|e2e)\.tsx?$/.test(path))),
    );
    expect(rows.length).toBeGreaterThan(160);
    expect(idle).toEqual([]);
  });

  it('names files that exist', () => {
    const named = rows.flatMap(([, where, test]) => [...pathsIn(where), ...pathsIn(test)]);
    expect(named.filter(path => !existsSync(join(root, path)))).toEqual([]);
  });
});

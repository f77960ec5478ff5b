import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrations.js';

const files = readdirSync(import.meta.dirname)
  .filter(name => /^\d.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  .map(name => name.slice(0, -'.ts'.length))
  .toSorted();

describe('the migrations', () => {
  it('are the files of the folder, named after them, in their order', () => {
    expect(migrations.map(({ name }) => name)).toEqual(files);
  });

  it('have the numbers from one on, each once', () => {
    expect(files.map(name => /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(name)?.[1])).toEqual(
      files.map((_name, place) => String(place + 1).padStart(4, '0')),
    );
  });

  it('have a test each', () => {
    expect(files.filter(name => !existsSync(join(import.meta.dirname, `${name}.api.test.ts`)))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandNames } from './commands.js';

test('the README lists exactly the commands that the store supports', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const section = readme.split(/^## /m).find(part => part.startsWith('redis\n')) ?? '';
  const rows = [...section.matchAll(/^\| ([A-Z ]+) \|/gm)];
  const listed = rows.flatMap(([, names = '']) => names.split(' '));
  expect(listed.sort()).toEqual(commandNames());
});

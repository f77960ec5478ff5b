import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kernel = join(import.meta.dirname, '../..');
const tokens = new Set(
  [...readFileSync(join(kernel, 'ui/tokens.css'), 'utf8').matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
);
const files = readdirSync(join(kernel, 'mui'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
  .map(name => join(kernel, 'mui', name));

describe('MUI in the look of the site', () => {
  it('names no custom property that the tokens do not have', () => {
    const used = files.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
    );

    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(name => !tokens.has(name))).toEqual([]);
  });

  it('writes out no colour of its own: there is one palette', () => {
    const colors = files.filter(file => /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(readFileSync(file, 'utf8')));

    expect(colors).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveOut } from './leftOut';
import { unusedParts } from './unusedParts';

describe('leaveOut', () => {
  const source =
    'export class Shop { sell() { return close(1); } rob() { return 2; } }\nfunction close(value) { function never() { return 0; } return value; }';

  it('empties the functions that are named and leaves the others', () => {
    expect(leaveOut(source, ['rob', 'never'])).toBe(
      'export class Shop { sell() { return close(1); } rob() {throw Error("Left out: rob")} }\nfunction close(value) { function never() {throw Error("Left out: never")} return value; }',
    );
  });

  it('fails on a name that is not there, or more than once', () => {
    expect(() => leaveOut(source, ['lend'])).toThrow('lend is there 0 times, not once');
    expect(() => leaveOut(`${source}\nfunction sell() {}`, ['sell'])).toThrow('sell is there 2 times, not once');
  });
});

it.each(unusedParts)('$module still has every part that is left out', ({ module, functions }) => {
  const code = readFileSync(join(__dirname, '../../node_modules', module), 'utf8');

  const shorter = leaveOut(code, functions);

  expect(shorter.match(/Left out: /g)).toHaveLength(functions.length);
  expect(shorter.length).toBeLessThan(code.length);
});

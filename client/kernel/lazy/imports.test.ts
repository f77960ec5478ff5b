/** What is fetched later is fetched by lazyModule, which knows what to do when it does not come. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const client = join(import.meta.dirname, '../..');

/** They hand their imports over: pages and actions to client/app, texts to kernel/i18n/messagePart.ts. */
const HANDS_OVER = /(?:^|\/)(?:feature|messages|sharedMessages)\.ts$/;
const OUTSIDE = /^(?:audit|e2e|testing|vite|playground|og|generated)\/|\.test\.tsx?$|\.gql\.ts$/;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** How many `import()` stand outside of a call of lazyModule. */
function bareImportsIn(source: string, isJsx = false): number {
  const count = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + count(each), 0);
    if (!isNode(value)) return 0;
    const { callee } = value;
    if (value.type === 'CallExpression' && isNode(callee)) {
      if (callee.type === 'Import') return 1;
      if (callee.type === 'Identifier' && callee.value === 'lazyModule') return 0;
    }
    return count(Object.values(value));
  };
  return count(parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2022' }).body);
}

const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !OUTSIDE.test(file) && !HANDS_OVER.test(file),
);

describe('import()', () => {
  it.each([
    [`const load = () => import('./Sheet');`, 1],
    [`import('./a').then(() => import('./b'));`, 2],
    [`const sheet = lazyModule(() => import('./Sheet'));`, 0],
    [`const rule = lazyModule(async () => (await import('./rules')).rule); type A = import('./a').A;`, 0],
  ])('is counted in %s', (source, count) => {
    expect(bareImportsIn(source)).toBe(count);
  });

  it('stands only where a lost module is dealt with', () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources.filter(
      file => bareImportsIn(readFileSync(join(client, file), 'utf8'), file.endsWith('x')) > 0,
    );
    expect(found).toEqual([]);
  });
});

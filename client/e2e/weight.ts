/** How much JavaScript a page has loaded, as it travels (brotli). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { client, manifest } from './chunks';

/**
 * What comes once the page stands is not counted: charts, drawings and what of the library they share; what sends requests, with the first sign of a hand;
 * and what asks for newer builds, after twenty seconds. On a slow machine a page has some of it while it is still being looked at.
 */
const later = new Set(
  Object.values(manifest)
    .filter(({ name = '' }) => /^(?:\w+Drawing|Charts\w+|httpLink|watchBuilds)$/.test(name))
    .map(({ file }) => `/${file}`),
);

const names = new Map(Object.values(manifest).map(({ file, name }) => [`/${file}`, name]));
const nameOf = (path: string): string => names.get(path) ?? path;

/** Most scripts are shared by many pages: each is compressed once. */
const sizes = new Map<string, number>();
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(client, path))).length;
  sizes.set(path, size);
  return size;
}

/** The scripts that the browser says it has fetched for the document so far, from its cache or not, with their sizes in KB. */
export async function scriptsOf(page: Page): Promise<{ readonly total: number; readonly list: string }> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const scripts = new Set(paths.filter(path => /^\/assets\/.+\.js$/.test(path) && !later.has(path)));
  if (scripts.size < 3) throw new Error(`The page has loaded only ${[...scripts].join(', ')}`);
  const weighed = [...scripts].map(path => ({ path, size: sizeOf(path) / 1024 }));
  return {
    total: weighed.reduce((sum, { size }) => sum + size, 0),
    list: weighed.map(({ path, size }) => `${nameOf(path)} ${size.toFixed(1)}`).join(', '),
  };
}

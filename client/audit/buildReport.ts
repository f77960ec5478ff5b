/** What each page loads at first, held against its budget: `npm run build` prints it. Reads the finished build in dist/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_LOCALE } from '../../schema/site/locales';
import type { AssetManifest, AssetsOfPage } from '../../schema/site/renderContract';
import { routes } from '../../schema/site/routes';
import { budgetOf, tierOf } from './budgets';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const client = join(dist, 'client');
const sizes = new Map<string, number>();

function kilobytesOf(files: readonly string[]): number {
  let bytes = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length;
    sizes.set(file, size);
    bytes += size;
  }
  return bytes / 1024;
}

const manifest: AssetManifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const { assetsOfPage }: { assetsOfPage: AssetsOfPage } = await import(
  pathToFileURL(join(dist, 'ssr/entry.server.js')).href
);

function lineOf(route: (typeof routes)[number]): string {
  const { script, preloads, styles } = assetsOfPage(manifest, DEFAULT_LOCALE, route.id);
  const tier = tierOf(route);
  const scripts = kilobytesOf([script, ...preloads]);
  const left = budgetOf(tier) - scripts;
  return [
    left < 0 ? '-' : '+',
    route.id.padEnd(18),
    tier.padEnd(9),
    `${scripts.toFixed(1)} KB`.padStart(9),
    `${kilobytesOf(styles).toFixed(1)} KB`.padStart(8),
    left < 0 ? `${(-left).toFixed(1)} KB over ${budgetOf(tier)}` : `${left.toFixed(1)} KB below ${budgetOf(tier)}`,
  ].join('  ');
}

console.log(`  ${'page'.padEnd(18)}  ${'tier'.padEnd(9)}  ${'scripts'.padStart(9)}  ${'styles'.padStart(8)}  budget`);
for (const route of routes) console.log(lineOf(route));

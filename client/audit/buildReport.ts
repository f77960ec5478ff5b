/** What each page loads at first, held against its budget: `npm run build` prints it. Reads the finished build in dist/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../schema/site/locales';
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

type Route = (typeof routes)[number];

const assetsFor = ({ id, access }: Route, locale: Locale) =>
  assetsOfPage(manifest, { locale, routeId: id, isSignedIn: access === 'auth' });

function scriptsOf(route: Route, locale: Locale): number {
  const { script, preloads } = assetsFor(route, locale);
  return kilobytesOf([script, ...preloads]);
}

/** The texts of the languages differ in size: the heavier page is held against the budget. */
function lineOf(route: Route): string {
  const tier = tierOf(route);
  const scripts = LOCALES.map(locale => scriptsOf(route, locale));
  const left = budgetOf(tier) - Math.max(...scripts);
  return [
    left < 0 ? '-' : '+',
    route.id.padEnd(18),
    tier.padEnd(9),
    ...scripts.map(size => `${size.toFixed(1)} KB`.padStart(9)),
    `${kilobytesOf(assetsFor(route, DEFAULT_LOCALE).styles).toFixed(1)} KB`.padStart(8),
    left < 0 ? `${(-left).toFixed(1)} KB over ${budgetOf(tier)}` : `${left.toFixed(1)} KB below ${budgetOf(tier)}`,
  ].join('  ');
}

const languages = LOCALES.map(locale => `scripts, ${locale}`.padStart(9)).join('  ');
console.log(`  ${'page'.padEnd(18)}  ${'tier'.padEnd(9)}  ${languages}  ${'styles'.padStart(8)}  budget`);
for (const route of routes) console.log(lineOf(route));

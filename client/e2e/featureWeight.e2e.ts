/** What a feature of the signed-in pages weighs elsewhere: nothing. The client is built without and with one that is made up for it. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { LOCALES } from '../../schema/site/locales';
import type { AssetManifest, AssetsOfPage } from '../../schema/site/renderContract';
import { routes } from '../../schema/site/routes';
import { expect, test } from './site';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

const MESSAGES = (locale: string) =>
  `export const ${locale} = { 'errands.title': 'Errands', 'errands.empty': 'None' };\n`;
const FILES: Readonly<Record<string, string>> = {
  'messages.vi.ts': MESSAGES('vi'),
  'messages.en.ts': MESSAGES('en'),
  'ErrandsPage.tsx': `export const Page = () => <h1>Errands</h1>;\n`,
  'feature.ts': `import { defineFeature } from '../../kernel/feature/defineFeature';
export const errands = defineFeature({
  folder: 'features/errands',
  pages: { errands: { load: () => import('./ErrandsPage') } },
  messages: [{ path: 'features/errands/messages', vi: () => import('./messages.vi'), en: () => import('./messages.en') }],
  links: [{ in: ['account', 'workspace'], route: 'errands', label: { vi: 'Việc cần làm', en: 'Errands' }, icon: 'check', order: 140 }],
  personalData: { errands: { vi: 'Việc cần làm', en: 'Errands' } },
});
`,
};

function insert(file: string, before: string, text: string): void {
  const source = readFileSync(file, 'utf8');
  expect(source.split(before)).toHaveLength(2);
  writeFileSync(
    file,
    source.replace(before, () => text + before),
  );
}

/** The three places that the guide names. */
function addFeature(folder: string): void {
  const own = join(folder, 'client/features/errands');
  mkdirSync(own);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(own, name), text);
  insert(
    join(folder, 'schema/site/routes.ts'),
    `  { id: 'guardianConsent',`,
    `  { id: 'errands', path: '/profile/errands', layout: 'workspace', access: 'auth', isIndexable: false },\n`,
  );
  const list = join(folder, 'client/app/features.ts');
  insert(list, `import { home }`, `import { errands } from '../features/errands/feature';\n`);
  insert(list, `  appPages,\n]`, `  errands,\n`);
}

/** Bytes of all scripts that each public page loads, before compression, which is no exact measure: addresses of files differ. */
async function sizesOf(client: string, manifest: AssetManifest): Promise<Record<string, number>> {
  const { assetsOfPage }: { assetsOfPage: AssetsOfPage } = await import(
    pathToFileURL(join(root, 'dist/ssr/entry.server.js')).href
  );
  return Object.fromEntries(
    routes
      .filter(({ layout }) => layout === 'default')
      .flatMap(({ id }) =>
        LOCALES.map(locale => {
          const { script, preloads } = assetsOfPage(manifest, { locale, routeId: id, isSignedIn: false });
          const bytes = [script, ...preloads].map(file => statSync(join(client, file)).size);
          return [`${id} ${locale}`, bytes.reduce((sum, size) => sum + size, 0)];
        }),
      ),
  );
}

/** By the bundler's own minifier alone, which takes half the time. */
async function built(folder: string): Promise<{ manifest: AssetManifest; sizes: Record<string, number> }> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'client/vite.config.ts', '--minify', 'false', '--logLevel', 'error'];
  await run(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
  const client = join(folder, 'dist/client');
  const manifest: AssetManifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  return { manifest, sizes: await sizesOf(client, manifest) };
}

test('a feature of the signed-in pages adds no byte to the scripts of a public page', async () => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'feature-weight-'));
  try {
    for (const name of ['client', 'schema', 'package.json', 'tsconfig.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const without = await built(folder);
    addFeature(folder);
    const { manifest, sizes } = await built(folder);

    // It is built, and its page is there.
    expect(without.manifest).not.toHaveProperty(['features/errands/ErrandsPage.tsx']);
    expect(manifest).toHaveProperty(['features/errands/ErrandsPage.tsx']);
    expect(sizes).toEqual(without.sizes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

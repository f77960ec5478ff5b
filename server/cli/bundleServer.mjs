// Bundles processes of the server, each into a file of its own with what it reads beside it. The build uses it, and tests that start processes.

import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Worker threads and stores are started as files beside the one that starts them. */
export const WORKERS = {
  searchWorker: 'server/app/start/searchWorker.ts',
  embeddedMongo: 'server/embedded/mongo/embeddedMongo.ts',
};

/** Commands and workers are files of their own beside main.js: the image has no sources (docs/operations.md, "With docker compose"). */
export const SERVER_ENTRIES = {
  ...WORKERS,
  main: 'server/main.ts',
  catalogue: 'server/cli/catalogue.ts',
  migrate: 'server/cli/migrate.ts',
  stores: 'server/cli/stores.ts',
  user: 'server/cli/user.ts',
};

/** Data files that the server reads at run time from beside its bundle. */
const DATA = { starter: 'server/domains/catalogue/starter' };

/** `entries` are names of bundles and their sources. esbuild prints the reason when it fails. */
export async function bundleServer(outdir, entries) {
  const { build } = await import('esbuild');
  const present = Object.entries(entries).filter(([, file]) => existsSync(join(ROOT, file)));
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(present),
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    loader: { '.graphql': 'text' },
    logLevel: 'warning',
  });
  for (const [name, folder] of Object.entries(DATA)) {
    rmSync(join(ROOT, outdir, name), { recursive: true, force: true });
    cpSync(join(ROOT, folder), join(ROOT, outdir, name), { recursive: true });
  }
}

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

/** These have parts that are not JavaScript, or are read by a developer's site alone. */
const NEVER_WITHIN = ['@node-rs/argon2', 'lmdb', 'vite'];

/** For packages within a bundle that ask for modules of Node by `require`. */
const WITH_PACKAGES = {
  external: NEVER_WITHIN,
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

/**
 * `entries` are names of bundles and their sources. esbuild prints the reason when it fails. With `hasPackages` packages are within the bundle, too: a process
 * that is started often then reads one file and not a thousand.
 */
export async function bundleServer(outdir, entries, { hasPackages = false } = {}) {
  const { build } = await import('esbuild');
  const present = Object.entries(entries).filter(([, file]) => existsSync(join(ROOT, file)));
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(present),
    outdir,
    bundle: true,
    ...(hasPackages ? WITH_PACKAGES : { packages: 'external' }),
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: !hasPackages,
    loader: { '.graphql': 'text' },
    logLevel: 'warning',
  });
  for (const [name, folder] of Object.entries(DATA)) {
    rmSync(join(ROOT, outdir, name), { recursive: true, force: true });
    cpSync(join(ROOT, folder), join(ROOT, outdir, name), { recursive: true });
  }
}

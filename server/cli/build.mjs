// `npm run build`: generated code, then server, browser, page renderer and playground side by side into dist/. `--report` says what each page loads.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuild } from './builds.mjs';
import { bundleServer, SERVER_ENTRIES } from './bundleServer.mjs';
import { precompress } from './precompress.mjs';
import { ROOT, runNode, tools } from './project.mjs';
import { BUILD_SOURCES, BUILD_STAMP } from './setup.mjs';
import { dropFingerprint, readFingerprint, sourceFingerprint, writeFingerprint } from './fingerprints.mjs';

const PLAYGROUND_STAMP = join(ROOT, 'dist/.playground-stamp');
const PLAYGROUND_SOURCES = ['client/playground', 'package-lock.json'];

const env = { ...process.env, NODE_ENV: 'production' };

async function part(name, args) {
  const { code, text } = await runNode(args, { env, output: 'pipe' });
  if (code !== 0) console.error(`${name} failed:\n${text}`);
  return code === 0;
}

const vite = (name, ...args) => part(name, [...tools.vite, 'build', '--logLevel', 'warn', ...args]);

async function buildServer() {
  try {
    await bundleServer('dist/server', SERVER_ENTRIES);
    return true;
  } catch {
    // esbuild has printed the reason.
    return false;
  }
}

async function buildPlayground() {
  const stamp = sourceFingerprint(ROOT, PLAYGROUND_SOURCES);
  if (readFingerprint(PLAYGROUND_STAMP) === stamp && existsSync(join(ROOT, 'dist/playground/index.html'))) return true;
  dropFingerprint(PLAYGROUND_STAMP);
  const isGood = await vite('The playground', '--config', 'client/playground/vite.config.ts');
  if (isGood) writeFingerprint(PLAYGROUND_STAMP, stamp);
  return isGood;
}

/** The service worker is a file of its own at the root. It names its build, so that browsers see each new one and replace it. */
async function buildWorker(outfile, buildId) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['client/app/offline/worker.ts'],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    banner: buildId === undefined ? {} : { js: `// Build ${buildId}` },
    logLevel: 'warning',
  });
}

/** Source maps tell the operator where an error of a browser comes from; they lie beside the folder that is served, not in it. */
function moveSourceMaps() {
  const [served, kept] = [join(ROOT, 'dist/client/assets'), join(ROOT, 'dist/sourcemaps')];
  rmSync(kept, { recursive: true, force: true });
  if (!existsSync(served)) return;
  mkdirSync(kept);
  for (const name of readdirSync(served)) if (name.endsWith('.map')) renameSync(join(served, name), join(kept, name));
}

async function printReport() {
  const { code, text } = await runNode([...tools.tsx, 'client/audit/buildReport.ts'], { output: 'pipe' });
  console.log(code === 0 ? text.trimEnd() : `The report of the build failed:\n${text}`);
}

async function buildAll() {
  // Computed first, so that an edit during the build makes the next start build again.
  const stamp = sourceFingerprint(ROOT, BUILD_SOURCES);
  dropFingerprint(BUILD_STAMP);
  if (!(await part('Generating types', tools.codegen))) return false;
  const parts = await Promise.all([
    buildServer(),
    vite('The client', '--config', 'client/vite.config.ts'),
    vite('The page renderer', '--config', 'client/vite.config.ts', '--ssr', 'entry.server.tsx'),
    buildPlayground(),
  ]);
  if (parts.includes(false)) return false;
  moveSourceMaps();
  const worker = join(ROOT, 'dist/client/offline-worker.js');
  await buildWorker(worker);
  await buildWorker(worker, writeBuild(join(ROOT, 'dist/client')));
  await precompress(join(ROOT, 'dist/client'));
  writeFingerprint(BUILD_STAMP, stamp);
  if (process.argv.includes('--report')) await printReport();
  return true;
}

process.exitCode = (await buildAll()) ? 0 : 1;

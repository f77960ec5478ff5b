// Prepares a clone: installs packages, builds, and finds or installs a browser and a redis-server for the tests. Skips what is done already.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, ROOT, answers, npmCommand, onPath, runNode, runToEnd } from './project.mjs';
import { readFingerprint, sourceFingerprint } from './fingerprints.mjs';
import { holdsPackages } from './installedPackages.mjs';
import { withFileLock } from './fileLock.mjs';

export const BUILD_STAMP = join(ROOT, 'dist/.build-stamp');
export const BUILD_SOURCES = ['server', 'client', 'schema', 'codegen.ts', 'package-lock.json'];

export async function ensurePackages() {
  if (isInstalled()) return;
  const release = await withFileLock(join(ROOT, '.cache/installing'));
  try {
    // Another start may have installed while this one waited for the lock.
    if (!isInstalled()) await install();
  } finally {
    release();
  }
}

/** As its last step npm records what it installed. */
function isInstalled() {
  const installed = join(ROOT, 'node_modules/.package-lock.json');
  return existsSync(installed) && holdsPackages(readJson(join(ROOT, 'package-lock.json')), readJson(installed));
}

const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

async function install() {
  console.log('Installing packages (once, until package-lock.json changes) ...');
  const [command, args] = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code } = await runToEnd(command, args);
  if (code !== 0) throw new PlainError('Installing packages failed: `npm ci` says why above.');
}

export const isBuilt = () => readFingerprint(BUILD_STAMP) === sourceFingerprint(ROOT, BUILD_SOURCES);

/** Resolves with the exit code of the build, 0 when there was nothing to do. */
export async function ensureBuild() {
  if (isBuilt()) return 0;
  console.log('Building ...');
  const { code } = await runNode(['server/cli/build.mjs']);
  return code;
}

export async function findRedisServer() {
  const find = () =>
    [process.env.REDIS_SERVER_PATH, onPath('redis-server')].find(path => path && answers(path, ['--version']));
  const found = find() ?? ((await installSystemPackage('redis-server')) ? find() : undefined);
  if (!found)
    throw new PlainError(
      'The tests need a redis-server: install it (Debian, Ubuntu: apt-get install redis-server) or set REDIS_SERVER_PATH.',
    );
  return found;
}

/** The headless shell comes first: on two cores the browser tests take three quarters of the time with it. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export async function findChromium() {
  const find = () =>
    [process.env.CHROMIUM_PATH, ...BROWSERS.map(onPath)].find(path => path && answers(path, ['--version']));
  const installed = async name => ((await installSystemPackage(name)) ? find() : undefined);
  const found =
    find() ??
    (await installed('chromium-headless-shell')) ??
    (await installed('chromium')) ??
    (await playwrightChromium());
  if (!found)
    throw new PlainError(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  return found;
}

let isPackageListUpdated = false;

/** As root or with a sudo that needs no password; false where neither is possible or apt-get is missing. */
async function installSystemPackage(name) {
  if (onPath('apt-get') === null) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(onPath('sudo') !== null && answers('sudo', ['-n', 'true']))) return false;
  const run = args => {
    const [command, ...rest] = [
      ...(isRoot ? [] : ['sudo', '-n']),
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      ...args,
    ];
    return runToEnd(command, rest, { output: 'pipe', limitMs: 600_000 });
  };
  console.log(`Installing ${name} from the system's packages ...`);
  if (!isPackageListUpdated) await run(['update']);
  isPackageListUpdated = true;
  const { code } = await run(['install', '-y', '--no-install-recommends', name]);
  return code === 0;
}

async function playwrightChromium() {
  const { executable } = await playwrightPath();
  if (executable && answers(executable, ['--version'])) return executable;
  console.log('Downloading the browser of Playwright ...');
  const withSystemPackages = process.getuid?.() === 0 && onPath('apt-get') !== null ? ['--with-deps'] : [];
  await runNode(['node_modules/@playwright/test/cli.js', 'install', ...withSystemPackages, 'chromium'], {
    output: 'pipe',
    limitMs: 600_000,
  });
  const got = await playwrightPath();
  return got.executable && answers(got.executable, ['--version']) ? got.executable : undefined;
}

async function playwrightPath() {
  const code = "import('@playwright/test').then((all) => console.log(all.chromium.executablePath()))";
  const { text } = await runNode(['-e', code], { output: 'pipe' });
  return { executable: text.trim().split('\n').at(-1) };
}

/**
 * `npm run bench` runs all parts, `npm run bench -- search growth` the named ones, each in a process of its own and for a limited time.
 * `npm run bench -- graphql pages --without=responseCache,compiledQueries` also measures the site with each of these switched off; `--without=all`.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SHORTCUTS } from '../app/shortcuts.js';
import { PARTS } from './parts.js';

/** Longer than a part takes on a busy machine. */
const LIMIT_MS = 240_000;
const KILL_DELAY_MS = 3_000;
const LIMIT_OF_SHORTCUT_MS = 240_000;

const runPart = (name: string, shortcuts: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    const entry = fileURLToPath(new URL('./runPart.ts', import.meta.url));
    const args = ['--import', 'tsx', entry, name, ...shortcuts];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    const limitMs = LIMIT_MS + shortcuts.length * LIMIT_OF_SHORTCUT_MS;
    const limit = setTimeout(() => {
      console.error(`The part ${name} took longer than ${limitMs / 1_000} s and was ended.`);
      child.kill('SIGTERM');
      // While it computes, the process does not handle signals.
      setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS).unref();
    }, limitMs);
    child.once('exit', code => {
      clearTimeout(limit);
      resolve(code === 0);
    });
  });

const OPTION = '--without=';
const wanted = process.argv.slice(2).filter(word => !word.startsWith(OPTION));
const named =
  process.argv
    .find(word => word.startsWith(OPTION))
    ?.slice(OPTION.length)
    .split(',') ?? [];
const shortcuts: readonly string[] = named.includes('all') ? SHORTCUTS : named;
const known: readonly string[] = [...Object.keys(PARTS), ...SHORTCUTS];
const unknown = [
  ...wanted.filter(name => !Object.hasOwn(PARTS, name)),
  ...shortcuts.filter(name => !known.includes(name)),
];
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}. Shortcuts: ${SHORTCUTS.join(', ')}.`,
  );
  process.exit(1);
}
const failed: string[] = [];
for (const name of Object.keys(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  console.log(`\n${name}`);
  if (!(await runPart(name, shortcuts))) failed.push(name);
  console.log(`  after ${((performance.now() - started) / 1_000).toFixed(0)} s`);
}
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`);
  process.exit(1);
}

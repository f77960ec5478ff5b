/** `npm run bench` runs all parts, `npm run bench -- search growth` the named ones, each in a process of its own and for a limited time. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PARTS } from './parts.js';

/** Longer than a part takes on a busy machine. */
const LIMIT_MS = 240_000;
const KILL_DELAY_MS = 3_000;

const runPart = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    const entry = fileURLToPath(new URL('./runPart.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', entry, name], { stdio: 'inherit' });
    const limit = setTimeout(() => {
      console.error(`The part ${name} took longer than ${LIMIT_MS / 1_000} s and was ended.`);
      child.kill('SIGTERM');
      // While it computes, the process does not handle signals.
      setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS).unref();
    }, LIMIT_MS);
    child.once('exit', code => {
      clearTimeout(limit);
      resolve(code === 0);
    });
  });

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
const failed: string[] = [];
for (const name of Object.keys(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  console.log(`\n${name}`);
  if (!(await runPart(name))) failed.push(name);
  console.log(`  after ${((performance.now() - started) / 1_000).toFixed(0)} s`);
}
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`);
  process.exit(1);
}

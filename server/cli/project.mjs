// Paths, the environment, and running child processes.

import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An error that is printed as one line, without a stack. */
export class PlainError extends Error {
  isPlain = true;
}

/** The environment of a server: variables of `.env` unless they are set outside. */
export function environment() {
  const path = join(ROOT, '.env');
  return existsSync(path) ? { ...parseEnv(readFileSync(path, 'utf8')), ...process.env } : { ...process.env };
}

/** The commands of packages as arguments for Node, so that neither a shell nor npx is needed. */
export const tools = {
  codegen: ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts'],
  // What it found out is kept, so that a second run reads what has changed since.
  tsc: [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ],
  oxlint: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  oxfmt: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  jest: ['node_modules/jest/bin/jest.js'],
  vite: ['node_modules/vite/bin/vite.js'],
  tsx: ['node_modules/tsx/dist/cli.mjs'],
  playwright: ['node_modules/@playwright/test/cli.js'],
};

/** npm as the caller runs it, otherwise the one on the path. */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.[cm]?js$/.test(cli) ? [process.execPath, [cli, ...args]] : ['npm', args];
}

const running = new Set();
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(1);
    // A terminal sends Ctrl-C to all processes of the group itself.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of running) child.kill(signal);
  });
}

/** Resolves with the exit code when the process has ended; never rejects. */
export function runToEnd(command, args, { env = process.env, limitMs, output = 'inherit' } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['inherit', output, output] });
    running.add(child);
    const chunks = [];
    child.stdout?.on('data', chunk => chunks.push(chunk));
    child.stderr?.on('data', chunk => chunks.push(chunk));
    const limit =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            console.error(`Stopped after ${Math.round(limitMs / 60_000)} minutes: ${args.join(' ')}`);
            child.kill('SIGKILL');
          }, limitMs);
    const finish = code => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, text: Buffer.concat(chunks).toString('utf8') });
    };
    child.once('error', error => {
      console.error(`${command}: ${error.message}`);
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? (signal ? 128 : 1)));
  });
}

export const runNode = (args, options) => runToEnd(process.execPath, args, options);

export function answers(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

export function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // It is not in this folder.
    }
  }
  return null;
}

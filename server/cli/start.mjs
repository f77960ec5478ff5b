// `npm start`: installs and builds what is missing, then runs the server in this process.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlainError, ROOT, environment } from './project.mjs';
import { ensureBuild, ensurePackages } from './setup.mjs';

const PARENT_CHECK_MS = 250;

export async function start() {
  process.chdir(ROOT);
  await ensurePackages();
  if ((await ensureBuild()) !== 0) throw new PlainError('The build failed: see above.');
  const main = join(ROOT, 'dist/server/main.js');
  if (!existsSync(main)) throw new PlainError('dist/server/main.js is missing: run `npm run build`.');
  // In this process, so that signals and the exit code are the server's own and no second Node process stays in memory.
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.removeAllListeners(signal);
  Object.assign(process.env, { ...environment(), NODE_ENV: 'production' });
  process.setSourceMapsEnabled(true);
  if (process.env.npm_lifecycle_event) stopWithParent();
  await import(pathToFileURL(main).href);
}

/** npm ends at SIGTERM without passing it to its script; the server must then stop as well, to free its port and its data folder. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

// `npm start`: set up what is missing, then become the server.

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
  // In this very process: signals, exit code and memory are the server's own, and a start costs no second Node.
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.removeAllListeners(signal);
  Object.assign(process.env, { ...environment(), NODE_ENV: 'production' });
  process.setSourceMapsEnabled(true);
  if (process.env.npm_lifecycle_event) stopWithParent();
  await import(pathToFileURL(main).href);
}

/** npm ends at SIGTERM without telling its script: the server must not live on alone, holding port and data. */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}

// `npm run dev`: the server restarts when its code or the rules change, the client reloads through Vite inside the server,
// and types and texts are generated again when an operation, the schema or a text of the site changes.

import { watch } from 'node:fs';
import { join } from 'node:path';
import { PlainError, ROOT, environment, runNode, tools } from './project.mjs';
import { ensurePackages } from './setup.mjs';

const SETTLE_MS = 150;
/** In schema and client: what is generated from. */
const GENERATED_FROM = /\.graphql$|^documents\W.+\.(md|json)$/;

export async function dev() {
  await ensurePackages();
  if ((await runNode(tools.codegen)).code !== 0) throw new PlainError('Generating types failed: see above.');
  const watchers = ['schema', 'client'].map(folder => generateOnChange(join(ROOT, folder)));
  const env = { ...environment(), NODE_ENV: 'development' };
  const { code } = await runNode(
    [...tools.tsx, 'watch', '--clear-screen=false', '--include', 'schema/*.graphql', 'server/main.ts'],
    { env },
  );
  for (const watcher of watchers) watcher.close();
  process.exit(code);
}

function generateOnChange(folder) {
  let timer;
  let isRunning = false;
  let isStale = false;
  const generate = async () => {
    if (isRunning) {
      isStale = true;
      return;
    }
    isRunning = true;
    await runNode(tools.codegen);
    isRunning = false;
    if (isStale) {
      isStale = false;
      await generate();
    }
  };
  return watch(folder, { recursive: true }, (_event, name) => {
    if (!name || !GENERATED_FROM.test(name) || name.endsWith('printed.graphql') || name.startsWith('generated')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void generate(), SETTLE_MS);
  });
}

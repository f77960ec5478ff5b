// The command behind `npm start`, `npm run dev` and `npm test`. Plain Node without packages: it is what installs them.
// This file keeps to syntax that old versions of Node can read, so that they get as far as the message.

import { nodeVersionProblem } from './nodeVersion.mjs';

const USAGE = 'Usage: node server/cli/launch.mjs start | dev | test [stage ...]';

async function run(command, options) {
  if (command === 'start') return (await import('./start.mjs')).start();
  if (command === 'dev') return (await import('./dev.mjs')).dev();
  if (command === 'test') return (await import('./testRun.mjs')).testRun(options);
  const error = new Error(USAGE);
  error.isPlain = true;
  throw error;
}

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
run(process.argv[2], process.argv.slice(3)).catch(error => {
  console.error(error && error.isPlain ? error.message : error);
  process.exit(1);
});

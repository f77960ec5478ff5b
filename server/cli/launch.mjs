// The command behind `npm start`, `npm run dev` and `npm test`. It uses no packages, because it installs them.
// Only syntax that old versions of Node can parse, so that they print the message about their version.

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

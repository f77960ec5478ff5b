// `npm test`, or some of its stages by name: each runs even when an earlier one failed; the last line says how many checks passed.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, ROOT, runNode, tools } from './project.mjs';
import { ensureBuild, ensurePackages, findChromium, findRedisServer } from './setup.mjs';
import {
  checkSummary,
  exitCodeOf,
  jestSummary,
  playwrightSummary,
  resultLine,
  summaryOf,
  totalOf,
} from './testSummary.mjs';

const REPORTS = join(ROOT, '.cache/reports');
/** Where Playwright writes what a page held when its test failed. */
const FAILED_PAGES = join(ROOT, 'test-results/e2e');
const PRINTED_SCHEMA = 'schema/printed.graphql';
const MINUTE = 60_000;

const readPrinted = () =>
  existsSync(join(ROOT, PRINTED_SCHEMA)) ? readFileSync(join(ROOT, PRINTED_SCHEMA), 'utf8') : '';

function jestStage(project, { needs = [], workers = 2 }) {
  return {
    name: project,
    needs,
    run: async env => {
      const path = join(REPORTS, `${project}.json`);
      const report = ['--json', `--outputFile=${path}`];
      const args = [...tools.jest, '--selectProjects', project, `--maxWorkers=${workers}`, ...report];
      const { code } = await runNode(args, { env, limitMs: 45 * MINUTE });
      return jestSummary(reportAt(path), code);
    },
  };
}

const check = (name, args) => ({
  name,
  needs: [],
  run: async env => checkSummary((await runNode(args, { env, limitMs: 15 * MINUTE })).code),
});

/** The order matters: types need the generated code, browser tests the build. */
const stages = [
  check('generate', tools.codegen),
  check('types', tools.tsc),
  check('lint', tools.oxlint),
  check('format', tools.prettier),
  { name: 'drift', needs: [], run: async (_env, { printedBefore }) => checkSummary(hasDrifted(printedBefore) ? 1 : 0) },
  check('schema', ['server/cli/checkSchema.mjs']),
  { name: 'build', needs: [], run: async () => checkSummary(await ensureBuild()) },
  jestStage('unit', { needs: ['redis'] }),
  jestStage('client', {}),
  // Most of their time these wait for sites that they started: on two cores a third worker saves a sixth of it.
  jestStage('api', { needs: ['redis'], workers: 3 }),
  {
    name: 'e2e',
    needs: ['chromium', 'redis'],
    run: async env => {
      const path = join(REPORTS, 'e2e.json');
      const args = [...tools.playwright, 'test', '--config', 'client/playwright.config.ts', '--reporter=list,json'];
      const { code } = await runNode(args, {
        env: { ...env, NODE_ENV: 'production', PLAYWRIGHT_JSON_OUTPUT_NAME: path },
        limitMs: 60 * MINUTE,
      });
      if (code !== 0) printFailedPages();
      return playwrightSummary(reportAt(path), code);
    },
  },
];

/** A failure that is seen once, and on another machine, can be understood from its page alone. */
function printFailedPages() {
  if (!existsSync(FAILED_PAGES)) return;
  const paths = readdirSync(FAILED_PAGES, { recursive: true }).filter(path => path.endsWith('error-context.md'));
  for (const path of paths) {
    const [, page] = /```yaml\n([^]*?)```/.exec(readFileSync(join(FAILED_PAGES, path), 'utf8')) ?? [];
    if (page) console.log(`\nThe page of ${path}:\n${page}`);
  }
}

export async function testRun(stageNames) {
  const chosen = stagesOf(stageNames);
  await ensurePackages();
  const needs = new Set(chosen.flatMap(stage => stage.needs));
  // Without `.env`: tests must not use the stores that a developer works with, unless the environment names them.
  const env = { ...process.env, NODE_ENV: 'test' };
  if (needs.has('redis')) env.REDIS_SERVER_PATH = await findRedisServer();
  if (needs.has('chromium')) env.CHROMIUM_PATH = await findChromium();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const printedBefore = readPrinted();
  const results = [];
  for (const stage of chosen) {
    console.log(`\n== ${stage.name}`);
    const begun = Date.now();
    const counts = await stage.run(env, { printedBefore });
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(`(${stage.name}: ${seconds} s)`);
    results.push({ name: stage.name, ...counts, seconds });
  }
  const total = totalOf(results);
  console.log(`\n${summaryOf(results)}\n\n${resultLine(total)}`);
  process.exitCode = exitCodeOf(total);
}

function stagesOf(wanted) {
  const names = stages.map(stage => stage.name);
  const unknown = wanted.filter(name => !names.includes(name));
  if (unknown.length > 0) throw new PlainError(`No stage called ${unknown.join(', ')}: there are ${names.join(', ')}`);
  return wanted.length === 0 ? stages : stages.filter(stage => wanted.includes(stage.name));
}

/** Generating must not change the committed print of the schema, neither now nor compared with git. */
function hasDrifted(printedBefore) {
  if (readPrinted() !== printedBefore) {
    console.error(`${PRINTED_SCHEMA} was out of date and has been generated again: review and commit it.`);
    return true;
  }
  const isTracked =
    spawnSync('git', ['ls-files', '--error-unmatch', PRINTED_SCHEMA], { cwd: ROOT, stdio: 'ignore' }).status === 0;
  if (!isTracked) return printedBefore === '';
  const hasChanged =
    spawnSync('git', ['diff', '--exit-code', '--', PRINTED_SCHEMA], { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  if (hasChanged)
    console.error(
      `${PRINTED_SCHEMA} differs from the version in git: review the changes above, then stage or commit it.`,
    );
  return hasChanged;
}

function reportAt(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

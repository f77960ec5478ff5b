// `npm test`, or some of its stages by name: each runs even when an earlier one failed; the last line says how many checks passed.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, ROOT, runNode, tools } from './project.mjs';
import { ensureBuild, ensurePackages, findChromium, findRedisServer } from './setup.mjs';
import {
  checkSummary,
  exitCodeOf,
  failuresText,
  jestFailures,
  jestSummary,
  playwrightFailures,
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
      const found = reportAt(path);
      return { ...jestSummary(found, code), failures: jestFailures(found) };
    },
  };
}

const check = (name, args) => ({
  name,
  needs: [],
  run: async env => checkSummary((await runNode(args, { env, limitMs: 15 * MINUTE })).code),
});

/** One that reads files on one processor: those that stand beside each other below run at once, and what they say is printed when each has ended. */
const readingCheck = (name, args) => ({
  name,
  needs: [],
  runsBeside: true,
  run: async env => {
    const { code, text } = await runNode(args, { env, limitMs: 15 * MINUTE, output: 'pipe' });
    return { ...checkSummary(code), text };
  },
});

/** The order matters: types need the generated code, browser tests the build. */
const stages = [
  check('generate', tools.codegen),
  { name: 'drift', needs: [], run: async (_env, { printedBefore }) => checkSummary(hasDrifted(printedBefore) ? 1 : 0) },
  readingCheck('types', tools.tsc),
  readingCheck('lint', tools.oxlint),
  readingCheck('format', tools.oxfmt),
  readingCheck('schema', ['server/cli/checkSchema.mjs']),
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
      const found = reportAt(path);
      return { ...playwrightSummary(found, code), failures: playwrightFailures(found) };
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
  const allBegun = Date.now();
  for (const group of groupsOf(chosen))
    results.push(...(await Promise.all(group.map(stage => runStage(stage, env, printedBefore)))));
  const total = totalOf(results);
  const seconds = secondsSince(allBegun);
  // What failed stands at the end, too: of a run on another machine often no more than its end is kept.
  const ends = [summaryOf(results, seconds), failuresText(results), resultLine(total)];
  console.log(`\n${ends.filter(Boolean).join('\n\n')}`);
  process.exitCode = exitCodeOf(total);
}

async function runStage(stage, env, printedBefore) {
  const title = `\n== ${stage.name}`;
  if (!stage.runsBeside) console.log(title);
  const begun = Date.now();
  const { text, ...counts } = await stage.run(env, { printedBefore });
  const seconds = secondsSince(begun);
  if (stage.runsBeside) console.log([title, text.trimEnd()].filter(Boolean).join('\n'));
  console.log(`(${stage.name}: ${seconds} s)`);
  return { name: stage.name, ...counts, seconds };
}

const secondsSince = begun => Math.round((Date.now() - begun) / 1000);

/** Stages that follow each other and may run beside each other are one group; every other is alone. */
function groupsOf(chosen) {
  const groups = [];
  for (const stage of chosen) {
    const last = groups.at(-1);
    if (stage.runsBeside && last?.[0].runsBeside) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
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

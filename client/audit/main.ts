/**
 * `npm run audit:pages` measures the built site with Lighthouse; `npm run audit:pages -- times` one part of it.
 * `--address http://...` takes a site that runs already, `--rounds 3` shortens the part `times`. It is a measurement: a goal that is missed is reported, and fails nothing.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from './browser';
import { auditScores } from './scores';
import { startSite } from './siteUnderAudit';
import { auditTimes } from './times';
import { tableOf } from './verdicts';

/** Nothing new is begun after so long; the part `scores` leaves time for the other, unless it runs alone. */
const SCORES_END_MS = 270_000;
const LAST_END_MS = 520_000;
/** Whatever hangs: the whole ends. */
const LIMIT_MS = 590_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { address: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const parts = positionals.length > 0 ? positionals : ['scores', 'times'];

const closing: (() => Promise<void>)[] = [];
async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close().catch((error: unknown) => console.error(error));
}
let leaving: Promise<never> | null = null;
/** What goes wrong because everything is being closed says nothing new. */
function leave(reason: unknown): Promise<never> {
  leaving ??= (async () => {
    console.error(reason instanceof Error ? reason.message : reason);
    await closeAll();
    process.exit(1);
  })();
  return leaving;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(`Ended by ${signal}.`));
process.once('uncaughtException', error => void leave(error));
setTimeout(() => void leave(`Not measured within ${LIMIT_MS / 1000} s.`), LIMIT_MS).unref();

async function startOwnSite(): Promise<string> {
  const site = await startSite();
  closing.push(site.stop);
  return site.origin;
}

async function measure(): Promise<void> {
  const unknown = parts.filter(part => part !== 'scores' && part !== 'times');
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: scores, times`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1');
  const origin = values.address ? new URL(values.address).origin : await startOwnSite();
  const browser = await openBrowser();
  closing.push(browser.close);
  const now = performance.now();
  if (parts.includes('scores'))
    console.log(
      `\nscores\n${tableOf(await auditScores({ origin, browser, deadline: now + (parts.includes('times') ? SCORES_END_MS : LAST_END_MS) }))}`,
    );
  if (parts.includes('times'))
    console.log(`\ntimes\n${tableOf(await auditTimes({ origin, browser, rounds, deadline: now + LAST_END_MS }))}`);
  console.log(`\nafter ${(performance.now() / 1000).toFixed(0)} s`);
}

try {
  await measure();
  await closeAll();
  process.exit(0);
} catch (error) {
  await leave(error);
}

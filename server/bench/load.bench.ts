/** What one address can do to others: searches of somebody else while it sends all it can, and a school whose students come in the same seconds. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Running, withSite } from './benchServers.js';
import { ascending, type BenchRow, ms, percentile } from './table.js';

const OTHER = '203.0.113.5';
const SEARCHES = 200;
/** A search that waits for seconds must not keep the part from its end. */
const PHASE_MS = 6_000;
const MEDIAN_GOAL = 3;
const P99_GOAL = 30;
/** What is sent, over how many connections. */
const ATTACKS = [
  ['searches', 40],
  ['pages', 40],
  ['texts', 40],
  ['spreads', 40],
  ['sitemaps', 40],
  ['everything', 400],
] as const;
const STUDENTS = 300;
/** A browser that is told that too much was asked for asks again by itself. */
const TRIES = 10;

/** A page of results as the site shows it. */
const QUERY = `query Search($text: String, $page: PageInput) { searchPrograms(text: $text, page: $page) {
  items { id slug title level award field campusCity institution { id slug name destination } earliestIntake { year month status }
    deadline { date closesAt status } firstYearTuition { amount currency isStale } applicationFee { amount currency isStale } duration { value } }
  pageInfo { number pageCount total } facets { name options { value label count } } } }`;
let typed = 0;
async function search(site: Running): Promise<number> {
  const variables = { text: `business ${(typed += 1)}`, page: { number: 1, size: 20 } };
  const begun = performance.now();
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': OTHER },
    body: JSON.stringify({ query: QUERY, variables }),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`A search of somebody else was answered with ${response.status}`);
  return performance.now() - begun;
}

type Times = { median: number; p99: number };
async function searches(site: Running): Promise<Times> {
  const times: number[] = [];
  // Not as fast as possible: somebody who searches reads, and their own budget must last.
  const endsAt = performance.now() + PHASE_MS;
  while (times.length < SEARCHES && performance.now() < endsAt) {
    times.push(await search(site));
    await pause(5);
  }
  const sorted = ascending(times);
  return { median: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

async function whileAttacked(site: Running, kind: string, connections: number): Promise<Times & { answers: string }> {
  const attacker = fork('dist/server/benchAttacker.js', [site.url, kind, String(connections)], { execArgv: [] });
  const end = (): boolean => attacker.kill('SIGKILL');
  process.once('exit', end);
  await pause(500);
  const times = await searches(site);
  const report = once(attacker, 'message');
  attacker.kill('SIGTERM');
  const [answers] = (await report) as [Record<string, number>];
  end();
  process.off('exit', end);
  return {
    ...times,
    answers: Object.entries(answers)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
  };
}

/** Everybody loads a page of their own, begun within so many seconds. */
async function school(site: Running, seconds: number): Promise<BenchRow> {
  const served: { tries: number; ms: number }[] = [];
  const headers = { 'x-forwarded-for': `192.0.2.${seconds + 1}` };
  await Promise.all(
    Array.from({ length: STUDENTS }, async (_, student) => {
      await pause((student * seconds * 1000) / STUDENTS);
      const begun = performance.now();
      const address = `${site.url}/en/search-program?q=engineering+${seconds}-${student}`;
      for (let tries = 1; tries <= TRIES; tries += 1) {
        const page = await fetch(address, { headers });
        await page.text();
        if (page.status === 200) {
          served.push({ tries, ms: performance.now() - begun });
          return;
        }
        // As a browser does.
        await pause(1000 * Number(page.headers.get('refresh') ?? page.headers.get('retry-after') ?? 60));
      }
    }),
  );
  const sorted = ascending(served.map(student => student.ms));
  const atOnce = served.filter(({ tries }) => tries === 1).length;
  return {
    what: `${STUDENTS} students behind one address, a page of their own each, within ${seconds} s`,
    goal: 'all are served',
    measured: `${served.length} of ${STUDENTS}, ${atOnce} at the first try, median ${ms(percentile(sorted, 0.5))}, slowest ${ms(sorted.at(-1) ?? NaN)}`,
    isMet: served.length === STUDENTS,
  };
}

/** Needs a build (`npm run build`). */
export const benchLoad = (): Promise<BenchRow[]> =>
  withSite({ TRUST_PROXY: 'loopback' }, async site => {
    await searches(site);
    const alone = await searches(site);
    const rows: BenchRow[] = [
      {
        what: `a search, uncached, alone`,
        goal: '',
        measured: `median ${ms(alone.median)}, p99 ${ms(alone.p99)}`,
        isMet: null,
      },
    ];
    for (const [kind, connections] of ATTACKS) {
      const { median, p99, answers } = await whileAttacked(site, kind, connections);
      rows.push({
        what: `the same while one address sends ${kind} over ${connections} connections`,
        goal: `median <= ${MEDIAN_GOAL} x, p99 <= ${P99_GOAL} x`,
        measured: `${(median / alone.median).toFixed(1)} x, ${(p99 / alone.p99).toFixed(1)} x (${ms(median)}, ${ms(p99)}; ${answers})`,
        isMet: median <= MEDIAN_GOAL * alone.median && p99 <= P99_GOAL * alone.p99,
      });
    }
    for (const seconds of [10, 3, 0]) rows.push(await school(site, seconds));
    return rows;
  });

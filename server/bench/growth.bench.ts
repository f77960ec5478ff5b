/** How memory and time grow with the catalogue: at most linearly, held against 140,000 programs. Each size builds alone from rows that are not kept. */
import { buildSearchIndex } from '../domains/search/build/buildSearchIndex.js';
import { bytesOfIndex } from './memory.js';
import { createSearcher, loadFeed, moment, time } from './searchSubject.js';
import { sizeFor, streamedFeed } from './syntheticRows.js';
import { ascending, mb, ms, percentile, type BenchRow } from './table.js';
import { drawQueries } from './workload.js';

const YARDSTICK = 140_000;
const SIZES = [1_000, 10_000, YARDSTICK, 1_000_000];
/** Measured so often, the quickest of each query counting: neighbours take their share of some calls, never of all. */
const ROUNDS = 2;

async function buildIndex(programs: number) {
  const { feed, sample } = streamedFeed(sizeFor(programs));
  return { index: buildSearchIndex(await loadFeed(feed), moment), sample };
}

async function measure(programs: number) {
  const started = process.cpuUsage();
  const { index, sample } = await buildIndex(programs);
  const { user, system } = process.cpuUsage(started);
  const search = createSearcher(index);
  const queries = drawQueries(sample, programs > YARDSTICK ? 400 : 600);
  time(queries, search);
  const rounds = Array.from({ length: ROUNDS }, () => time(queries, search));
  const times = ascending(queries.map((_, place) => Math.min(...rounds.map(round => round[place] ?? Infinity))));
  return {
    programs,
    bytes: bytesOfIndex(index).all,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (user + system) / 1_000,
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function rowOf(measured: Measured, yardstick: Measured | undefined): BenchRow {
  const { programs, bytes, p50, p99, cpu } = measured;
  const size = programs / YARDSTICK;
  const isJudged = yardstick !== undefined && size > 1;
  const perRow = yardstick && { bytes: bytes / yardstick.bytes / size, p99: p99 / yardstick.p99 / size };
  const times = `p50 ${ms(p50)}, p99 ${ms(p99)}; rows, index: ${(cpu / 1_000).toFixed(1)} s CPU`;
  return {
    what: `${programs.toLocaleString('en')} programs`,
    goal: isJudged ? 'memory and p99 a row <= 1 of those at 140,000' : '-',
    measured: `memory ${mb(bytes)}, ${times}${perRow ? `; a row: memory ${perRow.bytes.toFixed(2)}, p99 ${perRow.p99.toFixed(2)}` : ''}`,
    isMet: isJudged && perRow ? perRow.bytes <= 1 && perRow.p99 <= 1 : null,
  };
}

export async function benchGrowth(): Promise<BenchRow[]> {
  const measured: Measured[] = [];
  for (const programs of SIZES) measured.push(await measure(programs));
  const yardstick = measured.find(({ programs }) => programs === YARDSTICK);
  return measured.map(one => rowOf(one, yardstick));
}

/** How memory and time grow with the catalogue, compared with 140,000 programs. Each size is built alone, from rows that are generated while they are read. */
import { buildSearchIndex } from '../domains/search/build/buildSearchIndex.js';
import { bytesOfIndex } from './memory.js';
import { createSearcher, fastest, loadFeed, moment, time } from './searchSubject.js';
import { sizeFor, streamedFeed } from './syntheticRows.js';
import { ascending, mb, ms, percentile, type BenchRow } from './table.js';
import { drawQueries } from './workload.js';

const BASE_SIZE = 140_000;
const SIZES = [1_000, 10_000, BASE_SIZE, 1_000_000];
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
  const queries = drawQueries(sample, programs > BASE_SIZE ? 400 : 600);
  time(queries, search);
  const times = ascending(fastest(queries, search, ROUNDS));
  return {
    programs,
    bytes: bytesOfIndex(index).all,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (user + system) / 1_000,
  };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function rowOf(measured: Measured, base: Measured | undefined): BenchRow {
  const { programs, bytes, p50, p99, cpu } = measured;
  const size = programs / BASE_SIZE;
  const hasGoal = base !== undefined && size > 1;
  const perRow = base && { bytes: bytes / base.bytes / size, p99: p99 / base.p99 / size };
  const times = `p50 ${ms(p50)}, p99 ${ms(p99)}; rows, index: ${(cpu / 1_000).toFixed(1)} s CPU`;
  return {
    what: `${programs.toLocaleString('en')} programs`,
    goal: hasGoal ? 'memory a row <= 1.0, p99 a row <= 1.2 of those at 140,000' : '-',
    measured: `memory ${mb(bytes)}, ${times}${perRow ? `; a row: memory ${perRow.bytes.toFixed(2)}, p99 ${perRow.p99.toFixed(2)}` : ''}`,
    isMet: hasGoal && perRow ? perRow.bytes <= 1 && perRow.p99 <= 1.2 : null,
  };
}

export async function benchGrowth(): Promise<BenchRow[]> {
  const measured: Measured[] = [];
  for (const programs of SIZES) measured.push(await measure(programs));
  const base = measured.find(({ programs }) => programs === BASE_SIZE);
  return measured.map(one => rowOf(one, base));
}

/** How memory and time grow with the catalogue: at most linearly. Each size builds alone; the steps are compared with the one before. */
import { bytesOfIndex } from './memory.js';
import { buildIndex, createSearcher, time } from './searchSubject.js';
import { sizeFor, syntheticRows } from './syntheticRows.js';
import { ascending, mb, ms, percentile, type BenchRow } from './table.js';
import { drawQueries } from './workload.js';

const SIZES = [1_000, 10_000, 140_000, 1_000_000];

async function measure(programs: number) {
  const rows = syntheticRows(sizeFor(programs));
  const index = await buildIndex(rows);
  const bytes = bytesOfIndex(index).all;
  const search = createSearcher(index);
  const queries = drawQueries(rows, 600);
  time(queries, search);
  const times = ascending(time(queries, search));
  return { programs, bytes, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

export async function benchGrowth(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  let smaller: Awaited<ReturnType<typeof measure>> | null = null;
  for (const programs of SIZES) {
    const measured = await measure(programs);
    const growth = smaller && { size: programs / smaller.programs, bytes: measured.bytes / smaller.bytes, p99: measured.p99 / smaller.p99 };
    rows.push({
      what: `${programs.toLocaleString('en')} programs`,
      goal: growth ? `at most x${growth.size.toFixed(1)}` : '-',
      measured: `memory ${mb(measured.bytes)}${growth ? ` (x${growth.bytes.toFixed(1)})` : ''}, p50 ${ms(measured.p50)}, p99 ${ms(measured.p99)}${growth ? ` (x${growth.p99.toFixed(1)})` : ''}`,
      isMet: growth ? growth.bytes <= growth.size && growth.p99 <= growth.size : null,
    });
    smaller = measured;
  }
  return rows;
}

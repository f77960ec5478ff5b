/** Search in process at 140,000 programs: time against a linear scan, memory and build against MiniSearch. */
import { isDeepStrictEqual } from 'node:util';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import MiniSearch from 'minisearch';
import { fold } from '../../schema/rules/folding.rules.js';
import type { SearchIndex } from '../domains/search/build/searchIndex.js';
import { buildSearchIndex } from '../domains/search/build/buildSearchIndex.js';
import { holderOf } from './judged/starterIndex.js';
import { referencePrograms } from '../domains/search/test/referencePrograms.js';
import { createSearchService } from '../domains/search/search.service.js';
import { stringAt } from '../domains/search/build/stringTable.js';
import { buffersOf } from '../domains/search/build/transfer.js';
import { bytesOf, bytesOfIndex } from './memory.js';
import { buildIndex, cpuMs, createScan, createSearcher, fastest, loadRows, moment, time } from './searchSubject.js';
import { sizeFor, syntheticRows, type SyntheticRows } from './syntheticRows.js';
import { ascending, mb, ms, percentile, type BenchRow } from './table.js';
import { drawQueries } from './workload.js';

const PROGRAMS = 140_000;
const QUERIES = 1_500;
const SCANNED = 150;
const ROUNDS = 3;

/** The one assertion: over a small catalogue the index gives the same results as the reference implementation. */
async function assertAnswers(): Promise<void> {
  const rows = syntheticRows(sizeFor(1_500));
  const source = await loadRows(rows);
  const index = buildSearchIndex(source, moment);
  const search = createSearcher(index);
  const programs = rows.programs.map(row => ({ ...row, changedAt: row.changedAt.getTime() }));
  const reference = referencePrograms({ ...source, programs, ...moment });
  for (const criteria of drawQueries(rows, 40)) {
    const { docs, ...rest } = search(criteria);
    const found = { slugs: docs.map(doc => stringAt(index.programs.slugs, doc)), ...rest };
    if (!isDeepStrictEqual(JSON.stringify(sorted(found)), JSON.stringify(sorted(reference(criteria)))))
      throw new Error(`Index and reference differ for ${JSON.stringify(criteria)}`);
  }
}

/** Results in a fixed order of keys. */
const sorted = ({ slugs, reasons, total, facets, droppableFilters }: Record<string, unknown>) => [
  slugs,
  reasons,
  total,
  facets,
  droppableFilters,
];

function miniSearchOf({ programs, institutions }: SyntheticRows): MiniSearch {
  const mini = new MiniSearch({ fields: ['title', 'institution', 'place', 'kind'], processTerm: term => fold(term) });
  const institutionOf = new Map(institutions.map(row => [row.id, row]));
  mini.addAll(
    programs.map(row => {
      const institution = institutionOf.get(row.institutionId);
      return {
        id: row.id,
        title: row.title,
        institution: [institution?.name, ...(institution?.aliases ?? [])].join(' '),
        place: [...row.cities, institution?.city, institution?.region, institution?.destination].join(' '),
        kind: [row.level, row.award, row.field.replaceAll('_', ' ')].join(' '),
      };
    }),
  );
  return mini;
}

function timeTransfer(index: SearchIndex): number {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(index, buffersOf(index));
  const start = performance.now();
  receiveMessageOnPort(port2);
  const elapsed = performance.now() - start;
  port1.close();
  return elapsed;
}

export async function benchSearch(): Promise<BenchRow[]> {
  await assertAnswers();
  const rows = syntheticRows(sizeFor(PROGRAMS));
  const source = await loadRows(rows);
  const builds: number[] = [];
  const build = () => {
    const before = process.cpuUsage();
    const index = buildSearchIndex(source, moment);
    builds.push(cpuMs(before));
    return index;
  };
  const index = build();
  const { all, strings } = bytesOfIndex(index);
  const bytes = all - strings;
  const search = createSearcher(index);
  const searchWithoutFacets = createSearcher(index, { hasFacets: false });
  const searchInDong = createSearcher(index, { inDong: true });
  const queries = drawQueries(rows, QUERIES);
  const scan = createScan(rows);
  time(queries.slice(0, 500), search);
  time(queries.slice(0, 10), ({ text }) => scan(text));
  const searched: number[] = [];
  const withoutFacetTimes: number[] = [];
  const inDongTimes: number[] = [];
  const scanned: number[] = [];
  const slice = SCANNED / 5;
  for (let round = 0; round < 5; round++) {
    const batch = queries.slice((round * QUERIES) / 5, ((round + 1) * QUERIES) / 5);
    searched.push(...fastest(batch, search, ROUNDS));
    withoutFacetTimes.push(...fastest(batch, searchWithoutFacets, ROUNDS));
    inDongTimes.push(...fastest(batch, searchInDong, ROUNDS));
    scanned.push(...fastest(batch.slice(0, slice), ({ text }) => scan(text), ROUNDS));
  }
  const [bySearch, withoutFacets, byScan] = [ascending(searched), ascending(withoutFacetTimes), ascending(scanned)];
  const inDong = ascending(inDongTimes);
  const ratio = (share: number, by = bySearch) => percentile(byScan, share) / percentile(by, share);
  const against = (share: number, by = bySearch) =>
    `1/${ratio(share, by).toFixed(0)} (${ms(percentile(by, share))} against ${ms(percentile(byScan, share))})`;

  const typed = queries.map(({ text }) => text.slice(0, 8));
  const { suggest } = createSearchService({ holder: holderOf(index) });
  const suggested = ascending(fastest(typed, text => suggest({ text, limit: 8 }), ROUNDS));
  build();
  const miniStart = process.cpuUsage();
  const { bytes: miniBytes } = await bytesOf(() => miniSearchOf(rows));
  const miniMs = cpuMs(miniStart);
  const buildMs = Math.min(...builds);
  const moved = timeTransfer(await buildIndex(rows));
  return [
    { what: 'search, p50 against a linear scan', goal: '<= 1/60', measured: against(0.5), isMet: ratio(0.5) >= 60 },
    { what: 'search, p99 against a linear scan', goal: '<= 1/30', measured: against(0.99), isMet: ratio(0.99) >= 30 },
    {
      what: 'the same without facets, p50 and p99',
      goal: '-',
      measured: `${against(0.5, withoutFacets)}, ${against(0.99, withoutFacets)}`,
      isMet: null,
    },
    {
      what: 'the same with bands of money in dong, p50 and p99',
      goal: '-',
      measured: `${against(0.5, inDong)}, ${against(0.99, inDong)}`,
      isMet: null,
    },
    {
      what: 'memory against MiniSearch, strings aside',
      goal: '<= 1/5',
      measured: `1/${(miniBytes / bytes).toFixed(1)} (${mb(bytes)} against ${mb(miniBytes)}; ${mb(all)} with ids, slugs and names)`,
      isMet: miniBytes / bytes >= 5,
    },
    {
      what: 'build against MiniSearch, CPU',
      goal: '-',
      measured: `1/${(miniMs / buildMs).toFixed(1)} (${ms(buildMs)} against ${ms(miniMs)})`,
      isMet: null,
    },
    { what: 'receiving a built index from its thread', goal: '<= 20 ms', measured: ms(moved), isMet: moved <= 20 },
    {
      what: 'suggest, p50 and p99',
      goal: 'p99 <= 3 ms',
      measured: `${ms(percentile(suggested, 0.5))}, ${ms(percentile(suggested, 0.99))}`,
      isMet: percentile(suggested, 0.99) <= 3,
    },
  ];
}

/**
 * Searches in process over real programs: `node --import tsx server/bench/registerSearch.ts <data folder>`, of a folder into which registers were imported. As the
 * graph asks: understanding, typing errors, ranking and all facets; random queries of the titles and names that are there, and the judged ones of students; and beside that with what is near
 * and how much other kinds find, which are looked for when somebody asks for them. Each query counts by its CPU, the least of seven rounds: by the clock, and by few rounds, the 99th percentile is a figure of what else runs. Beside them the first
 * build of the index and one after a change of a single program. Not a part of `npm run bench`.
 */
import { catalogueFeedOf } from '../domains/catalogue/index.js';
import { buildSearchIndex } from '../domains/search/build/buildSearchIndex.js';
import { createRowStore } from '../domains/search/build/rowStore.js';
import { createTokenCache } from '../domains/search/build/tokenCache.js';
import type { CatalogueFeed, InstitutionRow, ProgramRow } from '../domains/search/index.js';
import { createSearchService } from '../domains/search/search.service.js';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { connectMongo } from '../kernel/mongo/connectMongo.js';
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import { JUDGED_AT, holderOf } from './judged/starterIndex.js';
import { readJudgedSet } from './judged/judgedSet.js';
import { cpuMs } from './searchSubject.js';
import { ascending, ms, percentile, printTable, type BenchRow } from './table.js';
import { drawQueries } from './workload.js';

const QUERIES = 1_500;
const ROUNDS = 7;
const SEARCH_MS = { p50: 0.6, p99: 1.5 };
const { rates: RATES } = exchangeRates;

async function rowsOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

type Read = { institutions: InstitutionRow[]; programs: ProgramRow[]; feed: CatalogueFeed };

async function readFolder(dataDir: string): Promise<Read> {
  const store = await startEmbeddedMongo({ dataDir });
  const mongo = await connectMongo(store.uri);
  try {
    const stored = catalogueFeedOf(mongo.connection);
    const institutions = await rowsOf(stored.institutions(null));
    const programs = await rowsOf(stored.programs(null));
    const scholarships = await rowsOf(stored.scholarships(null));
    const streamOf = <Row>(rows: Row[]) =>
      async function* (since: Date | null): AsyncGenerator<Row> {
        if (since === null) yield* rows;
      };
    const [some] = programs.filter(isLive);
    const feed: CatalogueFeed = {
      institutions: streamOf(institutions),
      async *programs(since) {
        if (since === null) yield* programs;
        else if (some) yield { ...some, title: `${some.title} (Honours)`, changedAt: new Date() };
      },
      scholarships: streamOf(scholarships),
    };
    return { institutions: institutions.filter(isLive), programs: programs.filter(isLive), feed };
  } finally {
    await mongo.close();
    await store.stop();
  }
}

const isLive = ({ isRetired }: { isRetired: boolean }): boolean => !isRetired;

/** Milliseconds of CPU of each call, the least of all rounds. */
function leastCpu<Query>(queries: readonly Query[], ask: (query: Query) => unknown): number[] {
  const least = queries.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++)
    queries.forEach((query, place) => {
      const before = process.cpuUsage();
      ask(query);
      least[place] = Math.min(least[place] ?? Infinity, cpuMs(before));
    });
  return least;
}

async function measure(dataDir: string): Promise<void> {
  const { institutions, programs, feed } = await readFolder(dataDir);
  console.log(`${programs.length.toLocaleString('en')} programs`);
  const store = createRowStore();
  const tokens = createTokenCache();
  await store.refresh(feed, JUDGED_AT.getTime());
  const build = () => {
    const before = process.cpuUsage();
    const index = buildSearchIndex(store.takeSource(), { asOf: JUDGED_AT, rates: RATES }, tokens);
    return { index, cpu: cpuMs(before) };
  };
  const first = build();
  await store.refresh(feed, JUDGED_AT.getTime());
  const { index, cpu } = build();
  const service = createSearchService({ holder: holderOf(index), rates: () => RATES });
  const random = drawQueries({ programs, institutions }, QUERIES);
  const typed = readJudgedSet()
    .filter(({ kind }) => kind === 'programs')
    .map(({ text }) => ({ text }));
  for (const query of [...random.slice(0, 300), ...typed]) service.searchPrograms(query);
  const percentilesOf = <Query>(queries: readonly Query[], ask: (query: Query) => unknown): [number, number] => {
    const sorted = ascending(leastCpu(queries, ask));
    return [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  };
  const row = (what: string, [p50, p99]: [number, number], most?: { p50?: number; p99: number }): BenchRow => ({
    what: `${what}, CPU at p50 and p99`,
    goal: !most ? '-' : most.p50 === undefined ? `p99 <= ${most.p99} ms` : `<= ${most.p50}, ${most.p99} ms`,
    measured: `${ms(p50)}, ${ms(p99)}`,
    isMet: most ? p50 <= (most.p50 ?? Infinity) && p99 <= most.p99 : null,
  });
  const searchWithNear = (query: Record<string, unknown>) => {
    const { near, alsoNear, textCounts } = service.searchPrograms(query);
    return { near, alsoNear, textCounts };
  };
  const suggested = typed.map(({ text }) => ({ text, limit: 8 }));
  printTable([
    row('search, random queries', percentilesOf(random, service.searchPrograms), SEARCH_MS),
    row('search, what students type', percentilesOf(typed, service.searchPrograms), SEARCH_MS),
    row('random queries, with what is near and counts of other kinds', percentilesOf(random, searchWithNear)),
    row('what students type, with what is near and counts of other kinds', percentilesOf(typed, searchWithNear)),
    row('suggestions, what students type', percentilesOf(suggested, service.suggest), { p99: 3 }),
    { what: 'first build, CPU', goal: '-', measured: ms(first.cpu), isMet: null },
    { what: 'build after a change, CPU', goal: '<= 4000 ms', measured: ms(cpu), isMet: cpu <= 4_000 },
  ]);
}

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Usage: node --import tsx server/bench/registerSearch.ts <data folder>');
await measure(dataDir);

/** The index to measure, built from synthetic rows as the server builds it, and the linear scan to compare it with. */
import type { ProgramCriteria } from '../../schema/rules/search.rules.js';
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import { programQuery } from '../domains/search/query/criteria.js';
import { fold } from '../../schema/rules/folding.rules.js';
import type { SearchIndex } from '../domains/search/build/searchIndex.js';
import { createRowStore } from '../domains/search/build/rowStore.js';
import { buildSearchIndex } from '../domains/search/build/buildSearchIndex.js';
import { runQuery, type KindResult } from '../domains/search/query/runQuery.js';
import { stringAt } from '../domains/search/build/stringTable.js';
import type { CatalogueFeed, InstitutionRow, ProgramRow } from '../domains/search/index.js';
import { feedOf, SYNTHETIC_NOW, type SyntheticRows } from './syntheticRows.js';

const { rates } = exchangeRates;

export async function loadFeed(feed: CatalogueFeed) {
  const store = createRowStore();
  await store.refresh(feed, SYNTHETIC_NOW.getTime());
  return store.takeSource();
}

export const loadRows = (rows: SyntheticRows) => loadFeed(feedOf(rows));

export const moment = { asOf: SYNTHETIC_NOW, rates };

export const buildIndex = async (rows: SyntheticRows): Promise<SearchIndex> =>
  buildSearchIndex(await loadRows(rows), moment);

/** For the work it makes; which one does not matter. */
const A_RATE = 30_000;

/** Without facets a search does the same work as the scan. In dong, bands of money are counted for the query. */
export function createSearcher(
  index: SearchIndex,
  { hasFacets = true, inDong = false } = {},
): (criteria: ProgramCriteria) => KindResult {
  const numbers = new Map(
    Array.from({ length: index.institutions.size }, (_, doc) => [stringAt(index.institutions.slugs, doc), doc]),
  );
  const context = {
    rates: inDong ? { ...rates, VND: A_RATE } : rates,
    institutionNumberOf: (slug: string) => numbers.get(slug),
  };
  return criteria => {
    const query = programQuery(inDong ? { ...criteria, bandCurrencies: ['VND'] } : criteria, context);
    return runQuery(index.programs, hasFacets ? query : { ...query, facets: [] });
  };
}

type Scanned = { programs: readonly ProgramRow[]; institutions: readonly InstitutionRow[] };

/** The linear scan: one folded string for each program; every word is looked up in every string, and the first page is collected. */
export function createScan({ programs, institutions }: Scanned): (text: string) => number {
  const institutionOf = new Map(institutions.map(row => [row.id, row]));
  const texts = programs.map(row => {
    const institution = institutionOf.get(row.institutionId);
    return fold(
      [
        row.title,
        institution?.name,
        ...(institution?.aliases ?? []),
        institution?.city,
        institution?.region,
        ...row.cities,
        row.level,
        row.field,
      ].join(' '),
    );
  });
  return text => {
    const words = fold(text).split(/\s+/);
    const page: number[] = [];
    let total = 0;
    for (let place = 0; place < texts.length; place++) {
      const folded = texts[place] ?? '';
      if (!words.every(word => folded.includes(word))) continue;
      if (page.length < 20) page.push(place);
      total++;
    }
    return total;
  };
}

/** Milliseconds of each call, the fastest of so many rounds: other processes delay some calls but rarely all of one. */
export function fastest<T>(subjects: readonly T[], call: (subject: T) => unknown, rounds: number): number[] {
  const times = Array.from({ length: rounds }, () => time(subjects, call));
  return subjects.map((_, place) => Math.min(...times.map(round => round[place] ?? Infinity)));
}

/** Milliseconds of each call. */
export function time<T>(subjects: readonly T[], call: (subject: T) => unknown): number[] {
  return subjects.map(subject => {
    const start = performance.now();
    call(subject);
    return performance.now() - start;
  });
}

/** CPU time, which other processes on the machine hardly change. */
export const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

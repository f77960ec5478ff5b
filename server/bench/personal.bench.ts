/** The personal order at 140,000 programs against the plain one, over the same queries. */
import type { StudyWishes } from '../../schema/rules/personalSort.rules.js';
import { programQuery } from '../domains/search/query/criteria.js';
import { personalSortOf } from '../domains/search/query/personalSort.js';
import { runQuery } from '../domains/search/query/runQuery.js';
import { buildIndex, fastest, moment, time } from './searchSubject.js';
import { sizeFor, syntheticRows } from './syntheticRows.js';
import { ascending, ms, percentile, type BenchRow } from './table.js';
import { drawQueries } from './workload.js';

const PROGRAMS = 140_000;
const QUERIES = 600;
const ROUNDS = 3;
/** Of the plain search. */
const GOAL = 2;

const wishes: StudyWishes = {
  preferredCountries: ['AU', 'CA'],
  fieldOfStudy: 'COMPUTING',
  currentLevel: 'UPPER_SECONDARY',
  targetLevel: 'UNDERGRADUATE',
  englishCert: { test: 'IELTS', overall: 6.5 },
  budget: { amount: 45_000, currency: 'AUD' },
};

export async function benchPersonal(): Promise<BenchRow[]> {
  const rows = syntheticRows(sizeFor(PROGRAMS));
  const { programs: index } = await buildIndex(rows);
  const context = { rates: moment.rates, institutionNumberOf: () => undefined };
  const queries = drawQueries(rows, QUERIES).map(criteria => programQuery(criteria, context));
  const plain = (query: (typeof queries)[number]) => runQuery(index, { ...query, sort: 'BEST_MATCH' });
  const personal = (query: (typeof queries)[number]) =>
    runQuery(index, { ...query, sort: 'BEST_MATCH_2', personal: personalSortOf(index, wishes, moment.rates) });
  time(queries.slice(0, 200), plain);
  time(queries.slice(0, 200), personal);
  const all: { plain: number[]; personal: number[] } = { plain: [], personal: [] };
  for (let round = 0; round < 4; round++) {
    const batch = queries.slice((round * QUERIES) / 4, ((round + 1) * QUERIES) / 4);
    all.plain.push(...fastest(batch, plain, ROUNDS));
    all.personal.push(...fastest(batch, personal, ROUNDS));
  }
  // With another budget each time nothing is remembered.
  const firsts = fastest(
    Array.from({ length: 12 }, (_, place) => place),
    place => personalSortOf(index, { ...wishes, budget: { amount: 20_000 + place, currency: 'AUD' } }, moment.rates),
    1,
  );
  const [usual, own] = [ascending(all.plain), ascending(all.personal)];
  const row = (what: string, share: number): BenchRow => {
    const [before, after] = [percentile(usual, share), percentile(own, share)];
    return {
      what,
      goal: `<= ${GOAL} x`,
      measured: `${(after / before).toFixed(2)} x (${ms(after)} against ${ms(before)})`,
      isMet: after / before <= GOAL,
    };
  };
  return [
    row('personal order, p50 against the plain search', 0.5),
    row('personal order, p99 against the plain search', 0.99),
    {
      what: 'the first search of a profile besides',
      goal: '-',
      measured: ms(percentile(ascending(firsts), 0.5)),
      isMet: null,
    },
  ];
}

/** The links of an interest profile into the search: each major finds programs of the starter catalogue, by the very words of its link. */
import { MAJORS } from '../../schema/rules/assessments.majors.values.js';
import { programSearchRule } from '../../schema/rules/search.rules.js';
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import type { SearchIndex } from '../domains/search/build/searchIndex.js';
import { programQuery } from '../domains/search/query/criteria.js';
import { runQuery } from '../domains/search/query/runQuery.js';
import { starterIndex } from './judged/starterIndex.js';

let index: SearchIndex;
beforeAll(async () => {
  ({ index } = await starterIndex());
});

it.each(MAJORS.map(({ id, field, searchText }) => [id, field, searchText] as const))(
  '%s leads to programs (%s, %s)',
  (_id, field, searchText) => {
    const wanted = programSearchRule.parse({ text: searchText, filter: { fields: [field] } });
    const { total, droppedWords } = runQuery(
      index.programs,
      programQuery(wanted, { rates: exchangeRates.rates, institutionNumberOf: () => undefined }),
    );
    expect(total).toBeGreaterThan(0);
    expect(droppedWords).toEqual([]);
  },
);

/** How good the answers to the judged queries are: nDCG of the first five, and the share of answerable queries without a result. */
import { institutionSearchRule, programSearchRule, scholarshipSearchRule } from '../../../schema/rules/search.rules.js';
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import type { KindIndex, SearchIndex } from '../../domains/search/build/searchIndex.js';
import { stringAt } from '../../domains/search/build/stringTable.js';
import { institutionQuery, programQuery, scholarshipQuery } from '../../domains/search/query/criteria.js';
import { runQuery, type KindQuery } from '../../domains/search/query/runQuery.js';
import { judge, readJudgedSet, type JudgedQuery } from './judgedSet.js';
import { starterIndex } from './starterIndex.js';

const DEPTH = 5;

export type JudgedAnswer = {
  query: JudgedQuery;
  /** Slugs of the first page with their grades. */
  found: { slug: string; grade: number }[];
  total: number;
  /** Null when the catalogue has nothing that fits. */
  ndcg: number | null;
};

const gain = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

const context = { rates: exchangeRates.rates, institutionNumberOf: () => undefined };
const RUN: Record<JudgedQuery['kind'], (index: SearchIndex, text: string) => { kind: KindIndex; query: KindQuery }> = {
  programs: (index, text) => ({
    kind: index.programs,
    query: programQuery(programSearchRule.parse({ text }), context),
  }),
  institutions: (index, text) => ({
    kind: index.institutions,
    query: institutionQuery(institutionSearchRule.parse({ text })),
  }),
  scholarships: (index, text) => ({
    kind: index.scholarships,
    query: scholarshipQuery(scholarshipSearchRule.parse({ text }), context),
  }),
};

export async function answerJudgedSet(): Promise<JudgedAnswer[]> {
  const { starter, index } = await starterIndex();
  return readJudgedSet().map(judged => {
    const grades = judge(judged, starter);
    const { kind, query } = RUN[judged.kind](index, judged.text);
    const { docs, total } = runQuery(kind, query);
    const found = docs.map(doc => {
      const slug = stringAt(kind.slugs, doc);
      return { slug, grade: grades.get(slug) ?? 0 };
    });
    const ideal = gain([...grades.values()].sort((a, b) => b - a));
    return { query: judged, found, total, ndcg: ideal === 0 ? null : gain(found.map(({ grade }) => grade)) / ideal };
  });
}

export type Relevance = { queries: number; ndcg: number; withoutResult: number };

/** Over answerable queries. */
export function relevanceOf(answers: readonly JudgedAnswer[]): Relevance {
  const answerable = answers.filter(({ ndcg }) => ndcg !== null);
  const sum = answerable.reduce((total, { ndcg }) => total + (ndcg ?? 0), 0);
  return {
    queries: answerable.length,
    ndcg: sum / answerable.length,
    withoutResult: answerable.filter(({ total }) => total === 0).length / answerable.length,
  };
}

/** Relevance of answers, by half and category of the judged set. */
import { CATEGORIES, JUDGED_KINDS, PLAIN_CATEGORIES, type JudgedHalf, type JudgedQuery } from './judged/judgedSet.js';
import { answerJudgedSet, relevanceOf, type JudgedAnswer } from './judged/relevance.js';
import type { BenchRow } from './table.js';

const NDCG_GOAL = 0.9;
const WITHOUT_RESULT_GOAL = 0.01;

function rowOf(what: string, answers: readonly JudgedAnswer[], isGoal = false): BenchRow {
  const { queries, ndcg, withoutResult } = relevanceOf(answers);
  return {
    what,
    goal: isGoal ? `>= ${NDCG_GOAL}, <= ${WITHOUT_RESULT_GOAL * 100} %` : '-',
    measured: `nDCG@5 ${ndcg.toFixed(3)}, ${(withoutResult * 100).toFixed(1)} % of ${queries} without a result`,
    isMet: isGoal ? ndcg >= NDCG_GOAL && withoutResult <= WITHOUT_RESULT_GOAL : null,
  };
}

function explain(answers: readonly JudgedAnswer[]): void {
  for (const { query, found, total, ndcg } of answers) {
    if (ndcg === null || ndcg > 0.95) continue;
    const first = found.slice(0, 5).map(({ slug, grade }) => `${grade} ${slug}`);
    console.log(`${ndcg.toFixed(2)}  ${query.kind} ${query.category}  "${query.text}"  ${total}: ${first.join(', ')}`);
  }
}

/** Over the starter catalogue. */
export const benchRelevance = async (): Promise<BenchRow[]> => relevanceRows(await answerJudgedSet());

const isPlain = ({ category }: JudgedQuery): boolean => PLAIN_CATEGORIES.some(name => name === category);

export function relevanceRows(answers: readonly JudgedAnswer[]): BenchRow[] {
  const of = (half: JudgedHalf) => answers.filter(({ query }) => query.half === half);
  // Only the tuning half: whoever tunes must not see the other one.
  if (process.env['EXPLAIN_TUNING']) explain(of('tuning'));
  return (['tuning', 'held'] as const).flatMap(half => [
    rowOf(`${half} half`, of(half), half === 'held'),
    rowOf(
      '  without limits',
      of(half).filter(({ query }) => isPlain(query)),
    ),
    rowOf(
      '  with limits',
      of(half).filter(({ query }) => !isPlain(query)),
    ),
    ...JUDGED_KINDS.map(kind =>
      rowOf(
        `  ${kind}`,
        of(half).filter(({ query }) => query.kind === kind),
      ),
    ),
    ...CATEGORIES.map(category =>
      rowOf(
        `  ${category}`,
        of(half).filter(({ query }) => query.category === category),
      ),
    ),
  ]);
}

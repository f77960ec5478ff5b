/** Relevance of answers, by half and category of the judged set. */
import {
  CATEGORIES,
  JUDGED_KINDS,
  JUDGED_SETS,
  PLAIN_CATEGORIES,
  type JudgedHalf,
  type JudgedQuery,
} from './judged/judgedSet.js';
import { answerJudgedSet, relevanceOf, type JudgedAnswer, type JudgedSubject } from './judged/relevance.js';
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
  for (const { query, found, total, ndcg, breaksLimit, isCorrectionRight, isMended } of answers) {
    if (isCorrectionRight === false || isMended === false) console.log(`correction  ${query.kind} "${query.text}"`);
    if (breaksLimit) console.log(`broken limit  ${query.kind} "${query.text}"`);
    if (ndcg === null) console.log(`no answer known  ${query.kind} "${query.text}"`);
    if (ndcg === null || ndcg > 0.95) continue;
    const first = found.slice(0, 5).map(({ slug, grade }) => `${grade} ${slug}`);
    console.log(`${ndcg.toFixed(2)}  ${query.kind} ${query.category}  "${query.text}"  ${total}: ${first.join(', ')}`);
  }
}

/** Over the starter catalogue. */
export const benchRelevance = (): Promise<BenchRow[]> => setRows();

/** All sets of queries over one catalogue; the starter catalogue when no other is given. */
export async function setRows(subject?: JudgedSubject): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const set of JUDGED_SETS) {
    const answers = await answerJudgedSet(subject, set);
    rows.push(...relevanceRows(answers).map(row => ({ ...row, what: `${set} set, ${row.what.trimStart()}` })));
  }
  return rows;
}

const CORRECTIONS_RIGHT_GOAL = 0.95;
const MENDED_GOAL = 0.85;

/** How many of the answers for which it can be told. */
function shareRow(
  what: string,
  answers: readonly JudgedAnswer[],
  {
    of,
    goal,
    isMet,
  }: { of: (answer: JudgedAnswer) => boolean | null; goal: string; isMet: (share: number) => boolean },
): BenchRow[] {
  const known = answers.map(of).filter(value => value !== null);
  const yes = known.filter(Boolean).length;
  if (known.length === 0) return [];
  return [{ what, goal, measured: `${yes} of ${known.length}`, isMet: isMet(yes / known.length) }];
}

const qualityRows = (answers: readonly JudgedAnswer[]): BenchRow[] => [
  ...shareRow('  a limit broken', answers, {
    of: answer => answer.breaksLimit,
    goal: 'none',
    isMet: share => share === 0,
  }),
  ...shareRow('  corrections right', answers, {
    of: answer => answer.isCorrectionRight,
    goal: `>= ${CORRECTIONS_RIGHT_GOAL * 100} %`,
    isMet: share => share >= CORRECTIONS_RIGHT_GOAL,
  }),
  ...shareRow('  misspellings mended', answers, {
    of: answer => answer.isMended,
    goal: `>= ${MENDED_GOAL * 100} %`,
    isMet: share => share >= MENDED_GOAL,
  }),
];

const isPlain = ({ category }: JudgedQuery): boolean => PLAIN_CATEGORIES.some(name => name === category);

function relevanceRows(answers: readonly JudgedAnswer[]): BenchRow[] {
  const of = (half: JudgedHalf) => answers.filter(({ query }) => query.half === half);
  // Only the tuning half: whoever tunes must not see the other one.
  if (process.env['EXPLAIN_TUNING']) explain(of('tuning'));
  const halves = (['tuning', 'held'] as const).filter(half => of(half).length > 0);
  return halves.flatMap(half => [
    rowOf(`${half} half`, of(half), half === 'held'),
    rowOf(
      '  without limits',
      of(half).filter(({ query }) => isPlain(query)),
    ),
    rowOf(
      '  with limits',
      of(half).filter(({ query }) => !isPlain(query)),
    ),
    rowOf(
      '  with the second block',
      of(half).map(answer => ({ ...answer, ...answer.seen })),
    ),
    ...qualityRows(of(half)),
    ...JUDGED_KINDS.map(kind =>
      rowOf(
        `  ${kind}`,
        of(half).filter(({ query }) => query.kind === kind),
      ),
    ),
    ...CATEGORIES.map(category => ({ category, some: of(half).filter(({ query }) => query.category === category) }))
      .filter(({ some }) => some.some(({ ndcg }) => ndcg !== null))
      .map(({ category, some }) => rowOf(`  ${category}`, some)),
  ]);
}

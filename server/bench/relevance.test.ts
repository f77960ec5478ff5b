import { readJudgedSet } from './judged/judgedSet.js';
import { answerJudgedSet, relevanceOf } from './judged/relevance.js';

const FLOOR = { tuning: { ndcg: 0.6, withoutResult: 0.25 }, held: { ndcg: 0.53, withoutResult: 0.34 } };

describe('the judged set', () => {
  it('has at least 300 different queries, about half of them held back', () => {
    const queries = readJudgedSet();
    expect(new Set(queries.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(300);
    const held = queries.filter(({ half }) => half === 'held').length / queries.length;
    expect(held).toBeGreaterThan(0.4);
    expect(held).toBeLessThan(0.6);
  });
});

describe('answers to the judged set', () => {
  it('stay above the floor on both halves, and nearly every query means something in the catalogue', async () => {
    const answers = await answerJudgedSet();
    expect(answers.filter(({ ndcg }) => ndcg === null).map(({ query }) => query.text)).toEqual([]);
    for (const half of ['tuning', 'held'] as const) {
      const { ndcg, withoutResult } = relevanceOf(answers.filter(({ query }) => query.half === half));
      expect(ndcg).toBeGreaterThanOrEqual(FLOOR[half].ndcg);
      expect(withoutResult).toBeLessThanOrEqual(FLOOR[half].withoutResult);
    }
  });
});

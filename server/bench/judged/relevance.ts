/** How good the answers to the judged queries are: nDCG of the first five, and the share of answerable queries without a good one. */
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { createSearchService, type SearchAnswer, type SearchService } from '../../domains/search/search.service.js';
import type { SearchIndex } from '../../domains/search/build/searchIndex.js';
import { toWords } from '../../domains/search/text/tokenizer.js';
import {
  judge,
  keepingLimits,
  readJudgedSet,
  type JudgedCatalogue,
  type JudgedQuery,
  type JudgedSetName,
} from './judgedSet.js';
import { holderOf, JUDGED_AT, starterIndex } from './starterIndex.js';

const DEPTH = 5;
/** An answer with nothing of this grade on its first page counts as empty. */
const GOOD_GRADE = 2;

export type JudgedAnswer = {
  query: JudgedQuery;
  /** Slugs of the first page with their grades. */
  found: { slug: string; grade: number }[];
  total: number;
  /** Null when the catalogue has nothing of grade 2 or more. */
  ndcg: number | null;
  /** The same of the page as it is seen: what stands in the second block, under a heading of its own, behind what was found. */
  seen: { found: JudgedAnswer['found']; ndcg: number | null };
  /** Whether one of the first five breaks a stated place, level or limit though five fitting entries keep them; null when none is stated or so many do not. */
  breaksLimit: boolean | null;
  /** Null when no correction is proposed, or it cannot be told. */
  isCorrectionRight: boolean | null;
  /** Whether a judged misspelling got its correction; null for other queries. */
  isMended: boolean | null;
};

export type JudgedSubject = { catalogue: JudgedCatalogue; index: SearchIndex; slugOf: (id: string) => string };

async function starterSubject(): Promise<JudgedSubject> {
  const { starter, index } = await starterIndex();
  return { catalogue: starter, index, slugOf: id => id };
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

type Search = Pick<SearchService, 'searchInstitutions' | 'searchPrograms' | 'searchScholarships'>;
const RUN: Record<JudgedQuery['kind'], (search: Search, text: string) => SearchAnswer> = {
  programs: (search, text) => search.searchPrograms({ text }),
  institutions: (search, text) => search.searchInstitutions({ text }),
  scholarships: (search, text) => search.searchScholarships({ text }),
};

const foldedText = (text: string): string =>
  toWords(text)
    .map(({ folded }) => folded)
    .join(' ');

function correctionOf({ category, rule: { fix } }: JudgedQuery, corrected: string | null) {
  const isMended =
    fix === undefined ? null : corrected !== null && new RegExp(fix.slice(1, -1)).test(foldedText(corrected));
  // Of a misspelling without a stated correction nobody knows which is right; what is spelled well needs none.
  const isKnown = isMended !== null || (category !== 'typo' && category !== 'telex');
  return { isMended, isCorrectionRight: corrected !== null && isKnown ? isMended === true : null };
}

/** Asked as the site asks, so that everything between a text and its answer is measured; over the starter catalogue when no other is given. */
export async function answerJudgedSet(subject?: JudgedSubject, set: JudgedSetName = 'first'): Promise<JudgedAnswer[]> {
  const { catalogue, index, slugOf } = subject ?? (await starterSubject());
  const search = createSearchService({ holder: holderOf(index), rates: () => exchangeRates.rates });
  return readJudgedSet(set).map(judged => {
    const grades = judge(judged, catalogue, JUDGED_AT);
    const { ids, near, pageInfo, correctedText } = RUN[judged.kind](search, judged.text);
    const graded = (some: readonly string[]) => some.map(slugOf).map(slug => ({ slug, grade: grades.get(slug) ?? 0 }));
    const found = graded(ids);
    const whole = [...found, ...graded(near?.ids ?? [])];
    const best = [...grades.values()].sort((a, b) => b - a);
    const ideal = gain(best);
    const ndcgOf = (shown: readonly { grade: number }[]): number | null =>
      (best[0] ?? 0) < GOOD_GRADE ? null : gain(shown.map(({ grade }) => grade)) / ideal;
    const kept = keepingLimits(judged, catalogue, JUDGED_AT);
    const isStated = kept !== null && [...grades.keys()].filter(slug => kept.has(slug)).length >= DEPTH;
    return {
      query: judged,
      found,
      total: pageInfo.total,
      ndcg: ndcgOf(found),
      seen: { found: whole, ndcg: ndcgOf(whole) },
      breaksLimit: isStated ? found.slice(0, DEPTH).some(({ slug }) => !kept.has(slug)) : null,
      ...correctionOf(judged, correctedText),
    };
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
    withoutResult:
      answerable.filter(({ found }) => found.every(({ grade }) => grade < GOOD_GRADE)).length / answerable.length,
  };
}

/** Addresses of the tests, without a language prefix, and what is read from them. */
import { type AssessmentId, isAssessmentId } from '../../../schema/rules/assessments.values';

export const introAddress = (id: AssessmentId): string => `/test/${id}`;
export const questionAddress = (id: AssessmentId, question: number): string => `/test/${id}/${question}`;
export const resultAddress = (id: AssessmentId): string => `/test/result/${id}`;

/** Null for an unknown test. */
export const readTestId = (text: string | undefined): AssessmentId | null =>
  text !== undefined && isAssessmentId(text) ? text : null;

/** Null for what is no number as addresses write it: `07`, `1e1` and `+1` are none. */
export const readQuestionNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;

type Search = { readonly field: string; readonly searchText: string | null };

export function majorSearchAddress({ field, searchText }: Search): string {
  const params = new URLSearchParams(searchText === null ? {} : { q: searchText });
  params.set('field', field);
  return `/search-program?${params}`;
}

/**
 * Highest IELTS minimum of the programs that are proposed after a hint: the top of the next level, as tables of schools that prepare for the test divide the
 * scale (B1 to 5, B2 to 6.5, C1 to 8; nissanta.com/ielts-preparation, a third party, read on 2026-11-22). It is a filter, never shown as anybody's result.
 */
const HIGHEST_MINIMUM = { A2: '5', B1: '6.5', B2: '8' } as const;

export const nextBandSearch = (hint: keyof typeof HIGHEST_MINIMUM): string =>
  `/search-program?englishTest=IELTS&englishScore=${HIGHEST_MINIMUM[hint]}`;

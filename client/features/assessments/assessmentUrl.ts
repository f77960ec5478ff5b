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
 * Programs whose minimum lies in the band above a hint, or below it. The search compares IELTS minimums: the highest that is usually counted into the band.
 * It is a filter, never shown as the result of anybody.
 */
const NEXT_BAND = {
  A2: { band: 'B1', highest: '5' },
  B1: { band: 'B2', highest: '6.5' },
  B2: { band: 'C1', highest: '8' },
} as const;

export function nextBandSearch(hint: keyof typeof NEXT_BAND): { readonly band: string; readonly address: string } {
  const { band, highest } = NEXT_BAND[hint];
  return { band, address: `/search-program?englishTest=IELTS&englishScore=${highest}` };
}

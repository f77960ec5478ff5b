/** Answers to the tests at /test: what counts as one, and which question comes next. */
import { ACTIVITIES } from './assessments.activities.values.js';
import { type AssessmentId, RATING, WORDS_ON_PAGE } from './assessments.values.js';
import { WORD_PAGES } from './assessments.words.values.js';

/** One rating, or the places (from 0) of the words ticked on a page. */
export type Choices = readonly number[];

export const questionCountOf = (id: AssessmentId): number =>
  id === 'career-riasec' ? ACTIVITIES.length : WORD_PAGES.length;

const isWholeWithin = (value: number, lowest: number, highest: number): boolean =>
  Number.isInteger(value) && value >= lowest && value <= highest;

export const isQuestionOf = (id: AssessmentId, question: number): boolean =>
  isWholeWithin(question, 1, questionCountOf(id));

/** A test of activities takes one rating; a page of words any of its words, each once, or none. */
export function areChoicesOf(id: AssessmentId, choices: Choices): boolean {
  if (id === 'career-riasec')
    return choices.length === 1 && choices.every(choice => isWholeWithin(choice, RATING.lowest, RATING.highest));
  return (
    new Set(choices).size === choices.length && choices.every(choice => isWholeWithin(choice, 0, WORDS_ON_PAGE - 1))
  );
}

/** From 1; null when all are answered. */
export function firstUnanswered(id: AssessmentId, isAnswered: (question: number) => boolean): number | null {
  const count = questionCountOf(id);
  for (let question = 1; question <= count; question += 1) if (!isAnswered(question)) return question;
  return null;
}

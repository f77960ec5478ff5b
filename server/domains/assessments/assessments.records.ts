import type { AssessmentId } from '../../../schema/rules/assessments.values.js';

export type Answer = {
  /** One rating, or the places of the words ticked on a page. */
  choices: number[];
  /** False while a page of words is being ticked. */
  isDone: boolean;
  at: Date;
};

/** Agreement to the storing of answers, as it was given with the first one. */
export type Consent = { version: string; language: 'VI' | 'EN'; at: Date };

/** The choices of every question, in order, as they stood when the test was finished. */
export type FinishedTest = { choices: number[][]; finishedAt: Date };

export const keyOfQuestion = (question: number): `q${number}` => `q${question}`;
export type Answers = Record<string, Answer>;

/** What one person has done of one test. Answers stand under `keyOfQuestion`. */
export type Attempt = { consent: Consent | null; answers: Answers; result: FinishedTest | null };

/** The attempt of somebody with an account, as it is stored. */
export type AttemptRecord = Attempt & {
  _id: string;
  userId: string;
  assessmentId: AssessmentId;
  createdAt: Date;
  updatedAt: Date;
};

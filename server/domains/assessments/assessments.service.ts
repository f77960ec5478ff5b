/** Tests at /test: answers of a person with or without an account, results, and what moves into the account at login. */
import {
  areChoicesOf,
  firstUnanswered,
  isQuestionOf,
  questionCountOf,
} from '../../../schema/rules/assessments.rules.js';
import { interestProfileOf } from '../../../schema/rules/assessments.riasec.rules.js';
import {
  ASSESSMENT_CONSENT_VERSION,
  ASSESSMENT_IDS,
  type AssessmentId,
  isAssessmentId,
} from '../../../schema/rules/assessments.values.js';
import type { VisitorItems } from '../../kernel/session/viewer/visitorItems.js';
import { type AssessmentError, userError } from './assessments.errors.js';
import { mergedChange } from './assessments.merge.js';
import { type Attempt, type Consent, type FinishedTest, keyOfQuestion } from './assessments.records.js';
import type { AssessmentsRepository } from './assessments.repository.js';
import { accountStore, type AttemptStore, visitorStore } from './assessments.stores.js';

/** Whose answers they are. */
export type Owner = { userId: string } | { visitorItems: VisitorItems };

export type Progress = { id: AssessmentId; attempt: Attempt | null; isInAccount: boolean };
export type Result = { id: AssessmentId } & FinishedTest;
export type Changed = { progress: Progress | null; errors: AssessmentError[] };

export type AnswerInput = {
  assessmentId: string;
  question: number;
  choices: readonly number[];
  isDone?: boolean;
  consent?: { version: string; language: Consent['language'] } | null | undefined;
};

type Deps = { repository: AssessmentsRepository; clock: () => Date };

export const nextQuestionOf = ({ id, attempt }: Pick<Progress, 'id' | 'attempt'>): number | null =>
  firstUnanswered(id, question => attempt?.answers[keyOfQuestion(question)]?.isDone === true);

export function createAssessmentsService({ repository, clock }: Deps) {
  const storeOf = (owner: Owner, assessmentId: AssessmentId): AttemptStore =>
    'userId' in owner
      ? accountStore(repository, { userId: owner.userId, assessmentId }, clock)
      : visitorStore(owner.visitorItems, assessmentId);

  const readProgress = async (owner: Owner, id: AssessmentId): Promise<Progress> => ({
    id,
    attempt: await storeOf(owner, id).read(),
    isInAccount: 'userId' in owner,
  });

  /** `work` answers with the mistakes that kept it from changing anything. */
  const changed = async (
    owner: Owner,
    assessmentId: string,
    work: (store: AttemptStore, id: AssessmentId) => Promise<AssessmentError[]>,
  ): Promise<Changed> => {
    if (!isAssessmentId(assessmentId))
      return { progress: null, errors: [userError('NO_SUCH_ASSESSMENT', 'assessmentId')] };
    const errors = await work(storeOf(owner, assessmentId), assessmentId);
    return { progress: await readProgress(owner, assessmentId), errors };
  };

  const resultOf = async (owner: Owner, id: string): Promise<Result | null> => {
    if (!isAssessmentId(id)) return null;
    const result = (await storeOf(owner, id).read())?.result;
    return result?.choices.length === questionCountOf(id) ? { id, ...result } : null;
  };

  return {
    progressOf: async (owner: Owner, id: string): Promise<Progress | null> =>
      isAssessmentId(id) ? readProgress(owner, id) : null,

    resultOf,

    answer: (
      owner: Owner,
      { assessmentId, question, choices, isDone = true, consent }: AnswerInput,
    ): Promise<Changed> =>
      changed(owner, assessmentId, async (store, id) => {
        if (!isQuestionOf(id, question)) return [userError('NO_SUCH_QUESTION', 'question')];
        if (!areChoicesOf(id, choices)) return [userError('BAD_CHOICES', 'choices')];
        const known = (await store.read())?.consent ?? null;
        if (!known && consent?.version !== ASSESSMENT_CONSENT_VERSION)
          return [userError('CONSENT_REQUIRED', 'consent')];
        const at = clock();
        await store.change({
          answers: { [keyOfQuestion(question)]: { choices: [...choices], isDone, at } },
          consent: known ?? (consent ? { version: consent.version, language: consent.language, at } : null),
        });
        return [];
      }),

    finish: async (owner: Owner, assessmentId: string): Promise<Changed & { result: Result | null }> => {
      const done = await changed(owner, assessmentId, async (store, id) => {
        const attempt = await store.read();
        if (!attempt || nextQuestionOf({ id, attempt }) !== null) return [userError('INCOMPLETE')];
        const choices = Array.from(
          { length: questionCountOf(id) },
          (_, place) => attempt.answers[keyOfQuestion(place + 1)]?.choices ?? [],
        );
        await store.change({ result: { choices, finishedAt: clock() }, consent: attempt.consent });
        return [];
      });
      return { ...done, result: done.errors.length === 0 ? await resultOf(owner, assessmentId) : null };
    },

    restart: (owner: Owner, assessmentId: string): Promise<Changed> =>
      changed(owner, assessmentId, async store => {
        await store.forgetAnswers();
        return [];
      }),

    remove: async (owner: Owner, assessmentId: string): Promise<Changed> => {
      if (!isAssessmentId(assessmentId))
        return { progress: null, errors: [userError('NO_SUCH_ASSESSMENT', 'assessmentId')] };
      await storeOf(owner, assessmentId).remove();
      return { progress: await readProgress(owner, assessmentId), errors: [] };
    },

    /** What the browser holds without an account moves into the account. Safe to repeat. */
    adopt: async (userId: string, visitorItems: VisitorItems): Promise<void> => {
      for (const assessmentId of ASSESSMENT_IDS) {
        const own = visitorStore(visitorItems, assessmentId);
        const attempt = await own.read();
        if (!attempt) continue;
        const stored = await repository.of({ userId, assessmentId });
        await repository.change({ userId, assessmentId }, mergedChange(stored, attempt), clock());
        await own.remove();
      }
    },

    /** Three letters, the strongest type first; null without a result that says something. */
    interestCodeOf: async (userId: string): Promise<string | null> => {
      const result = await resultOf({ userId }, 'career-riasec');
      return result && interestProfileOf(result.choices.flat()).code;
    },
  };
}

export type AssessmentsService = ReturnType<typeof createAssessmentsService>;

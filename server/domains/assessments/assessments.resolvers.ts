import { derivedId } from '../../kernel/newId.js';
import { ACTIVITIES } from '../../../schema/rules/assessments.activities.values.js';
import { interestProfileOf, majorsFor } from '../../../schema/rules/assessments.riasec.rules.js';
import { questionCountOf } from '../../../schema/rules/assessments.rules.js';
import {
  ASSESSMENT_CONSENT_VERSION,
  ASSESSMENT_IDS,
  INTEREST_MAXIMUM,
  INVENTED_WORDS_OF_LEVEL,
  isAssessmentId,
  MATCH_MAXIMUM,
  REAL_WORDS_OF_LEVEL,
} from '../../../schema/rules/assessments.values.js';
import { vocabularyProfileOf } from '../../../schema/rules/assessments.vocabulary.rules.js';
import { WORD_PAGES } from '../../../schema/rules/assessments.words.values.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { Viewer } from '../../kernel/session/viewer/viewer.js';
import { keyOfQuestion } from './assessments.records.js';
import { type AssessmentsService, nextQuestionOf, type Owner } from './assessments.service.js';

/** In the list of matching majors. */
const MAX_MAJORS = 8;

type Caller = { viewer: Viewer | null; session: RequestSession };

function ownerOf({ viewer, session }: Caller, { forAccount }: { forAccount?: boolean }): Owner {
  if (viewer) return { userId: viewer.id };
  if (forAccount) throw new AppError('UNAUTHENTICATED');
  return { visitorItems: session.visitorItems };
}

type Types = 'Query' | 'Mutation' | 'Assessment' | 'AssessmentProgress' | 'AssessmentResult';

export const createAssessmentsResolvers = (service: AssessmentsService): Pick<Resolvers, Types> => ({
  Query: {
    assessments: () => ASSESSMENT_IDS.map(id => ({ id })),
    assessment: (_query, { id }) => (isAssessmentId(id) ? { id } : null),
    assessmentProgress: (_query, args, context) => service.progressOf(ownerOf(context, args), args.id),
    assessmentResult: (_query, args, context) => service.resultOf(ownerOf(context, args), args.id),
  },

  Mutation: {
    answerQuestion: (_mutation, { input }, context) => service.answer(ownerOf(context, input), input),
    finishAssessment: (_mutation, { input }, context) => service.finish(ownerOf(context, input), input.assessmentId),
    restartAssessment: (_mutation, { input }, context) => service.restart(ownerOf(context, input), input.assessmentId),
    deleteAssessmentResult: (_mutation, { input }, context) =>
      service.remove(ownerOf(context, input), input.assessmentId),
  },

  Assessment: {
    kind: ({ id }) => (id === 'career-riasec' ? 'CAREER_INTERESTS' : 'ENGLISH_VOCABULARY'),
    minutes: ({ id }) => (id === 'career-riasec' ? 8 : 5),
    questionCount: ({ id }) => questionCountOf(id),
    questions: ({ id }) =>
      id === 'career-riasec'
        ? ACTIVITIES.map(({ text }, place) => ({ number: place + 1, activity: text, words: [] }))
        : WORD_PAGES.map(({ words }, place) => ({ number: place + 1, activity: null, words: [...words] })),
    consentVersion: () => ASSESSMENT_CONSENT_VERSION,
  },

  AssessmentProgress: {
    answers: ({ id, attempt }) =>
      Array.from({ length: questionCountOf(id) }, (_, place) => place + 1).flatMap(question => {
        const answer = attempt?.answers[keyOfQuestion(question)];
        return answer ? [{ question, choices: answer.choices, isDone: answer.isDone }] : [];
      }),
    answeredCount: ({ attempt }) => Object.values(attempt?.answers ?? {}).filter(({ isDone }) => isDone).length,
    firstUnanswered: progress => nextQuestionOf(progress),
    hasResult: ({ attempt }) => Boolean(attempt?.result),
  },

  AssessmentResult: {
    // A visitor's result has no document of its own: its id follows from what it is.
    resultId: ({ id, choices, finishedAt }) =>
      derivedId('assessment result', id, finishedAt.toISOString(), JSON.stringify(choices)),
    assessmentId: ({ id }) => id,
    interests: ({ id, choices }) => {
      if (id !== 'career-riasec') return null;
      const { scores, code } = interestProfileOf(choices.flat());
      const matches = code === null ? [] : majorsFor(code).filter(({ match }) => match > 0);
      return {
        code,
        scores: scores.map(score => ({ ...score, maximum: INTEREST_MAXIMUM })),
        majors: matches.slice(0, MAX_MAJORS).map(({ major, match }) => ({ ...major, match, maximum: MATCH_MAXIMUM })),
      };
    },
    vocabulary: ({ id, choices }) => {
      if (id !== 'english-vocab-check') return null;
      const { levels, hint } = vocabularyProfileOf(choices);
      return {
        hint,
        levels: levels.map(level => ({
          ...level,
          realWords: REAL_WORDS_OF_LEVEL,
          inventedWords: INVENTED_WORDS_OF_LEVEL,
        })),
      };
    },
  },
});

/** Tests as personal data: what the export holds, what deletion removes. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { AssessmentsRepository } from './assessments.repository.js';

export const createAssessmentsPrivacy = (repository: AssessmentsRepository): PersonalDataHandler => ({
  part: 'assessments',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(({ assessmentId, consent, answers, result, createdAt, updatedAt }) => ({
      assessmentId,
      consent,
      answers,
      result,
      createdAt,
      updatedAt,
    })),
  countOf: repository.countOf,
  erase: repository.removeAll,
});

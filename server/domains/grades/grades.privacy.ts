/** The grade book as personal data: what the export holds, what deletion removes. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { GradesRepository } from './grades.repository.js';

export const createGradesPrivacy = (repository: GradesRepository): PersonalDataHandler => ({
  part: 'grades',
  exportOf: async userId => {
    const book = await repository.ofUser(userId);
    if (!book) return null;
    const { schoolName, years, createdAt, updatedAt } = book;
    return { schoolName, years, createdAt, updatedAt };
  },
  countOf: repository.countOf,
  erase: repository.removeAll,
});

import type { GradeBook } from '../../../schema/rules/grades/gradeBook.values.js';

/** The grade book of one person, as it is stored. */
export type GradeBookRecord = GradeBook & { _id: string; userId: string; createdAt: Date; updatedAt: Date };

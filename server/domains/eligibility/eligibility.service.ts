/** How well somebody fits programs of the catalogue, by the one rule of schema/rules. */
import { eligibilityOf } from '../../../schema/rules/eligibility.rules.js';
import type { Eligibility, StudentFacts } from '../../../schema/rules/eligibility.values.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { type ScholarshipRequirement, scholarshipCheckOf } from '../../../schema/rules/scholarshipCheck.rules.js';
import { programFactsOf, scholarshipFactsOf, scholarshipStudentOf, studentFactsOf } from './eligibility.facts.js';
import type { EligibilityPorts, InstitutionRecord, ProgramRecord, ScholarshipRecord } from './eligibility.ports.js';

/** As many as a page of a list shows at most. */
export const MAX_PROGRAMS = 50;

export const createEligibilityService = ({
  studyWishesOf,
  gradesOf,
  openingOf,
  closingOf,
  isThirdParty,
  yearOfLiving,
  rates,
}: EligibilityPorts) => {
  /** One read of the profile and one of the grade book. A session whose account was deleted is not valid. */
  const read = async (userId: string) => {
    const [profile, grades] = await Promise.all([studyWishesOf(userId), gradesOf(userId)]);
    if (!profile) throw new AppError('UNAUTHENTICATED');
    return { profile, grades };
  };

  return {
    studentOf: async (userId: string): Promise<StudentFacts> => {
      const { profile, grades } = await read(userId);
      return studentFactsOf(profile, grades, rates());
    },

    checkScholarship: async (userId: string, scholarship: ScholarshipRecord): Promise<ScholarshipRequirement[]> => {
      const { profile, grades } = await read(userId);
      return scholarshipCheckOf(
        scholarshipStudentOf(profile, grades),
        scholarshipFactsOf(scholarship, { closingOf, isThirdParty }),
      );
    },

    judge: (student: StudentFacts, program: ProgramRecord, institution: InstitutionRecord): Eligibility =>
      eligibilityOf(
        student,
        programFactsOf(program, institution, { openingOf, isThirdParty, yearOfLiving, rates: rates() }),
      ),

    /** Each id once. */
    readIds: (ids: readonly string[]): string[] => {
      const wanted = [...new Set(ids)];
      if (wanted.length > MAX_PROGRAMS)
        throw new AppError('BAD_USER_INPUT', `At most ${MAX_PROGRAMS} programs at once.`, { field: 'programIds' });
      return wanted;
    },
  };
};

export type EligibilityService = ReturnType<typeof createEligibilityService>;

import type { EligibilityService, Student } from './eligibility.service.js';

export type EligibilityLoaders = {
  /** Read once a request, however many programs are judged. */
  studentFacts: { load: (userId: string) => Promise<Student> };
};

export const createEligibilityLoaders = ({ studentOf }: Pick<EligibilityService, 'studentOf'>): EligibilityLoaders => {
  const read = new Map<string, Promise<Student>>();
  return {
    studentFacts: {
      load: userId => {
        const facts = read.get(userId) ?? studentOf(userId);
        read.set(userId, facts);
        return facts;
      },
    },
  };
};

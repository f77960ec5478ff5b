/** A student and a program with which every part is known, for tests. */
import type { EnglishRequirement, ProgramFacts, StudentFacts } from './eligibility.values.js';

export const ielts = (overall: number, rest: Partial<EnglishRequirement> = {}): EnglishRequirement => ({
  test: 'IELTS',
  overall,
  isThirdParty: false,
  ...rest,
});

export const buildStudent = (rest: Partial<StudentFacts> = {}): StudentFacts => ({
  currentLevel: 'UPPER_SECONDARY',
  gpa: { value: 8.4, scale: 'TEN', isPredicted: false },
  english: { test: 'IELTS', overall: 6.5, takenOn: null },
  budget: 90,
  gapYears: 0,
  ...rest,
});

export const buildProgram = (rest: Partial<ProgramFacts> = {}): ProgramFacts => ({
  level: 'UNDERGRADUATE',
  isInEnglish: true,
  deadline: { daysLeft: 120, kind: 'CLOSING', isThirdParty: false },
  hasLaterIntake: false,
  start: null,
  minimumGpa: { value: 7.5, scale: 'TEN', isThirdParty: false },
  englishMinimums: [ielts(6)],
  englishLevel: null,
  prerequisites: { met: 2, required: 2, isThirdParty: false },
  yearlyCost: { amount: 100, isThirdParty: false },
  ...rest,
});

/** Nothing is known. */
export const unknownStudent: StudentFacts = {
  currentLevel: null,
  gpa: null,
  english: null,
  budget: null,
  gapYears: null,
};
export const unknownProgram: ProgramFacts = {
  ...buildProgram(),
  deadline: null,
  minimumGpa: null,
  englishMinimums: [],
  prerequisites: null,
  yearlyCost: null,
};

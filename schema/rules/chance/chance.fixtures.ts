/** Students and programs for the tests of the chance. */
import type { Average, EnglishMinimum, MinimumAverage, ProgramFacts, StudentFacts } from './chance.values.js';

export const tenPoint = (value: number, estimatedDownTo?: number): Average => ({
  value,
  scale: 'TEN',
  lowest: estimatedDownTo ?? value,
  isEstimated: estimatedDownTo !== undefined,
});
export const ielts = (overall: number): NonNullable<StudentFacts['english']> => ({
  test: 'IELTS',
  overall,
  takenOn: null,
});
export const averageFrom = (value: number): MinimumAverage => ({ value, scale: 'TEN', isThirdParty: false });
export const ieltsFrom = (overall: number, rest: Partial<EnglishMinimum> = {}): EnglishMinimum => ({
  test: 'IELTS',
  overall,
  isThirdParty: false,
  ...rest,
});
export const admitted = (value: number): ProgramFacts['admittedShare'] => ({ value, isThirdParty: false });

export const unknownStudent: StudentFacts = {
  currentLevel: null,
  diploma: null,
  schoolAverage: null,
  degreeAverage: null,
  english: null,
  budget: null,
};
/** At the end of school, 8.6 of ten, IELTS 7.0, enough money. */
export const buildStudentFacts = (changes: Partial<StudentFacts> = {}): StudentFacts => ({
  ...unknownStudent,
  currentLevel: 'UPPER_SECONDARY',
  diploma: 'THPT',
  schoolAverage: tenPoint(8.6),
  english: ielts(7),
  budget: 100,
  ...changes,
});

export const unknownProgram: ProgramFacts = {
  level: 'UNDERGRADUATE',
  award: 'BACHELOR',
  isHarderField: false,
  isInEnglish: true,
  deadline: null,
  hasLaterIntake: false,
  start: null,
  minimumAverages: [],
  englishMinimums: [],
  englishLevel: null,
  subjects: null,
  diplomaEntries: [],
  admittedShare: null,
  isOpenAdmission: null,
  yearlyCost: null,
};
/** A bachelor of business that the diploma leads straight into: 8.0 of ten, IELTS 6.5, within the budget. */
export const buildProgramFacts = (changes: Partial<ProgramFacts> = {}): ProgramFacts => ({
  ...unknownProgram,
  minimumAverages: [averageFrom(8)],
  englishMinimums: [ieltsFrom(6.5)],
  diplomaEntries: [{ diploma: 'THPT', answer: 'OPEN', from: 'COUNTRY', isThirdParty: false }],
  yearlyCost: { amount: 100, isThirdParty: false },
  ...changes,
});

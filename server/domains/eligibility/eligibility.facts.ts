/** A student and a program as the rule takes them. Pure. */
import type { ProgramFacts, StudentFacts } from '../../../schema/rules/eligibility.values.js';
import type { ScholarshipFacts, ScholarshipStudent } from '../../../schema/rules/scholarshipCheck.rules.js';
import { convertAmount, type Rates } from '../../../schema/rules/money.rules.js';
import type {
  EligibilityPorts,
  GradeBookFigures,
  InstitutionRecord,
  ProgramRecord,
  ScholarshipRecord,
  StudyProfile,
} from './eligibility.ports.js';

/** In which budgets and costs are compared. */
const COMMON = 'EUR';

/** Marks count before what somebody wrote into the profile. */
function gpaOf({ gpa }: StudyProfile, grades: GradeBookFigures | null): StudentFacts['gpa'] {
  if (!grades) return gpa ? { ...gpa, isPredicted: false } : null;
  const { isPredicted } = grades;
  return grades.isTenPoint && grades.schoolGpa !== null
    ? { value: grades.schoolGpa / 100, scale: 'TEN', isPredicted }
    : { value: grades.gpa4 / 100, scale: 'FOUR', isPredicted };
}

/** Who studies now has no gap; how long somebody has worked is not asked. */
const gapOf = ({ currentLevel }: StudyProfile): number | null =>
  currentLevel === undefined || currentLevel === 'WORKING' ? null : 0;

export function studentFactsOf(profile: StudyProfile, grades: GradeBookFigures | null, rates: Rates): StudentFacts {
  const { budget, englishCert } = profile;
  const inCommon = budget ? convertAmount(budget.amount, budget.currency, COMMON, rates) : null;
  return {
    currentLevel: profile.currentLevel ?? null,
    gpa: gpaOf(profile, grades),
    english: englishCert
      ? { test: englishCert.test, overall: englishCert.overall, takenOn: englishCert.takenOn ?? null }
      : null,
    budget: inCommon,
    isBudgetWithoutRate: budget !== undefined && inCommon === null,
    gapYears: gapOf(profile),
  };
}

export const scholarshipStudentOf = (profile: StudyProfile, grades: GradeBookFigures | null): ScholarshipStudent => ({
  ...profile,
  currentLevel: profile.currentLevel ?? null,
  gpa: gpaOf(profile, grades),
});

export function scholarshipFactsOf(
  scholarship: ScholarshipRecord,
  { closingOf, isThirdParty }: Pick<EligibilityPorts, 'closingOf' | 'isThirdParty'>,
): ScholarshipFacts {
  const { destinations, eligibleNationalities, eligibleLevels, eligibleFields, minimumGpa } = scholarship;
  const closing = closingOf(scholarship);
  return {
    destinations,
    eligibleNationalities,
    eligibleLevels,
    eligibleFields,
    minimumGpa: minimumGpa
      ? { value: minimumGpa.value, scale: minimumGpa.scale, isThirdParty: isThirdParty(minimumGpa.source) }
      : null,
    deadline: closing && { daysLeft: closing.daysLeft, isThirdParty: isThirdParty(closing.source) },
    isNationalityThirdParty: eligibleNationalities ? isThirdParty(eligibleNationalities.source) : false,
  };
}

type Ports = Pick<EligibilityPorts, 'openingOf' | 'isThirdParty' | 'yearOfLiving'> & { rates: Rates };

function minimumGpaOf(program: ProgramRecord, { minimumGpas = [] }: InstitutionRecord) {
  return (
    program.minimumGpa ??
    minimumGpas.find(({ level }) => level === program.level) ??
    minimumGpas.find(({ level }) => level === undefined) ??
    null
  );
}

/** What the program itself says, results of tests before a level, outweighs its institution. */
function englishAskedBy({ englishMinimums, languageLevels = [] }: ProgramRecord, institution: InstitutionRecord) {
  const level = languageLevels.find(({ language }) => language === 'en') ?? null;
  return { minimums: englishMinimums.length > 0 || level ? englishMinimums : institution.englishMinimums, level };
}

function yearlyCostOf(
  program: ProgramRecord,
  institution: InstitutionRecord,
  { rates, isThirdParty, yearOfLiving }: Ports,
) {
  const [tuition, living] = [program.firstYearTuition, yearOfLiving(program, institution)];
  if (!tuition || !living) return null;
  const [study, life] = [tuition, living].map(({ amount, currency }) => convertAmount(amount, currency, COMMON, rates));
  if (typeof study !== 'number' || typeof life !== 'number') return null;
  return { amount: study + life, isThirdParty: isThirdParty(tuition.source) || living.isThirdParty };
}

export function programFactsOf(program: ProgramRecord, institution: InstitutionRecord, ports: Ports): ProgramFacts {
  const { deadline, hasLaterIntake, start } = ports.openingOf(program);
  const minimumGpa = minimumGpaOf(program, institution);
  const { minimums, level } = englishAskedBy(program, institution);
  return {
    level: program.level,
    isInEnglish: program.languages.includes('en'),
    deadline: deadline && {
      daysLeft: deadline.daysLeft,
      kind: deadline.kind,
      isThirdParty: ports.isThirdParty(deadline.source),
    },
    hasLaterIntake,
    start,
    minimumGpa: minimumGpa && {
      value: minimumGpa.value,
      scale: minimumGpa.scale,
      isThirdParty: ports.isThirdParty(minimumGpa.source),
    },
    englishMinimums: minimums.map(({ test, overall, listening, reading, writing, speaking, source }) => ({
      test,
      overall,
      listening,
      reading,
      writing,
      speaking,
      isThirdParty: ports.isThirdParty(source),
    })),
    englishLevel: level && { level: level.level, isThirdParty: ports.isThirdParty(level.source) },
    // Requirements of subjects are texts in the catalogue: nobody can be judged by them.
    prerequisites: null,
    yearlyCost: yearlyCostOf(program, institution, ports),
  };
}

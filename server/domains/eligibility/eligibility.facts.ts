/** A student and a program as the rules take them. Pure. */
import { askedOf } from '../../../schema/rules/chance/asked.rules.js';
import type { Average, ProgramFacts, StudentFacts } from '../../../schema/rules/chance/chance.values.js';
import { diplomaEntriesOf, type StatedEntry } from '../../../schema/rules/diplomaRules/diplomaEntries.rules.js';
import { convertAmount, type Rates } from '../../../schema/rules/money.rules.js';
import type { ScholarshipFacts, ScholarshipStudent } from '../../../schema/rules/scholarshipCheck.rules.js';
import type {
  EligibilityPorts,
  GradeBookFigures,
  InstitutionRecord,
  ProgramRecord,
  ScholarshipRecord,
  StudyProfile,
} from './eligibility.ports.js';

/** In which budgets and costs are compared. */
export const COMMON = 'EUR';

/** Without marks of one system the range of an estimate is not known: as wide as one mark of ten (domain rules 1b). */
const WIDEST_SHARE = 0.1;

/** Of the lower end of an estimate: by how much it lies below the average, as a share of it. */
function shareBelow({ isPredicted, schoolGpa, lowestSchoolGpa }: GradeBookFigures): number {
  if (!isPredicted) return 0;
  return schoolGpa && lowestSchoolGpa !== null ? 1 - lowestSchoolGpa / schoolGpa : WIDEST_SHARE;
}

/** Marks count before what somebody wrote into the profile; of other systems by the table that gives least. */
function ofGradeBook(grades: GradeBookFigures): Average {
  const { isTenPoint, schoolGpa, lowest4, isPredicted: isEstimated } = grades;
  const [value, scale] =
    isTenPoint && schoolGpa !== null ? ([schoolGpa / 100, 'TEN'] as const) : ([lowest4 / 100, 'FOUR'] as const);
  return { value, scale, lowest: value * (1 - shareBelow(grades)), isEstimated };
}

const AT_SCHOOL: readonly unknown[] = ['LOWER_SECONDARY', 'UPPER_SECONDARY'];
const WITH_DEGREE: readonly unknown[] = ['BACHELOR', 'MASTER', 'PHD'];

/** What stands in the profile is the average of what somebody studies now: of school or of a degree, and of neither where that is not said. */
function averagesOf({ gpa, currentLevel }: StudyProfile, grades: GradeBookFigures | null) {
  const own = gpa ? { ...gpa, lowest: gpa.value, isEstimated: false } : null;
  return {
    schoolAverage: grades ? ofGradeBook(grades) : AT_SCHOOL.includes(currentLevel) ? own : null,
    degreeAverage: WITH_DEGREE.includes(currentLevel) ? own : null,
  };
}

export function studentFactsOf(profile: StudyProfile, grades: GradeBookFigures | null, rates: Rates): StudentFacts {
  const { budget, englishCert } = profile;
  const inCommon = budget ? convertAmount(budget.amount, budget.currency, COMMON, rates) : null;
  return {
    ...averagesOf(profile, grades),
    currentLevel: profile.currentLevel ?? null,
    diploma: profile.schoolDiploma ?? null,
    english: englishCert ? { ...englishCert, takenOn: englishCert.takenOn ?? null } : null,
    budget: inCommon,
    isBudgetWithoutRate: budget !== undefined && inCommon === null,
  };
}

export const scholarshipStudentOf = (profile: StudyProfile, grades: GradeBookFigures | null): ScholarshipStudent => ({
  ...profile,
  ...averagesOf(profile, grades),
  currentLevel: profile.currentLevel ?? null,
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

type Ports = Pick<EligibilityPorts, 'openingOf' | 'isThirdParty' | 'yearOfLiving'> & {
  rates: Rates;
  /** In Vietnam. */
  today: string;
  /** Intakes before it are left out; null where the profile does not say. */
  schoolEndYear: number | null;
};

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

const isOfThirdParty = (entry: StatedEntry, isThirdParty: Ports['isThirdParty']): boolean =>
  entry.from === 'COUNTRY' ? entry.rule.source.kind === 'THIRD_PARTY' : isThirdParty(entry.stated.source);

export function programFactsOf(program: ProgramRecord, institution: InstitutionRecord, ports: Ports): ProgramFacts {
  const { deadline, hasLaterIntake, start } = ports.openingOf(program, ports.schoolEndYear);
  const isThirdParty = ({ source }: { source?: string | undefined }) =>
    source !== undefined && ports.isThirdParty(source);
  const diplomaEntries = diplomaEntriesOf(program, institution, ports.today).map(entry => ({
    diploma: entry.diploma,
    answer: entry.answer,
    from: entry.from,
    isThirdParty: isOfThirdParty(entry, ports.isThirdParty),
  }));
  return {
    ...askedOf(program, institution, { isThirdParty, diplomaEntries }),
    deadline: deadline && {
      daysLeft: deadline.daysLeft,
      kind: deadline.kind,
      isThirdParty: ports.isThirdParty(deadline.source),
    },
    hasLaterIntake,
    start,
    yearlyCost: yearlyCostOf(program, institution, ports),
  };
}

/**
 * Whether somebody meets what the source of a scholarship asks for, point by point: met, not met, or unknown with who could say. No sum is made of the points:
 * who receives it is the provider's decision. One pure function for the server and the tests.
 */
import type { ScholarshipData } from './catalogue.rules.js';
import { averageLine } from './chance/average.rules.js';
import type { MinimumAverage, RequirementLine, StudentFacts } from './chance/chance.values.js';
import { leadsTo } from './levels.rules.js';
import { type StudyWishes, wantedDestinations, wantedLevels } from './personalSort.rules.js';
import { isOpenToVietnam } from './scholarshipFit.rules.js';

export type ScholarshipPart = 'NATIONALITY' | 'LEVEL' | 'CURRENT_LEVEL' | 'FIELD' | 'COUNTRY' | 'MARKS' | 'DEADLINE';

export type ScholarshipRequirement = Pick<RequirementLine, 'yours' | 'needed' | 'isThirdParty' | 'table'> & {
  readonly unit: RequirementLine['unit'] | 'DAYS';
  readonly part: ScholarshipPart;
  readonly outcome: 'MET' | 'NOT_MET' | 'UNKNOWN';
  /** Part of the grade is estimated. */
  readonly isPredicted: boolean;
  /** Who can make known what is unknown. */
  readonly missingFrom: 'STUDENT' | 'CATALOGUE' | null;
};

export type ScholarshipStudent = Pick<StudentFacts, 'schoolAverage' | 'degreeAverage' | 'currentLevel'> &
  Pick<StudyWishes, 'preferredCountries' | 'countryAbroad' | 'fieldOfStudy' | 'targetLevel' | 'studyLevelWanted'>;

export type ScholarshipFacts = Pick<
  ScholarshipData,
  'destinations' | 'eligibleNationalities' | 'eligibleLevels' | 'eligibleFields'
> & {
  readonly minimumGpa: MinimumAverage | null;
  /** The next closing day, or the last when all have passed; `daysLeft` is negative then. */
  readonly deadline: { readonly daysLeft: number; readonly isThirdParty: boolean } | null;
  /** The nationalities were read with somebody who repeats them. */
  readonly isNationalityThirdParty: boolean;
};

const of = (
  part: ScholarshipPart,
  outcome: ScholarshipRequirement['outcome'],
  details: Partial<ScholarshipRequirement> = {},
): ScholarshipRequirement => ({
  part,
  outcome,
  yours: null,
  needed: null,
  unit: null,
  isThirdParty: false,
  isPredicted: false,
  table: null,
  missingFrom: null,
  ...details,
});
const unknown = (part: ScholarshipPart, missingFrom: 'STUDENT' | 'CATALOGUE', details = {}): ScholarshipRequirement =>
  of(part, 'UNKNOWN', { missingFrom, ...details });

/** Of a citizen of Vietnam, for whom this site is made: no profile asks for a nationality. */
function nationality(facts: ScholarshipFacts): ScholarshipRequirement {
  const answer = isOpenToVietnam(facts);
  const isThirdParty = facts.isNationalityThirdParty;
  if (answer === 'UNKNOWN') return unknown('NATIONALITY', 'CATALOGUE', { isThirdParty });
  return of('NATIONALITY', answer === 'YES' ? 'MET' : 'NOT_MET', { isThirdParty });
}

/** The level that somebody wants, and, where it is one of those, whether what they study now leads to it. */
function levels(student: ScholarshipStudent, { eligibleLevels }: ScholarshipFacts): ScholarshipRequirement[] {
  if (!eligibleLevels) return [unknown('LEVEL', 'CATALOGUE')];
  const wanted = wantedLevels(student);
  const common = eligibleLevels.filter(level => wanted.length === 0 || wanted.includes(level));
  if (common.length === 0) return [of('LEVEL', 'NOT_MET')];
  const answers = common.map(level => leadsTo(student.currentLevel, level));
  const current = answers.includes('YES')
    ? of('CURRENT_LEVEL', 'MET')
    : answers.includes('DEPENDS')
      ? unknown('CURRENT_LEVEL', 'CATALOGUE')
      : answers.includes('UNKNOWN')
        ? unknown('CURRENT_LEVEL', 'STUDENT')
        : of('CURRENT_LEVEL', 'NOT_MET');
  return [wanted.length === 0 ? unknown('LEVEL', 'STUDENT') : of('LEVEL', 'MET'), current];
}

/** A limit that the source does not name is none. */
function field({ fieldOfStudy }: ScholarshipStudent, { eligibleFields }: ScholarshipFacts): ScholarshipRequirement[] {
  if (!eligibleFields) return [];
  if (!fieldOfStudy) return [unknown('FIELD', 'STUDENT')];
  return [of('FIELD', eligibleFields.includes(fieldOfStudy) ? 'MET' : 'NOT_MET')];
}

function country(student: ScholarshipStudent, { destinations }: ScholarshipFacts): ScholarshipRequirement {
  // Somebody who wants to go elsewhere alone has named countries, too.
  const hasNamed = Boolean(student.countryAbroad) || student.preferredCountries.length > 0;
  if (!hasNamed) return unknown('COUNTRY', 'STUDENT');
  const wanted = wantedDestinations(student);
  return of('COUNTRY', destinations.some(destination => wanted.includes(destination)) ? 'MET' : 'NOT_MET');
}

/** Of a degree where it supports what follows one alone; else of school, or of what there is. */
function averageFor(student: ScholarshipStudent, { eligibleLevels }: ScholarshipFacts) {
  const wanted = wantedLevels(student);
  const supported = eligibleLevels ?? wanted;
  const common = supported.filter(level => wanted.includes(level));
  const looked = common.length > 0 ? common : supported;
  const isAfterDegree = looked.length > 0 && looked.every(level => level !== 'UNDERGRADUATE');
  if (isAfterDegree) return student.degreeAverage;
  return looked.length === 0 ? (student.schoolAverage ?? student.degreeAverage) : student.schoolAverage;
}

/** By the rule by which programs compare averages. */
function marks(student: ScholarshipStudent, scholarship: ScholarshipFacts): ScholarshipRequirement {
  const { minimumGpa } = scholarship;
  const { yours, needed, unit, isThirdParty, table, isEstimated, outcome } = averageLine(
    averageFor(student, scholarship),
    minimumGpa ? [minimumGpa] : [],
  );
  const figures = { yours, needed, unit, isThirdParty, table, isPredicted: isEstimated };
  if (outcome === 'MET' || outcome === 'SHORT') return of('MARKS', outcome === 'MET' ? 'MET' : 'NOT_MET', figures);
  return unknown('MARKS', minimumGpa && outcome === 'UNKNOWN_YOURS' ? 'STUDENT' : 'CATALOGUE', figures);
}

function deadline({ deadline: next }: ScholarshipFacts): ScholarshipRequirement {
  if (!next) return unknown('DEADLINE', 'CATALOGUE');
  const { daysLeft, isThirdParty } = next;
  return of('DEADLINE', daysLeft >= 0 ? 'MET' : 'NOT_MET', {
    isThirdParty,
    ...(daysLeft >= 0 ? { yours: daysLeft, unit: 'DAYS' } : {}),
  });
}

export const scholarshipCheckOf = (
  student: ScholarshipStudent,
  scholarship: ScholarshipFacts,
): ScholarshipRequirement[] => [
  nationality(scholarship),
  ...levels(student, scholarship),
  ...field(student, scholarship),
  country(student, scholarship),
  marks(student, scholarship),
  deadline(scholarship),
];

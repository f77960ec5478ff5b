/** The six parts of the success prediction, each scored from 0 to 1 or unknown (domain rules 1f). */
import { GPA_SCALES, type GpaScale } from './account.values.js';
import { compareEnglish, compareEnglishLevel, validityOf } from './eligibility.english.rules.js';
import {
  type EligibilityPart,
  type EligibilityReason,
  GAP_STEPS,
  LONGEST_GAP_SCORE,
  type ProgramFacts,
  type StudentFacts,
  TIME_STEPS,
} from './eligibility.values.js';
import { defaultTable } from './grades/conversion.rules.js';
import type { NumberRow } from './grades/conversion.values.js';

export type PartResult = {
  /** Null is unknown. */
  readonly score: number | null;
  readonly reason: EligibilityReason;
};

type Known = Partial<EligibilityReason> & Pick<EligibilityReason, 'outcome'>;

/** What is not given does not apply. */
export const reasonOf = (part: EligibilityReason['part'], details: Known): EligibilityReason => ({
  part,
  yours: null,
  needed: null,
  unit: null,
  isThirdParty: false,
  isPredicted: false,
  table: null,
  isExpiring: false,
  missingFrom: null,
  ...details,
});

const known = (part: EligibilityPart, score: number, details: Known): PartResult => ({
  score,
  reason: reasonOf(part, details),
});

const unknown = (
  part: EligibilityPart,
  missingFrom: 'STUDENT' | 'CATALOGUE' | null,
  details: Partial<EligibilityReason> = {},
): PartResult => ({ ...known(part, 0, { outcome: 'UNKNOWN', missingFrom, ...details }), score: null });

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const tenPointTable = defaultTable('VN_TT22');
const tenPointRows = tenPointTable.rows.filter((row): row is NumberRow => 'from' in row);

/** A minimum on the scale of 4.0 as the lowest ten-point mark that reaches it; a student's figure as the highest that it is sure of. */
const tenOfFour = {
  minimum: (points: number): number | null => tenPointRows.findLast(row => row.points >= points)?.from ?? null,
  student: (points: number): number => tenPointRows.find(row => row.points <= points)?.from ?? 0,
};

/** Null where no sourced table compares the two scales: the weighted scale of 5.0 says nothing outside its own school. */
function onTen(side: 'minimum' | 'student', value: number, scale: GpaScale): number | null {
  if (scale === 'TEN') return value;
  if (scale === 'HUNDRED') return value / 10;
  return scale === 'FOUR' ? tenOfFour[side](value) : null;
}

export function academic(
  { gpa }: Pick<StudentFacts, 'gpa'>,
  { minimumGpa }: Pick<ProgramFacts, 'minimumGpa'>,
): PartResult {
  if (!minimumGpa) return unknown('ACADEMIC', 'CATALOGUE');
  const { isThirdParty } = minimumGpa;
  const needed = { needed: minimumGpa.value, unit: minimumGpa.scale, isThirdParty };
  if (!gpa) return unknown('ACADEMIC', 'STUDENT', needed);
  const marks = { yours: gpa.value, needed: minimumGpa.value, isThirdParty, isPredicted: gpa.isPredicted };
  if (gpa.scale === minimumGpa.scale) {
    const distance = ((gpa.value - minimumGpa.value) * GPA_SCALES.TEN.max) / GPA_SCALES[gpa.scale].max;
    const outcome = gpa.value >= minimumGpa.value ? 'MET' : 'SHORT';
    return known('ACADEMIC', clamp(0.5 + distance / 2), { outcome, ...marks, unit: gpa.scale });
  }
  const yours = onTen('student', gpa.value, gpa.scale);
  const wanted = onTen('minimum', minimumGpa.value, minimumGpa.scale);
  if (yours === null || wanted === null) return unknown('ACADEMIC', 'CATALOGUE', needed);
  const isByTable = gpa.scale === 'FOUR' || minimumGpa.scale === 'FOUR';
  return known('ACADEMIC', clamp(0.5 + (yours - wanted) / 2), {
    outcome: yours >= wanted ? 'MET' : 'SHORT',
    ...marks,
    yours,
    needed: wanted,
    unit: 'TEN',
    table: isByTable ? tenPointTable.id : 'tenths-of-hundred',
  });
}

export function english({ english: certificate }: StudentFacts, program: ProgramFacts): PartResult {
  const { englishLevel: level } = program;
  const [first] = program.englishMinimums;
  if (!program.isInEnglish || !(first ?? level)) return unknown('ENGLISH', 'CATALOGUE');
  const wanted = first
    ? { needed: first.overall, unit: first.test, isThirdParty: first.isThirdParty }
    : { isThirdParty: level?.isThirdParty ?? false };
  if (!certificate) return unknown('ENGLISH', 'STUDENT', wanted);
  const validity = validityOf(certificate, program.start);
  if (validity === 'EXPIRED') return unknown('ENGLISH', 'STUDENT', { ...wanted, isExpiring: true });
  const found =
    first || !level ? compareEnglish(certificate, program.englishMinimums) : compareEnglishLevel(certificate, level);
  if (!found) return unknown('ENGLISH', first ? 'STUDENT' : 'CATALOGUE', wanted);
  const { score, sections, ...figures } = found;
  const isMet = found.yours >= found.needed && sections !== 'FAILED';
  const outcome = isMet ? (sections === 'MET' ? 'MET' : 'PARTLY') : 'SHORT';
  return known('ENGLISH', score, { outcome, ...figures, isExpiring: validity === 'USUALLY_EXPIRED' });
}

export function prerequisites(_student: StudentFacts, { prerequisites: subjects }: ProgramFacts): PartResult {
  if (!subjects) return unknown('PREREQUISITES', 'CATALOGUE');
  const { met, required, isThirdParty } = subjects;
  const outcome = met >= required ? 'MET' : 'SHORT';
  const figures = { yours: met, needed: required, unit: 'SUBJECTS', isThirdParty } as const;
  return known('PREREQUISITES', required === 0 ? 1 : clamp(met / required), { outcome, ...figures });
}

export function funds({ budget, isBudgetWithoutRate }: StudentFacts, { yearlyCost }: ProgramFacts): PartResult {
  if (!yearlyCost) return unknown('FUNDS', 'CATALOGUE');
  const { amount, isThirdParty } = yearlyCost;
  if (budget === null) return unknown('FUNDS', isBudgetWithoutRate ? null : 'STUDENT', { isThirdParty });
  // Rounded: both were converted from other currencies.
  const share = amount === 0 ? 1 : Math.round((budget / amount) * 1e4) / 1e4;
  const outcome = share >= 1 ? 'MET' : 'SHORT';
  const figures = { yours: Math.min(share, 1), needed: 1, unit: 'SHARE_OF_BUDGET', isThirdParty } as const;
  return known('FUNDS', clamp((share - 0.5) / 0.5), { outcome, ...figures });
}

export function time(_student: StudentFacts, { deadline }: ProgramFacts): PartResult {
  if (!deadline || deadline.daysLeft < 0) return unknown('TIME', 'CATALOGUE');
  const { daysLeft, isThirdParty } = deadline;
  const score = TIME_STEPS.find(({ days }) => daysLeft >= days)?.score ?? 0;
  const figures = { yours: daysLeft, unit: 'DAYS', isThirdParty } as const;
  return known('TIME', score, { outcome: score >= 0.5 ? 'MET' : 'SHORT', ...figures });
}

export function gap({ gapYears }: StudentFacts): PartResult {
  if (gapYears === null) return unknown('GAP', 'STUDENT');
  const score = GAP_STEPS.find(({ years }) => gapYears <= years)?.score ?? LONGEST_GAP_SCORE;
  return known('GAP', score, { outcome: score >= 0.5 ? 'MET' : 'SHORT', yours: gapYears, unit: 'YEARS' });
}

/** What an application takes, compared with the profile. Pure; it judges nothing that the data cannot tell (domain rules 1d to 1f). */
import type { ENGLISH_TESTS, PROGRAM_LEVELS } from '../../../schema/rules/catalogue.values.js';
import { yearsLater } from '../../../schema/rules/days.rules.js';
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import type { RequirementKind, RequirementOutcome, RequirementReason } from '../../generated/resolvers.js';
import type { IntakeView } from './applications.intakes.js';
import type { InstitutionRecord, ProgramRecord, StudentCase } from './applications.ports.js';

type EnglishTest = (typeof ENGLISH_TESTS)[number];
type ProgramLevel = (typeof PROGRAM_LEVELS)[number];
type CurrencyCode = keyof typeof exchangeRates.rates;

export type Requirement = {
  kind: RequirementKind;
  outcome: RequirementOutcome;
  reason: RequirementReason;
  test?: EnglishTest;
  required?: number;
  actual?: number;
  currency?: CurrencyCode;
  text?: { vi: string; en: string };
};

export type RequirementSubject = {
  student: Pick<StudentCase, 'currentLevel' | 'englishCert' | 'budget' | 'needsGuardianConsent'>;
  institution: Pick<InstitutionRecord, 'englishMinimums' | 'admissionRequirements' | 'costOfLiving'>;
  /** Null for an application to an institution. */
  program: Pick<
    ProgramRecord,
    'level' | 'englishMinimums' | 'admissionRequirements' | 'firstYearTuition' | 'costOfLiving'
  > | null;
  intake: IntakeView | null;
};

/** TOEFL results are valid for two years; of other tests that is usual (domain rules 1d). */
const TEST_YEARS = 2;
const EXPIRING: readonly EnglishTest[] = ['TOEFL_IBT', 'TOEFL_IBT_2026'];

/** Whether somebody who studies or finished a level may enter a program of another; the rest is not enough. */
const ENOUGH: Record<ProgramLevel, readonly string[]> = {
  UNDERGRADUATE: ['UPPER_SECONDARY', 'DIPLOMA', 'BACHELOR', 'MASTER', 'PHD'],
  GRADUATE: ['BACHELOR', 'MASTER', 'PHD'],
  POSTGRADUATE: ['MASTER', 'PHD'],
};
const DEPENDS: Record<ProgramLevel, readonly string[]> = {
  UNDERGRADUATE: ['WORKING'],
  GRADUATE: ['DIPLOMA', 'WORKING'],
  POSTGRADUATE: ['BACHELOR', 'WORKING'],
};

const met = (kind: RequirementKind): Requirement => ({ kind, outcome: 'MET', reason: 'SATISFIED' });
const missing = (kind: RequirementKind, reason: RequirementReason): Requirement => ({
  kind,
  outcome: 'MISSING',
  reason,
});
const unknown = (kind: RequirementKind, reason: RequirementReason): Requirement => ({
  kind,
  outcome: 'UNKNOWN',
  reason,
});

function levelOf({ student: { currentLevel }, program }: RequirementSubject): Requirement[] {
  if (!program) return [];
  if (!currentLevel) return [unknown('LEVEL', 'NOT_IN_PROFILE')];
  if (ENOUGH[program.level].includes(currentLevel)) return [met('LEVEL')];
  if (DEPENDS[program.level].includes(currentLevel)) return [unknown('LEVEL', 'DEPENDS_ON_INSTITUTION')];
  return [missing('LEVEL', 'BELOW_MINIMUM')];
}

const expiresBefore = (takenOn: string | null | undefined, intake: IntakeView | null): boolean => {
  if (!takenOn || !intake) return false;
  const start = `${intake.year}-${String(intake.month).padStart(2, '0')}-01`;
  return yearsLater(takenOn, TEST_YEARS) < start;
};

function englishOf({ student, institution, program, intake }: RequirementSubject): Requirement {
  const own = program?.englishMinimums ?? [];
  const minimums = own.length > 0 ? own : institution.englishMinimums;
  const certificate = student.englishCert;
  if (minimums.length === 0) return unknown('ENGLISH', 'NOT_PUBLISHED');
  if (!certificate) {
    const [first] = minimums;
    const example = first ? { test: first.test, required: first.overall } : {};
    return { ...missing('ENGLISH', 'NOT_IN_PROFILE'), ...example };
  }
  const { test, overall, takenOn } = certificate;
  const minimum = minimums.find(candidate => candidate.test === test);
  if (!minimum) return { ...unknown('ENGLISH', 'OTHER_TEST'), test, actual: overall };
  const figures = { test, required: minimum.overall, actual: overall };
  if (overall < minimum.overall) return { ...missing('ENGLISH', 'BELOW_MINIMUM'), ...figures };
  if (expiresBefore(takenOn, intake)) {
    const outcome = EXPIRING.includes(test) ? missing : unknown;
    return { ...outcome('ENGLISH', 'EXPIRES_BEFORE_INTAKE'), ...figures };
  }
  const hasSections = [minimum.listening, minimum.reading, minimum.writing, minimum.speaking].some(
    section => section !== undefined && section !== null,
  );
  return { ...(hasSections ? unknown('ENGLISH', 'CHECK_SECTIONS') : met('ENGLISH')), ...figures };
}

function deadlineOf(intake: IntakeView | null): Requirement {
  if (intake?.deadline?.status === 'OPEN') return met('DEADLINE');
  if (intake?.deadline?.kind === 'EQUAL_CONSIDERATION') return unknown('DEADLINE', 'DEPENDS_ON_INSTITUTION');
  if (intake?.deadline) return missing('DEADLINE', 'CLOSED');
  return unknown('DEADLINE', 'NOT_PUBLISHED');
}

const rates: Readonly<Record<string, number>> = exchangeRates.rates;
const convert = (amount: number, from: string, to: string): number | null => {
  if (from === to) return amount;
  const [base, target] = [rates[from], rates[to]];
  return base === undefined || target === undefined ? null : (amount / base) * target;
};

function fundsOf({ student: { budget }, institution, program }: RequirementSubject): Requirement {
  const tuition = program?.firstYearTuition;
  const living = program?.costOfLiving ?? institution.costOfLiving;
  const livingAmount = tuition && living ? convert(living.amount, living.currency, tuition.currency) : null;
  if (!tuition || livingAmount === null) return unknown('FUNDS', 'NOT_PUBLISHED');
  const costs = { required: Math.round(tuition.amount + livingAmount), currency: tuition.currency };
  if (!budget) return { ...unknown('FUNDS', 'NOT_IN_PROFILE'), ...costs };
  const actual = convert(budget.amount, budget.currency, tuition.currency);
  if (actual === null) return { ...unknown('FUNDS', 'CANNOT_COMPARE'), ...costs };
  const figures = { ...costs, actual: Math.round(actual) };
  return { ...(actual >= costs.required ? met('FUNDS') : missing('FUNDS', 'BELOW_MINIMUM')), ...figures };
}

/** The program's own conditions, then those of the institution that hold for its level. */
const admissionOf = ({ institution, program }: RequirementSubject): Requirement[] =>
  [...(program?.admissionRequirements ?? []), ...institution.admissionRequirements]
    .filter(({ level }) => !level || !program || level === program.level)
    .map(({ text }) => ({ ...unknown('ADMISSION', 'CHECK_YOURSELF'), text }));

export const requirementsOf = (subject: RequirementSubject): Requirement[] => [
  ...(subject.student.needsGuardianConsent ? [missing('GUARDIAN_CONSENT', 'CONSENT_MISSING')] : []),
  deadlineOf(subject.intake),
  ...levelOf(subject),
  englishOf(subject),
  fundsOf(subject),
  ...admissionOf(subject),
];

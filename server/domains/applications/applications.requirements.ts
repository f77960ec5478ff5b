/** What an application takes, compared with the profile. Pure; it judges nothing that the data cannot tell (domain rules 1d to 1f). */
import {
  type CefrLevel,
  CURRENCIES,
  ENGLISH_SECTIONS,
  type ENGLISH_TESTS,
} from '../../../schema/rules/catalogue.values.js';
import { validityAt } from '../../../schema/rules/grades/englishConversion.rules.js';
import { englishMinimumsOf } from '../../../schema/rules/chance/asked.rules.js';
import { levelLine } from '../../../schema/rules/chance/level.rules.js';
import { diplomaEntriesOf } from '../../../schema/rules/diplomaRules/diplomaEntries.rules.js';
import { convertAmount, type Rates } from '../../../schema/rules/money.rules.js';
import type { RequirementKind, RequirementOutcome, RequirementReason } from '../../generated/resolvers.js';
import type { IntakeView } from './applications.intakes.js';
import type { FirstYearCost, InstitutionRecord, ProgramRecord, StudentCase } from './applications.ports.js';

type EnglishTest = (typeof ENGLISH_TESTS)[number];
type CurrencyCode = (typeof CURRENCIES)[number];

export type Requirement = {
  kind: RequirementKind;
  outcome: RequirementOutcome;
  reason: RequirementReason;
  test?: EnglishTest;
  level?: CefrLevel;
  required?: number;
  actual?: number;
  currency?: CurrencyCode;
  text?: { vi: string; en: string };
};

export type RequirementSubject = {
  /** In force now. */
  rates: Rates;
  student: Pick<StudentCase, 'currentLevel' | 'schoolDiploma' | 'englishCert' | 'budget' | 'needsGuardianConsent'>;
  institution: Pick<InstitutionRecord, 'destination' | 'diplomaEntries' | 'englishMinimums' | 'admissionRequirements'>;
  /** Null for an application to an institution. */
  program: Pick<
    ProgramRecord,
    'level' | 'award' | 'languages' | 'diplomaEntries' | 'englishMinimums' | 'languageLevels' | 'admissionRequirements'
  > | null;
  /** In Vietnam: rules of countries hold for a time. */
  today: string;
  /** As on the page of the program; null for an institution, and while the tuition is unknown. */
  firstYear: FirstYearCost | null;
  intake: IntakeView | null;
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

/** By the rule of the chance: what the diploma of school needs stands in words beside it. */
function levelOf({ student, program, institution, today }: RequirementSubject): Requirement[] {
  if (!program) return [];
  const { currentLevel = null, schoolDiploma = null } = student;
  if (!currentLevel) return [unknown('LEVEL', 'NOT_IN_PROFILE')];
  const entries = diplomaEntriesOf(program, institution, today);
  const { answer, from, diploma } = levelLine(
    { currentLevel, diploma: schoolDiploma },
    { level: program.level, diplomaEntries: entries.map(entry => ({ ...entry, isThirdParty: false })) },
  );
  const said = entries.find(entry => entry.from === from && entry.diploma === diploma);
  const words = said?.from === 'COUNTRY' ? said.rule.need : said?.stated.note;
  const text = words ? { text: words } : {};
  const answers = {
    OPEN: met('LEVEL'),
    DEPENDS: { ...unknown('LEVEL', 'DEPENDS_ON_INSTITUTION'), ...text },
    PATHWAY: { ...missing('LEVEL', 'PREPARATION_FIRST'), ...text },
    NO: { ...missing('LEVEL', 'BELOW_MINIMUM'), ...text },
  };
  return [answers[answer]];
}

/** An institution itself: only what it asks of every level is compared. */
const NO_PROGRAM = { level: null, languages: ['en'], englishMinimums: [] };

function englishOf({ student, institution, program, intake }: RequirementSubject): Requirement {
  const own = program?.englishMinimums ?? [];
  const certificate = student.englishCert;
  const level = program?.languageLevels?.find(({ language }) => language === 'en')?.level;
  // No table turns a level into a result of most tests: it is shown, not compared.
  if (own.length === 0 && level) return { ...unknown('ENGLISH', 'LEVEL_ONLY'), level };
  // As the chance does: sections of the institution count where the program names none.
  const minimums = englishMinimumsOf(program ?? NO_PROGRAM, institution, () => false);
  // Of which level of study the application is does not stand in it.
  const isByLevel = !program && institution.englishMinimums.some(({ levels }) => levels);
  if (minimums.length === 0) return unknown('ENGLISH', isByLevel ? 'CHECK_YOURSELF' : 'NOT_PUBLISHED');
  if (!certificate) {
    const [first] = minimums;
    const example = first ? { test: first.test, required: first.overall } : {};
    return { ...missing('ENGLISH', 'NOT_IN_PROFILE'), ...example };
  }
  const { test, overall, takenOn } = certificate;
  const minimum = minimums.find(candidate => candidate.test === test);
  if (!minimum) return { ...unknown('ENGLISH', isByLevel ? 'CHECK_YOURSELF' : 'OTHER_TEST'), test, actual: overall };
  const figures = { test, required: minimum.overall, actual: overall };
  if (overall < minimum.overall) return { ...missing('ENGLISH', 'BELOW_MINIMUM'), ...figures };
  const validity = intake && validityAt({ test, takenOn }, intake);
  if (validity === 'EXPIRED') return { ...missing('ENGLISH', 'EXPIRES_BEFORE_INTAKE'), ...figures };
  if (validity === 'USUALLY_EXPIRED') return { ...unknown('ENGLISH', 'EXPIRES_BEFORE_INTAKE'), ...figures };
  const sections = ENGLISH_SECTIONS.filter(section => typeof minimum[section] === 'number');
  const short = sections.find(section => (certificate[section] ?? Infinity) < (minimum[section] ?? 0));
  if (short)
    return {
      ...missing('ENGLISH', 'BELOW_MINIMUM'),
      test,
      required: minimum[short] ?? 0,
      actual: certificate[short] ?? 0,
    };
  const areEntered = sections.every(section => typeof certificate[section] === 'number');
  return { ...(areEntered ? met('ENGLISH') : unknown('ENGLISH', 'CHECK_SECTIONS')), ...figures };
}

function deadlineOf(intake: IntakeView | null): Requirement {
  if (intake?.deadline?.status === 'OPEN') return met('DEADLINE');
  if (intake?.deadline?.kind === 'EQUAL_CONSIDERATION') return unknown('DEADLINE', 'DEPENDS_ON_INSTITUTION');
  if (intake?.deadline) return missing('DEADLINE', 'CLOSED');
  return unknown('DEADLINE', 'NOT_PUBLISHED');
}

/** Against the total of the first year: a known part that is too much for the budget is enough to say so, an unknown one keeps from saying that it suffices. */
function fundsOf({ student: { budget }, firstYear, rates }: RequirementSubject): Requirement {
  const currency = firstYear && CURRENCIES.find(known => known === firstYear.currency);
  if (!firstYear || !currency) return unknown('FUNDS', 'NOT_PUBLISHED');
  const costs = { required: Math.round(firstYear.amount), currency };
  if (!budget) return { ...unknown('FUNDS', 'NOT_IN_PROFILE'), ...costs };
  const actual = convertAmount(budget.amount, budget.currency, currency, rates);
  if (actual === null) return { ...unknown('FUNDS', 'CANNOT_COMPARE'), ...costs };
  const figures = { ...costs, actual: Math.round(actual) };
  if (actual < costs.required) return { ...missing('FUNDS', 'BELOW_MINIMUM'), ...figures };
  return { ...(firstYear.hasLiving ? met('FUNDS') : unknown('FUNDS', 'NOT_PUBLISHED')), ...figures };
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

/** The chances of somebody in programs of the catalogue, by the one rule of schema/rules. */
import type { BudgetCurrency } from '../../../schema/rules/account.values.js';
import { chanceOf } from '../../../schema/rules/chance/chance.rules.js';
import type { Chance, StudentFacts } from '../../../schema/rules/chance/chance.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import {
  decidingEntries,
  diplomaEntriesOf,
  type StatedEntry,
} from '../../../schema/rules/diplomaRules/diplomaEntries.rules.js';
import { convertAmount } from '../../../schema/rules/money.rules.js';
import { type ScholarshipRequirement, scholarshipCheckOf } from '../../../schema/rules/scholarshipCheck.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { AppError } from '../../kernel/errors/AppError.js';
import {
  COMMON,
  programFactsOf,
  scholarshipFactsOf,
  scholarshipStudentOf,
  studentFactsOf,
} from './eligibility.facts.js';
import type { EligibilityPorts, InstitutionRecord, ProgramRecord, ScholarshipRecord } from './eligibility.ports.js';

/** As many as a page of a list shows at most. */
export const MAX_PROGRAMS = 50;

export type Student = {
  readonly facts: StudentFacts;
  readonly schoolEndYear: number | null;
  readonly budgetCurrency: BudgetCurrency | null;
};

export type JudgedChance = Chance & {
  /** What decides about the diploma: the program, its institution or the country says it. */
  readonly rule: StatedEntry | null;
  readonly askAt: string | null;
  readonly over: { amount: number; currency: BudgetCurrency } | null;
  readonly nextIntake: { year: number; month: number } | null;
};

type Deps = EligibilityPorts & { readonly clock: Clock };

export const createEligibilityService = (deps: Deps) => {
  const { studyWishesOf, gradesOf, openingOf, closingOf, isThirdParty, yearOfLiving, rates, clock } = deps;
  const today = (): string => dayInVietnam(clock());

  /** One read of the profile and one of the grade book. A session whose account was deleted is not valid. */
  const read = async (userId: string) => {
    const [profile, grades] = await Promise.all([studyWishesOf(userId), gradesOf(userId)]);
    if (!profile) throw new AppError('UNAUTHENTICATED');
    return { profile, grades };
  };

  /** In the currency of the budget, where families count. */
  const overBudget = ({ money }: Chance, { budgetCurrency }: Student): JudgedChance['over'] => {
    if (money.over === null || !budgetCurrency) return null;
    const amount = convertAmount(money.over, COMMON, budgetCurrency, rates());
    return amount === null ? null : { amount: Math.round(amount), currency: budgetCurrency };
  };

  const diplomaRulesOf = (program: ProgramRecord, institution: InstitutionRecord): StatedEntry[] =>
    decidingEntries(diplomaEntriesOf(program, institution, today()));

  return {
    studentOf: async (userId: string): Promise<Student> => {
      const { profile, grades } = await read(userId);
      return {
        facts: studentFactsOf(profile, grades, rates()),
        schoolEndYear: profile.schoolEndYear ?? null,
        budgetCurrency: profile.budget?.currency ?? null,
      };
    },

    checkScholarship: async (userId: string, scholarship: ScholarshipRecord): Promise<ScholarshipRequirement[]> => {
      const { profile, grades } = await read(userId);
      return scholarshipCheckOf(
        scholarshipStudentOf(profile, grades),
        scholarshipFactsOf(scholarship, { closingOf, isThirdParty }),
      );
    },

    judge: (student: Student, program: ProgramRecord, institution: InstitutionRecord): JudgedChance => {
      const { facts, schoolEndYear } = student;
      const ports = { openingOf, isThirdParty, yearOfLiving, rates: rates(), today: today(), schoolEndYear };
      const chance = chanceOf(facts, programFactsOf(program, institution, ports), ports.today);
      const { level, isClosed } = chance;
      const rule = diplomaRulesOf(program, institution).find(
        ({ diploma, from }) => diploma === level.diploma && from === level.from,
      );
      return {
        ...chance,
        rule: rule ?? null,
        askAt: program.website ?? institution.website ?? null,
        over: overBudget(chance, student),
        nextIntake: isClosed ? openingOf(program, schoolEndYear).expected : null,
      };
    },

    diplomaRulesOf,

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

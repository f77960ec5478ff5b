/**
 * The limits that a judged query says, as predicates over facts of an entry: `fee=-300e6VND`, `english=IELTS:6.5`, `months=7-12`, `month=9`. An entry that
 * breaks one is wrong; one that lacks the figure may still fit, so it gets grade 1 at most.
 */
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { acceptedEnglish } from '../../../schema/rules/englishMinimums.rules.js';
import { convertAmount } from '../../../schema/rules/money.rules.js';
import { intakeStatusOf, upcomingIntakes } from '../../domains/catalogue/catalogue.facts.js';
import type { Starter } from '../../domains/catalogue/catalogue.starter.js';
import type { IntakeRecord } from '../../domains/catalogue/catalogue.records.js';
import type { Rule } from './rule.js';

type Institution = Starter['institutions'][number];
type Program = Starter['programs'][number];

const FITS = 3;
const UNKNOWN = 1;
const BREAKS = 0;
const gradeOf = (holds: boolean | undefined): number => (holds === undefined ? UNKNOWN : holds ? FITS : BREAKS);

const RANGE = /^(\d[\d.]*(?:e\d+)?)?-(\d[\d.]*(?:e\d+)?)?([A-Z]{3})?$/;

function isWithin(value: number, range: string, currency?: string): boolean {
  const [, min, max, of = currency] = RANGE.exec(range) ?? [];
  const amount = currency && of ? (convertAmount(value, currency, of, exchangeRates.rates) ?? NaN) : value;
  return amount >= Number(min ?? -Infinity) && amount <= Number(max ?? Infinity);
}

const gradeFee = (range: string, { firstYearTuition: fee }: Program): number =>
  gradeOf(fee && isWithin(fee.amount, range, fee.currency));

type Minimums = ReturnType<typeof acceptedEnglish>;
function gradeEnglish(wanted: string, accepted: Minimums): number {
  const [test, score] = wanted.split(':');
  const minimums = accepted.filter(minimum => minimum.test === test).map(({ overall }) => overall);
  return gradeOf(minimums.length === 0 ? undefined : Math.min(...minimums) <= Number(score));
}

/** Some test but the named one is accepted. */
const gradeOtherTest = (test: string, accepted: Minimums): number =>
  gradeOf(accepted.length === 0 ? undefined : accepted.some(minimum => minimum.test !== test));

const gradeTest = (test: string, accepted: Minimums): number =>
  gradeOf(accepted.length === 0 ? undefined : accepted.some(minimum => minimum.test === test));

function gradeIntake({ month, open }: Rule, { intakes }: Program, at: Date): number {
  const upcoming = upcomingIntakes(intakes as IntakeRecord[], at);
  if (upcoming.length === 0) return UNKNOWN;
  const months = month?.split('|').map(Number);
  const fitting = upcoming.filter(intake => !months || months.includes(intake.month));
  if (open === undefined) return gradeOf(fitting.length > 0);
  const statuses = fitting.map(intake => intakeStatusOf(intake, at));
  return statuses.includes('OPEN') ? FITS : statuses.includes('LIKELY_OPEN') ? UNKNOWN : BREAKS;
}

const OWN_FEATURES: Record<string, 'postGraduationPermit' | 'coopInternship' | undefined> = {
  POST_GRADUATION_PERMIT: 'postGraduationPermit',
  COOP_INTERNSHIP: 'coopInternship',
};
const ofInstitution = (feature: string, { features = [] }: Institution): boolean | undefined =>
  features.find(known => known.feature === feature)?.value;

export const gradeFeature = (feature: string, institution: Institution, program?: Program): number => {
  const own = OWN_FEATURES[feature];
  return gradeOf((own && program?.[own]?.value) ?? ofInstitution(feature, institution));
};

const PATHWAY = /foundation|pathway|studienkolleg|preparatory|dự bị/i;
const gradePathway = (program: Program, institution: Institution): number => {
  const stated = [...(program.admissionRequirements ?? []), ...(institution.admissionRequirements ?? [])];
  const entries = [...(program.diplomaEntries ?? []), ...(institution.diplomaEntries ?? [])];
  const isStated =
    stated.some(({ text }) => PATHWAY.test(`${text.vi} ${text.en}`)) ||
    entries.some(({ answer }) => answer === 'PATHWAY');
  return gradeOf(program.level === 'UNDERGRADUATE' && (isStated || PATHWAY.test(program.title)));
};

/** The weakest grade of the limits that a rule says of a program. */
export function gradeProgramLimits(
  rule: Rule,
  program: Program,
  { institution, at }: { institution: Institution; at: Date },
): number {
  const { fee, english, other, takes, months, feature, pathway } = rule;
  const accepted = acceptedEnglish(program, institution);
  return Math.min(
    FITS,
    ...(fee === undefined ? [] : [gradeFee(fee, program)]),
    ...(english === undefined ? [] : [gradeEnglish(english, accepted)]),
    ...(other === undefined ? [] : [gradeOtherTest(other, accepted)]),
    ...(takes === undefined ? [] : [gradeTest(takes, accepted)]),
    ...(months === undefined ? [] : [gradeOf(program.duration && isWithin(program.duration.value, months))]),
    ...(rule['month'] === undefined && rule['open'] === undefined ? [] : [gradeIntake(rule, program, at)]),
    ...(feature === undefined ? [] : [gradeFeature(feature, institution, program)]),
    ...(pathway === undefined ? [] : [gradePathway(program, institution)]),
  );
}

/** `cheap`: of the programs that fit otherwise, the cheapest third of those with a price keeps its grade. */
export function gradeCheapness(grades: ReadonlyMap<Program, number>): Map<Program, number> {
  const inDollars = ({ firstYearTuition: fee }: Program): number =>
    fee ? (convertAmount(fee.amount, fee.currency, 'USD', exchangeRates.rates) ?? Infinity) : Infinity;
  const priced = [...grades]
    .filter(([program, grade]) => grade >= 2 && inDollars(program) < Infinity)
    .toSorted(([a], [b]) => inDollars(a) - inDollars(b));
  const place = new Map(priced.map(([program], number) => [program, number]));
  const third = Math.max(3, Math.ceil(priced.length / 3));
  return new Map(
    [...grades].map(([program, grade]) => {
      const own = place.get(program);
      return [program, Math.min(grade, own === undefined ? 1 : own < third ? 3 : own < 2 * third ? 2 : 1)];
    }),
  );
}

/** What a grade book comes to: the figures of each year and of all of them. One pure function, run in the browser and by `estimateGpa` alike. */
import { meanOf } from './averages.rules.js';
import { classify22, type Title22, title22, TITLE_MARK, type Verdict22 } from './circular22.rules.js';
import { classify58, type Verdict58 } from './circular58.rules.js';
import { type Converted, convertMarks, type Spread, spreadOf } from './conversion.rules.js';
import { type Basis, basisOfAll } from './estimates.rules.js';
import {
  ACADEMIC_SYSTEMS,
  type AcademicSystem,
  type GradeBook,
  type GradeLevel,
  type GradeYear,
  hasAnyMark,
  isVietnamese,
} from './gradeBook.values.js';
import { figuresOfAll, figuresOfYear, type GradeFigures } from './gradeFigures.rules.js';
import { basisOf, type SubjectResult, subjectResultsOf } from './subjectResults.rules.js';

/** A reference figure: neither the school nor a circular makes it (Circular 58 does, for its own bands). In hundredths of the scale. */
export type SchoolGpa = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly basis: Basis;
  /** Scored subjects in it, and how many of them are marks alone. */
  readonly subjectCount: number;
  readonly actualCount: number;
};

export type Classification = {
  readonly circular: 'TT22' | 'TT58';
  readonly verdict: Verdict22 | Verdict58;
  /** Code of the one subject for which the level was raised. */
  readonly raisedFor: string | null;
  /** Some marks of the year are still to come: the level may change. */
  readonly isProvisional: boolean;
  /** Of Circular 22, if conduct is rated Tốt; null while a result of the year is missing, as titles are made of marks alone. */
  readonly title: Title22 | null;
  /** Of Circular 22 while results are missing: so many subjects would count for the highest title if the estimates came true. */
  readonly expectedBest: number | null;
};

export type YearResult = {
  readonly level: GradeLevel;
  readonly system: AcademicSystem;
  /** Not one mark was entered: every figure is projected, and none counts in the whole. */
  readonly isEmpty: boolean;
  readonly subjects: readonly SubjectResult[];
  /** Null for letters, and when nothing is known. */
  readonly school: SchoolGpa | null;
  /** By each table of the system, the default first. */
  readonly converted: readonly Converted[];
  readonly spread: Spread | null;
  readonly classification: Classification | null;
  /** With their ranges; the German mark is of the ten-point scale alone. */
  readonly figures: GradeFigures;
};

const scoredOf = (results: readonly SubjectResult[]) =>
  results.flatMap(result => (result.final ? [{ ...result, final: result.final }] : []));

function schoolGpa(system: AcademicSystem, results: readonly SubjectResult[]): SchoolGpa | null {
  const scale = ACADEMIC_SYSTEMS[system];
  if (scale.kind === 'LETTER') return null;
  const finals = scoredOf(results).map(({ final }) => final);
  const factor = 100 / 10 ** scale.decimals;
  const mean = (stepsOf: (final: (typeof finals)[number]) => number) => meanOf(finals.map(stepsOf), factor);
  const [value, low, high] = [mean(({ steps }) => steps), mean(final => final.low), mean(final => final.high)];
  if (value === null || low === null || high === null) return null;
  const actualCount = finals.filter(({ basis }) => basis === 'ACTUAL').length;
  return { value, low, high, basis: basisOf(results), subjectCount: finals.length, actualCount };
}

function classificationOf({ system }: GradeYear, results: readonly SubjectResult[]): Classification | null {
  if (!isVietnamese(system)) return null;
  // A level is made of marks alone: what is estimated could give a wrong one.
  const scored = results.filter(({ final }) => final?.basis === 'ACTUAL');
  const remarks = results.filter(({ isPassed }) => isPassed !== null);
  const outcome = {
    scored: scored.map(({ final }) => final?.steps ?? 0),
    remarks: remarks.map(({ isPassed }) => isPassed === true),
  };
  const averageOf = (code: string): number | null =>
    scored.find(({ subject }) => subject.subject === code)?.final?.steps ?? null;
  const verdict =
    system === 'VN_TT22'
      ? classify22(outcome)
      : classify58({ ...outcome, key: ['MATH', 'LITERATURE', 'FOREIGN_LANGUAGE'].map(averageOf) });
  const cause = verdict.kind === 'LEVEL' ? verdict.raisedFor : null;
  const lowered = cause && (cause.group === 'scored' ? scored : remarks)[cause.place];
  const isProvisional = results.some(({ subject, final, isPassed }) =>
    subject.isRemark ? isPassed === null : final !== null && final.basis !== 'ACTUAL',
  );
  const isOf22 = system === 'VN_TT22';
  const hasTitle = isOf22 && !isProvisional && verdict.kind === 'LEVEL' && verdict.level === 'TOT';
  return {
    circular: system === 'VN_TT22' ? 'TT22' : 'TT58',
    verdict,
    raisedFor: lowered ? (lowered.subject.name ?? lowered.subject.subject) : null,
    isProvisional,
    title: hasTitle ? title22({ level: 'TOT', conduct: 'TOT', scored: outcome.scored }) : null,
    expectedBest:
      isOf22 && isProvisional ? scoredOf(results).filter(({ final }) => final.steps >= TITLE_MARK).length : null,
  };
}

/** By the tables that hold on the day. */
export function yearResultOf(year: GradeYear, book: GradeBook, day: string): YearResult {
  const { system } = year;
  const subjects = subjectResultsOf(year, book);
  const school = schoolGpa(system, subjects);
  const marks = scoredOf(subjects).map(({ final, subject: { weighting } }) => ({ ...final, weighting }));
  const converted = convertMarks(system, marks, day);
  return {
    level: year.level,
    system,
    isEmpty: !year.subjects.some(hasAnyMark),
    subjects,
    school,
    converted,
    spread: spreadOf(converted),
    classification: classificationOf(year, subjects),
    figures: figuresOfYear({ system, marks, school, converted, basis: basisOf(subjects), day }),
  };
}

/** All years together: the mean of the years, because each has subjects of its own. */
export type Overall = {
  readonly levels: readonly GradeLevel[];
  /** Null when the years are marked in different ways. */
  readonly school: Pick<SchoolGpa, 'value' | 'low' | 'high'> | null;
  /** By the default table of each year. */
  readonly points: number | null;
  readonly weighted: number | null;
  readonly spread: Spread | null;
  readonly basis: Basis;
  /** With their ranges; a figure that not every year has is null. */
  readonly figures: GradeFigures;
};

export type GradeResults = { readonly years: readonly YearResult[]; readonly overall: Overall | null };

const UPPER_SECONDARY = 10;

/** Institutions abroad ask for upper secondary school; earlier years stand in only while there is none of it. */
function countedYears(years: readonly YearResult[]): YearResult[] {
  const known = years.filter(({ isEmpty, converted }) => !isEmpty && converted.length > 0);
  const upper = known.filter(({ level }) => level >= UPPER_SECONDARY);
  return upper.length > 0 ? upper : known;
}

function overallOf(years: readonly YearResult[]): Overall | null {
  const counted = countedYears(years);
  const [first] = counted;
  if (!first) return null;
  const isOneSystem = counted.every(({ system }) => ACADEMIC_SYSTEMS[system] === ACADEMIC_SYSTEMS[first.system]);
  const schools = counted.flatMap(({ school }) => (school ? [school] : []));
  const mean = (numbers: readonly (number | undefined)[]) => meanOf(numbers.filter(number => number !== undefined));
  const [value, low, high] = [
    mean(schools.map(school => school.value)),
    mean(schools.map(school => school.low)),
    mean(schools.map(school => school.high)),
  ];
  const [lowest, highest] = [
    mean(counted.map(({ spread }) => spread?.lowest)),
    mean(counted.map(({ spread }) => spread?.highest)),
  ];
  return {
    levels: counted.map(({ level }) => level),
    school: isOneSystem && value !== null && low !== null && high !== null ? { value, low, high } : null,
    points: mean(counted.map(({ converted }) => converted[0]?.points)),
    weighted: mean(counted.map(({ converted }) => converted[0]?.weighted)),
    spread: lowest === null || highest === null ? null : { lowest, highest },
    basis: basisOfAll(counted.map(({ subjects }) => basisOf(subjects))),
    figures: figuresOfAll(
      counted.map(({ figures }) => figures),
      isOneSystem,
    ),
  };
}

/** By the tables that hold on the day. */
export function gradeResultsOf(book: GradeBook, day: string): GradeResults {
  const years = book.years
    .toSorted((left, right) => left.level - right.level)
    .map(year => yearResultOf(year, book, day));
  return { years, overall: overallOf(years) };
}

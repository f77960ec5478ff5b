/** Result of each subject in each year of a grade book: entered, made from its terms, or estimated from what else is known, always marked as such. */
import { meanOf, yearFromTerms } from './averages.rules.js';
import {
  type Basis,
  basisOfAll,
  type BothTerms,
  firstTermFrom,
  fromYearsBefore,
  rangeOf,
  secondTermFrom,
  YEARS_BACK,
} from './estimates.rules.js';
import {
  type AcademicSystem,
  type GradeBook,
  type GradeLevel,
  type GradeSubject,
  type GradeYear,
  hasAnyMark,
  isVietnamese,
  markOf,
  subjectKey,
} from './gradeBook.values.js';
import { readMark } from './marks.rules.js';
import { PARENT_SUBJECTS, subjectListOf } from './subjects.values.js';

/** How a result came about: for the sentence that explains it. */
export type Origin =
  | 'ENTERED'
  | 'FROM_TERMS'
  | 'TERM_ESTIMATED'
  | 'KNOWN_TERMS'
  | 'YEARS_BEFORE'
  | 'PARENT_SUBJECT'
  | 'ALL_SUBJECTS';

export type Figure = {
  /** Whole steps of the scale of the year. */
  readonly steps: number;
  readonly basis: Basis;
  readonly low: number;
  readonly high: number;
  readonly origin: Origin;
};

export type TermFigure = { readonly term: number; readonly steps: number; readonly basis: Basis };

export type SubjectResult = {
  readonly subject: GradeSubject;
  readonly terms: readonly TermFigure[];
  /** Null when nothing says anything about it, and for remark subjects. */
  readonly final: Figure | null;
  /** Of remark subjects: null until it is known. */
  readonly isPassed: boolean | null;
};

const stepsIn = (system: AcademicSystem, subject: GradeSubject, term: number | null): number | null => {
  const read = readMark(system, false, markOf(subject, term));
  return read.kind === 'MARK' ? read.steps : null;
};

/** What is known of a scored subject in a year, before anything is estimated. */
export type Known = {
  readonly level: GradeLevel;
  readonly terms: readonly (number | null)[];
  readonly final: number | null;
};

const isTwoSemesters = ({ system, termCount }: GradeYear): boolean => isVietnamese(system) && termCount === 2;

export function knownOf(year: GradeYear, subject: GradeSubject): Known {
  const terms = Array.from({ length: year.termCount }, (_, place) => stepsIn(year.system, subject, place + 1));
  const entered = stepsIn(year.system, subject, null);
  const all = terms.filter(steps => steps !== null);
  const made =
    all.length === year.termCount && year.system !== 'A_LEVEL' ? yearFromTerms(all, isTwoSemesters(year)) : null;
  return { level: year.level, terms, final: entered ?? made };
}

/** Known results of earlier years by subject, of the ten-point scale alone, earliest first. */
export type History = (keys: readonly string[], level: GradeLevel) => Known[];

export const historyIn =
  ({ years }: GradeBook): History =>
  (keys, level) =>
    years
      .filter(year => isVietnamese(year.system) && year.level < level && year.level >= level - YEARS_BACK)
      .toSorted((left, right) => left.level - right.level)
      .flatMap(year =>
        year.subjects
          .filter(subject => !subject.isRemark && keys.includes(subjectKey(subject)))
          .map(subject => knownOf(year, subject)),
      );

const bothTermsOf = (history: readonly Known[]): BothTerms[] =>
  history.flatMap(({ terms: [first, second], terms }) =>
    terms.length === 2 && typeof first === 'number' && typeof second === 'number' ? [{ first, second }] : [],
  );

const averagesOf = (history: readonly Known[]): number[] =>
  history.flatMap(({ final }) => (final === null ? [] : [final]));

const figure = (steps: number, basis: Basis, origin: Origin): Figure => ({
  steps,
  basis,
  origin,
  ...rangeOf(steps, basis),
});
const exactly = (steps: number, origin: Origin, basis: Basis = 'ACTUAL'): Figure => ({
  steps,
  basis,
  origin,
  low: steps,
  high: steps,
});

const actualTerms = ({ terms }: Known): TermFigure[] =>
  terms.flatMap((steps, place) => (steps === null ? [] : [{ term: place + 1, steps, basis: 'ACTUAL' as const }]));

type Result = Pick<SubjectResult, 'terms' | 'final'>;

/** One of two semesters is missing: it follows the other as it did in the years before. */
function fromOneSemester(known: Known, history: readonly Known[]): Result | null {
  const [first, second] = known.terms;
  const both = bothTermsOf(history);
  const pair =
    typeof first === 'number'
      ? { first, second: secondTermFrom(first, both), estimated: 2 }
      : typeof second === 'number'
        ? { first: firstTermFrom(second, both), second, estimated: 1 }
        : null;
  if (!pair) return null;
  const terms = [pair.first, pair.second].map((steps, place): TermFigure => ({
    term: place + 1,
    steps,
    basis: place + 1 === pair.estimated ? 'PARTIAL' : 'ACTUAL',
  }));
  return { terms, final: figure(yearFromTerms([pair.first, pair.second], true), 'PARTIAL', 'TERM_ESTIMATED') };
}

/** Nothing of the year is known: its own years before, else those of the subject it comes from, else what all subjects have. */
function fromElsewhere(subject: GradeSubject, level: GradeLevel, history: History, ofAll: number | null): Result {
  const key = subjectKey(subject);
  const own = fromYearsBefore(averagesOf(history([key], level)));
  if (own !== null) return { terms: [], final: figure(own, 'PROJECTED', 'YEARS_BEFORE') };
  const parent = PARENT_SUBJECTS[key];
  const inherited = parent === undefined ? null : fromYearsBefore(averagesOf(history([parent], level)));
  if (inherited !== null) return { terms: [], final: figure(inherited, 'PROJECTED', 'PARENT_SUBJECT') };
  return { terms: [], final: ofAll === null ? null : figure(ofAll, 'PROJECTED', 'ALL_SUBJECTS') };
}

function resultOf(year: GradeYear, subject: GradeSubject, history: History, ofAll: number | null): Result {
  const known = knownOf(year, subject);
  if (known.final !== null) {
    const origin = stepsIn(year.system, subject, null) === null ? 'FROM_TERMS' : 'ENTERED';
    return { terms: actualTerms(known), final: exactly(known.final, origin) };
  }
  const terms = actualTerms(known);
  if (isTwoSemesters(year) && terms.length > 0) {
    const own = history([subjectKey(subject)], year.level);
    return fromOneSemester(known, own) ?? { terms, final: null };
  }
  // No rule says how terms of other systems follow each other: the known ones stand for the year.
  const mean = year.system === 'A_LEVEL' ? null : meanOf(terms.map(({ steps }) => steps));
  if (mean !== null)
    return {
      terms,
      final: isVietnamese(year.system)
        ? figure(mean, 'PARTIAL', 'KNOWN_TERMS')
        : exactly(mean, 'KNOWN_TERMS', 'PARTIAL'),
    };
  return isVietnamese(year.system) ? fromElsewhere(subject, year.level, history, ofAll) : { terms, final: null };
}

const CHOSEN_IN_UPPER_SECONDARY = 4;

/**
 * Whether the student takes a subject of which the year has no mark: a compulsory one, one taken the year before, or one of four that were chosen. Until
 * then all that a school may offer stand in the list, and nothing is estimated of them.
 */
function isTaken(year: GradeYear, subject: GradeSubject, history: History): boolean {
  const { compulsory } = subjectListOf(year.system, year.level);
  if (compulsory.includes(subject.subject) || hasAnyMark(subject)) return true;
  const chosen = year.subjects.filter(other => !other.isRemark && !compulsory.includes(other.subject));
  return (
    chosen.length <= CHOSEN_IN_UPPER_SECONDARY || averagesOf(history([subjectKey(subject)], year.level)).length > 0
  );
}

/** Mean of all scored subjects that are known: of the year itself, else of the latest year before it. */
function meanOfAll(year: GradeYear, book: GradeBook): number | null {
  const scoredOf = ({ subjects }: GradeYear) => subjects.filter(({ isRemark }) => !isRemark);
  const candidates = [...book.years]
    .filter(({ system, level }) => isVietnamese(system) && level <= year.level && level >= year.level - YEARS_BACK)
    .toSorted((left, right) => right.level - left.level);
  for (const candidate of candidates) {
    const mean = meanOf(averagesOf(scoredOf(candidate).map(subject => knownOf(candidate, subject))));
    if (mean !== null) return mean;
  }
  return null;
}

export function subjectResultsOf(year: GradeYear, book: GradeBook): SubjectResult[] {
  const history = historyIn(book);
  const ofAll = isVietnamese(year.system) ? meanOfAll(year, book) : null;
  return year.subjects.map(subject => {
    if (!subject.isRemark) {
      const result = isTaken(year, subject, history)
        ? resultOf(year, subject, history, ofAll)
        : { terms: [], final: null };
      return { subject, isPassed: null, ...result };
    }
    return { subject, terms: [], final: null, isPassed: remarkOf(year, subject) };
  });
}

/** The remark of the year, else that of its last term: as the school decides it. */
function remarkOf(year: GradeYear, subject: GradeSubject): boolean | null {
  const read = [null, year.termCount].map(term => readMark(year.system, true, markOf(subject, term)));
  const known = read.find(({ kind }) => kind === 'REMARK');
  return known?.kind === 'REMARK' ? known.value === 'PASSED' : null;
}

export const basisOf = (results: readonly SubjectResult[]): Basis =>
  basisOfAll(results.flatMap(({ final }) => (final ? [final.basis] : [])));

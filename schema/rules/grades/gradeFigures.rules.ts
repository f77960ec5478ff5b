/**
 * Each figure of a grade book with the range in which it may lie and whether it is an estimate: because marks are missing, or because no table is official.
 * All in hundredths of the scale.
 */
import { meanOf } from './averages.rules.js';
import { type Converted, germanMark, pointsOf, tablesFor, weightedPoints } from './conversion.rules.js';
import { type Basis, basisOfAll } from './estimates.rules.js';
import { type AcademicSystem, isVietnamese, type Weighting } from './gradeBook.values.js';

export type GradeFigure = {
  readonly value: number;
  /** Estimated marks at the lower end of their ranges, by the table that gives least. */
  readonly lowest: number;
  /** Estimated marks at the upper end of their ranges, by the table that gives most. */
  readonly highest: number;
  /** How sure the marks are that it is made of. */
  readonly basis: Basis;
  /** The conversion is an estimate, however sure the marks are. */
  readonly isApproximate: boolean;
};

/** On the scale of the school, on 4.0, weighted on 5.0, and as a German mark, of which 1.0 is the best. */
export type GradeFigures = {
  readonly school: GradeFigure | null;
  readonly four: GradeFigure | null;
  readonly weighted: GradeFigure | null;
  readonly german: GradeFigure | null;
};

/** Such a figure carries a mark of estimation wherever it is shown. */
export const isEstimated = ({ basis, isApproximate }: Pick<GradeFigure, 'basis' | 'isApproximate'>): boolean =>
  basis !== 'ACTUAL' || isApproximate;

/** A result of a subject with the ends of its range, in steps of its scale. */
export type RangedMark = {
  readonly steps: number;
  readonly low: number;
  readonly high: number;
  readonly weighting: Weighting;
};
/** The mean of the year with its range, in hundredths. */
type SchoolMean = { readonly value: number; readonly low: number; readonly high: number };

/** Worst German mark: not passed. The formula says nothing of marks below the lowest pass. */
const GERMAN_WORST = 500;

type Year = {
  readonly system: AcademicSystem;
  readonly marks: readonly RangedMark[];
  readonly school: SchoolMean | null;
  /** By each table, the default first. */
  readonly converted: readonly Converted[];
  readonly basis: Basis;
  readonly day: string;
};

/** Means of both ends by every table. */
function endsOf({ system, marks, day }: Year, weigh: (points: number, weighting: Weighting) => number): number[] {
  return tablesFor(system, day).flatMap(table =>
    (['low', 'high'] as const).flatMap(
      end => meanOf(marks.map(mark => weigh(pointsOf(system, mark[end], table), mark.weighting))) ?? [],
    ),
  );
}

export function figuresOfYear(year: Year): GradeFigures {
  const { system, school, converted, basis, day } = year;
  const [first] = converted;
  const isApproximate = !tablesFor(system, day).every(({ isExact }) => isExact);
  const ranged = (value: number, ends: readonly number[]): GradeFigure => ({
    value,
    lowest: Math.min(...ends),
    highest: Math.max(...ends),
    basis,
    isApproximate,
  });
  const german = school && isVietnamese(system) ? germanMark(school.value, day) : null;
  return {
    school: school && { value: school.value, lowest: school.low, highest: school.high, basis, isApproximate: false },
    four: first
      ? ranged(
          first.points,
          endsOf(year, points => points),
        )
      : null,
    weighted: first
      ? ranged(
          first.weighted,
          endsOf(year, (points, weighting) => weightedPoints(points, weighting, day)),
        )
      : null,
    german:
      school && german !== null
        ? ranged(german, [germanMark(school.high, day) ?? german, germanMark(school.low, day) ?? GERMAN_WORST])
        : null,
  };
}

/** Mean of the years; null where a year lacks the figure, but for the scales to which every year is converted. */
export function figuresOfAll(years: readonly GradeFigures[], isOneSystem: boolean): GradeFigures {
  const meanFigure = (name: keyof GradeFigures): GradeFigure | null => {
    const figures = years.flatMap(year => year[name] ?? []);
    const mean = (end: 'value' | 'lowest' | 'highest') => meanOf(figures.map(figure => figure[end]));
    const [value, lowest, highest] = [mean('value'), mean('lowest'), mean('highest')];
    if (value === null || lowest === null || highest === null || figures.length < years.length) return null;
    const isApproximate = figures.some(figure => figure.isApproximate);
    return { value, lowest, highest, basis: basisOfAll(figures.map(({ basis }) => basis)), isApproximate };
  };
  return {
    school: isOneSystem ? meanFigure('school') : null,
    four: meanFigure('four'),
    weighted: meanFigure('weighted'),
    german: meanFigure('german'),
  };
}

/** Converts marks by the tables of conversion.values.ts. Everything is whole: marks in steps of their scale, points in hundredths. */
import { divideHalfUp, meanOf } from './averages.rules.js';
import { CONVERSION_TABLES, type ConversionTable, type LetterRow, type NumberRow } from './conversion.values.js';
import { ACADEMIC_SYSTEMS, type AcademicSystem, type Weighting, WEIGHTINGS } from './gradeBook.values.js';

const hundredths = (printed: number): number => Math.round(printed * 100);

/** Default first. */
export const tablesFor = (system: AcademicSystem): ConversionTable[] =>
  CONVERSION_TABLES.filter(({ systems }) => systems.includes(system)).toSorted(
    (left, right) => Number(right.isDefault) - Number(left.isDefault),
  );

export const defaultTable = (system: AcademicSystem): ConversionTable => {
  const [first] = tablesFor(system);
  if (!first) throw new Error(`No table for ${system}`);
  return first;
};

const isLetterRow = (row: NumberRow | LetterRow): row is LetterRow => 'mark' in row;
const isNumberRow = (row: NumberRow | LetterRow): row is NumberRow => !isLetterRow(row);

/** Points of a number, both in hundredths. */
function pointsOfNumber(mark: number, rows: readonly NumberRow[], decimals: 1 | 2): number {
  const row = rows.find(({ from }) => mark >= hundredths(from));
  if (!row) return 0;
  const points = hundredths(row.points);
  if (row.to === undefined || row.pointsTo === undefined) return points;
  const [from, to, last] = [hundredths(row.from), hundredths(row.to), hundredths(row.pointsTo)];
  // Between the end of one range and the beginning of the next the points stay.
  const within = Math.min(mark, to);
  const grain = decimals === 1 ? 10 : 1;
  return divideHalfUp(points * (to - from) + (within - from) * (last - points), (to - from) * grain) * grain;
}

/**
 * Inverse of the modified Bavarian formula: a German mark on the ten-point scale, in hundredths, from which the tables go on. Best 10, lowest pass 5.
 */
const tenPointOf = (germanTenths: number): number => divideHalfUp(3500 - 50 * germanTenths, 3);

/** Points on the scale of 4.0 in hundredths. */
export function pointsOf(system: AcademicSystem, steps: number, { rows, decimals }: ConversionTable): number {
  const scale = ACADEMIC_SYSTEMS[system];
  if (scale.kind === 'LETTER') {
    const letter = scale.letters[steps];
    return hundredths(rows.filter(isLetterRow).find(({ mark }) => mark === letter)?.points ?? 0);
  }
  const mark = system === 'GERMAN' ? tenPointOf(steps) : (steps * 100) / 10 ** scale.decimals;
  return pointsOfNumber(mark, rows.filter(isNumberRow), decimals);
}

export const HIGHEST_WEIGHTED = 500;
/** A subject that was not passed is not raised. */
const LOWEST_WEIGHTED = 100;

export const weightedPoints = (points: number, weighting: Weighting): number =>
  points < LOWEST_WEIGHTED ? points : Math.min(points + WEIGHTINGS[weighting], HIGHEST_WEIGHTED);

export type Converted = { readonly tableId: string; readonly points: number; readonly weighted: number };
export type ConvertedMark = { readonly steps: number; readonly weighting: Weighting };

/** By each table of the system, the default first: subject by subject, then the mean, in hundredths. Empty when there are no marks. */
export const convertMarks = (system: AcademicSystem, marks: readonly ConvertedMark[]): Converted[] =>
  tablesFor(system).flatMap(table => {
    const each = marks.map(({ steps, weighting }) => ({ points: pointsOf(system, steps, table), weighting }));
    const points = meanOf(each.map(subject => subject.points));
    const weighted = meanOf(each.map(subject => weightedPoints(subject.points, subject.weighting)));
    return points === null || weighted === null ? [] : [{ tableId: table.id, points, weighted }];
  });

export type Spread = { readonly lowest: number; readonly highest: number };

/** "Between X and Y depending on the table", in hundredths. */
export const spreadOf = (converted: readonly { readonly points: number }[]): Spread | null =>
  converted.length === 0
    ? null
    : {
        lowest: Math.min(...converted.map(({ points }) => points)),
        highest: Math.max(...converted.map(({ points }) => points)),
      };

/**
 * Modified Bavarian formula, 1 + 3 (Nmax - Nd) / (Nmax - Nmin) with 10 and 5 for Vietnam: a ten-point mark in hundredths to a German one in hundredths.
 * Null below the lowest passing mark, for which the formula says nothing.
 */
export const germanMark = (mark: number): number | null =>
  mark < 500 ? null : divideHalfUp(500 + 3 * (1000 - mark), 5);

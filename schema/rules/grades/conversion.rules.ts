/**
 * Converts marks by the tables of schema/conversions/marks.json. Everything is whole: marks in steps of their scale, points in hundredths. The day is handed
 * in, so a table that is known to follow takes over by the clock.
 */
import { divideHalfUp, meanOf } from './averages.rules.js';
import {
  CONVERSION_TABLES,
  type ConversionTable,
  GERMAN_SCALES,
  type GermanScale,
  holdsOn,
  type LetterRow,
  type NumberRow,
  WEIGHTED_SCALES,
  type WeightedScale,
} from './conversion.values.js';
import { ACADEMIC_SYSTEMS, type AcademicSystem, type Weighting } from './gradeBook.values.js';

const hundredths = (printed: number): number => Math.round(printed * 100);

/** Those that hold on the day, the default first; without a day, those of which no end is known. */
export const tablesFor = (system: AcademicSystem, day?: string): ConversionTable[] =>
  CONVERSION_TABLES.filter(({ systems }) => systems.includes(system))
    .filter(holdsOn(day))
    .toSorted((left, right) => Number(right.isDefault) - Number(left.isDefault));

export const defaultTable = (system: AcademicSystem, day?: string): ConversionTable => {
  const [first] = tablesFor(system, day);
  if (!first) throw new Error(`No table for ${system}`);
  return first;
};

function inForce<Value extends WeightedScale | GermanScale>(values: readonly Value[], day?: string): Value {
  const value = values.find(holdsOn(day));
  if (!value) throw new Error(`No scale holds on ${day}`);
  return value;
}

export const weightedScale = (day?: string): WeightedScale => inForce(WEIGHTED_SCALES, day);
export const germanScale = (day?: string): GermanScale => inForce(GERMAN_SCALES, day);

const isLetterRow = (row: NumberRow | LetterRow): row is LetterRow => 'mark' in row;
const isNumberRow = (row: NumberRow | LetterRow): row is NumberRow => !isLetterRow(row);

/** Points of a number, both in hundredths. */
function pointsOfNumber(mark: number, rows: readonly NumberRow[], decimals: number): number {
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

/** Inverse of the modified Bavarian formula: a German mark in tenths on the ten-point scale, in hundredths, from which the tables go on. */
function tenPointOf(germanTenths: number): number {
  const { best, lowestPass } = germanScale();
  return divideHalfUp(300 * hundredths(best) - (10 * germanTenths - 100) * hundredths(best - lowestPass), 300);
}

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

/** Points with what the subject adds on the weighted scale, in hundredths. A subject that was not passed is not raised. */
export function weightedPoints(points: number, weighting: Weighting, day?: string): number {
  const scale = weightedScale(day);
  if (points < hundredths(scale.lowestRaised)) return points;
  return Math.min(points + hundredths(scale.points[weighting]), hundredths(scale.highest));
}

export type Converted = { readonly tableId: string; readonly points: number; readonly weighted: number };
export type ConvertedMark = { readonly steps: number; readonly weighting: Weighting };

/** By each table of the system, the default first: subject by subject, then the mean, in hundredths. Empty when there are no marks. */
export const convertMarks = (system: AcademicSystem, marks: readonly ConvertedMark[], day?: string): Converted[] =>
  tablesFor(system, day).flatMap(table => {
    const each = marks.map(({ steps, weighting }) => ({ points: pointsOf(system, steps, table), weighting }));
    const points = meanOf(each.map(subject => subject.points));
    const weighted = meanOf(each.map(subject => weightedPoints(subject.points, subject.weighting, day)));
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
 * Modified Bavarian formula, 1 + 3 (Nmax - Nd) / (Nmax - Nmin): a ten-point mark in hundredths to a German one in hundredths. Null below the lowest passing
 * mark, for which the formula says nothing.
 */
export function germanMark(mark: number, day?: string): number | null {
  const { best, lowestPass } = germanScale(day);
  const span = hundredths(best - lowestPass);
  return mark < hundredths(lowestPass) ? null : divideHalfUp(100 * span + 300 * (hundredths(best) - mark), span);
}

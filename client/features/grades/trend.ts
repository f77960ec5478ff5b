/** The reference figures of the grades that can be compared with the one that is shown. */
import { ACADEMIC_SYSTEMS, type GradeLevel } from '../../../schema/rules/grades/gradeBook.values';
import type { YearResult } from '../../../schema/rules/grades/gradeResults.rules';

export type TrendPoint = { readonly level: GradeLevel; readonly value: number; readonly isPredicted: boolean };
export type Trend = { readonly points: readonly TrendPoint[]; readonly lowest: number; readonly highest: number };

/** Null while there are fewer than two. Ends of the scale are whole marks, in hundredths. */
export function trendOf(years: readonly YearResult[], current: GradeLevel): Trend | null {
  const shown = years.find(({ level }) => level === current);
  const points = years.flatMap(({ level, system, school }): TrendPoint[] =>
    school && shown && ACADEMIC_SYSTEMS[system] === ACADEMIC_SYSTEMS[shown.system]
      ? [{ level, value: school.value, isPredicted: school.basis !== 'ACTUAL' }]
      : [],
  );
  if (points.length < 2) return null;
  const values = points.map(({ value }) => value);
  const lowest = Math.floor(Math.min(...values) / 100) * 100;
  const highest = Math.ceil(Math.max(...values) / 100) * 100;
  return { points, lowest, highest: highest > lowest ? highest : lowest + 100 };
}

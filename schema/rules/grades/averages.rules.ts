/**
 * Averages as Circulars 22/2021 (Art. 5, 9) and 58/2011 make them: in whole tenths, half up, so that no binary fraction decides about a tenth
 * (domain rules 1a). A semester's average is rounded before the year's is made from it.
 */

/** `numerator / denominator` to the nearest whole number, halves up. Both are whole, the denominator is above 0. */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Mean of whole numbers, multiplied by `factor` before it is rounded: of tenths, 10 gives hundredths. Null of nothing. */
export const meanOf = (values: readonly number[], factor = 1): number | null =>
  values.length === 0 ? null : divideHalfUp(values.reduce((sum, value) => sum + value, 0) * factor, values.length);

export type SemesterMarks = {
  /** Regular marks. */
  readonly regular: readonly number[];
  readonly midTerm: number;
  readonly endOfTerm: number;
};

/** (sum(TX) + 2 GK + 3 CK) / (n(TX) + 5), all in tenths. */
export const semesterAverage = ({ regular, midTerm, endOfTerm }: SemesterMarks): number =>
  divideHalfUp(regular.reduce((sum, mark) => sum + mark, 0) + 2 * midTerm + 3 * endOfTerm, regular.length + 5);

/** (HK1 + 2 HK2) / 3 of the rounded averages of both semesters. */
export const yearAverage = (first: number, second: number): number => divideHalfUp(first + 2 * second, 3);

/** How many regular marks a semester takes, by the lessons a year (Art. 6.2b). */
export const regularMarksWanted = (lessonsAYear: number): number =>
  lessonsAYear <= 35 ? 2 : lessonsAYear <= 70 ? 3 : 4;

/**
 * Result of a year from those of its terms. The circulars know two semesters; of any other number each counts the same, which is a rule of ours.
 */
export const yearFromTerms = (terms: readonly number[], isTwoSemesters: boolean): number => {
  const [first, second] = terms;
  if (isTwoSemesters && terms.length === 2 && first !== undefined && second !== undefined)
    return yearAverage(first, second);
  return meanOf(terms) ?? 0;
};

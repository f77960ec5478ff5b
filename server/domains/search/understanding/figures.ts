/** Scores and marks as they are typed: `6.5`, `6 chấm 5`, `3.2/4`. */
import { isYear } from '../text/years.js';
import { phraseOfClass } from './classPhrases.js';
import { isCounted, numberAt, UNITS, type Step } from './elements.js';
import type { Token } from './tokens.js';

/** `6.5`, `6 chấm 5`, `6 rưỡi`, `sáu chấm`, `six point five`; not the `2` of `2 năm`. */
function readFigure(tokens: readonly Token[], from: number): { end: number; value: number } | null {
  const word = wholeWordAt(tokens, from);
  const whole = numberAt(tokens, from) ?? (word && Number(word.value));
  if (whole === null) return null;
  const end = word?.end ?? from + 1;
  if (isCounted(tokens, end) && numberAt(tokens, end + 1) === null) return null;
  if (!Number.isInteger(whole)) return { end, value: whole };
  const half = phraseOfClass(tokens, end, 'marker', 'half');
  if (half) return { end: half.end, value: whole + 0.5 };
  const point = phraseOfClass(tokens, end, 'marker', 'point');
  if (!point) return { end, value: whole };
  const digit = digitAt(tokens, point.end);
  return digit === null ? { end: point.end, value: whole } : { end: point.end + 1, value: whole + digit / 10 };
}

const stepOf = ({ end, value }: { end: number; value: number }): Step => ({
  end,
  capture: ({ numbers }) => numbers.push(value),
});

export function figureAt(tokens: readonly Token[], from: number): Step | null {
  const figure = readFigure(tokens, from);
  return figure && stepOf(figure);
}

/** `bảy` is a word like another where no point or half follows. */
function wholeWordAt(tokens: readonly Token[], from: number): ReturnType<typeof phraseOfClass> {
  const word = phraseOfClass(tokens, from, 'numberWord');
  const other = word ? null : phraseOfClass(tokens, from, 'sumWord');
  const isParted = other && ['point', 'half'].some(name => phraseOfClass(tokens, other.end, 'marker', name) !== null);
  return isParted && Number.isInteger(other.value) ? other : word;
}

/** Behind a point `năm` is five, but in `sáu chấm năm 2027`. */
function digitAt(tokens: readonly Token[], from: number): number | null {
  const value =
    numberAt(tokens, from) ??
    phraseOfClass(tokens, from, 'numberWord')?.value ??
    phraseOfClass(tokens, from, 'sumWord')?.value;
  const digit = Number(value ?? NaN);
  const isYearBehind = tokens[from]?.folded === 'nam' && isYear(numberAt(tokens, from + 1) ?? 0);
  return Number.isInteger(digit) && digit < 10 && !isYearBehind && !isCounted(tokens, from + 1) ? digit : null;
}

const GRADE_SCALES: ReadonlySet<number> = new Set([4, 4.3, 5, 7, 10, 20, 100]);
/** `3.2/4`, `6.8 trên thang 10`: the scale of an average. */
export function gradeScaleAt(tokens: readonly Token[], from: number): Step | null {
  const outOf = phraseOfClass(tokens, from, 'marker', 'outOf');
  const behind = outOf ? (phraseOfClass(tokens, outOf.end, 'marker', 'outOf')?.end ?? outOf.end) : from + 1;
  if (!outOf && tokens[from]?.exact !== '/') return null;
  const scale = numberAt(tokens, behind);
  return scale !== null && GRADE_SCALES.has(scale) && !isCounted(tokens, behind + 1) ? { end: behind + 1 } : null;
}

const BEST_GRADE = 10;
/** The `3.0` of `3.0 GPA`, not the year before `gpa 3.0`. */
export function gradeAt(tokens: readonly Token[], from: number): Step | null {
  const number = numberAt(tokens, from);
  return number !== null && number <= BEST_GRADE && numberAt(tokens, from + 2) === null ? { end: from + 1 } : null;
}

/** Behind a figure that is a mark at school. */
const MARKS = ['average', 'schoolRecord', 'schoolYears'] as const;
const SCHOOL_SUBJECTS: ReadonlySet<string> = new Set('toan ly hoa van'.split(' '));
const LEAST_BAND = 4;
const MOST_BAND = 7.5;
/** As long as `6.0` is. */
const BAND_SIGNS = 3;
/** What can only be a score of IELTS where no test is named: `6.5`, `6 chấm`, in the range that studies ask for; not the `2` of `2 năm`, nor a mark at school. */
export function bandScoreAt(tokens: readonly Token[], from: number): Step | null {
  const token = tokens[from];
  const figure = readFigure(tokens, from);
  if (!token || !figure) return null;
  const { end, value } = figure;
  const isSaidSo = end > from + 1 || token.to - token.from === BAND_SIGNS;
  const isBand = value >= LEAST_BAND && value <= MOST_BAND && Number.isInteger(value * 2);
  const isMark =
    SCHOOL_SUBJECTS.has(tokens[end]?.folded ?? '') ||
    MARKS.some(name => phraseOfClass(tokens, end, 'marker', name) !== null);
  // `em đc 6.5 ielts`, `6.5 điểm ielts`: a score of the test that is named behind it.
  const behind = ['points', 'inTest'].map(name => phraseOfClass(tokens, end, 'marker', name)?.end ?? end);
  const isOfTest = behind.some(place => phraseOfClass(tokens, place, 'test') !== null);
  const isOther = isMark || isOfTest || UNITS.some(name => phraseOfClass(tokens, end, name) !== null);
  return isSaidSo && isBand && !isOther && !gradeScaleAt(tokens, end) ? stepOf(figure) : null;
}

/** Counts of years as they are typed, with half a year in them: `2 năm rưỡi`, `two and a half years`, `năm rưỡi`. */
import { phraseOfClass } from './classPhrases.js';
import { isCounted, numberAt, type ReadElement } from './elements.js';

const halfAt = (tokens: Parameters<ReadElement>[0], from: number) => phraseOfClass(tokens, from, 'marker', 'half');

/** What stands before `a year` where it is a length, not the year of a price. */
const BEFORE_A_YEAR: ReadonlySet<string> = new Set(
  'than under below within over least about only takes lasts lasting exceed'.split(' '),
);
/** `finish in a year`. */
const DONE: ReadonlySet<string> = new Set('finish finished complete completed done graduate'.split(' '));
const BEHIND_A_YEAR: ReadonlySet<string> = new Set(['or', 'long']);
function isOneYear(tokens: Parameters<ReadElement>[0], from: number, end: number): boolean {
  const behind = tokens[end]?.folded === '-' ? tokens[end + 1] : tokens[end];
  const isLong = behind?.folded === 'long' && tokens[end - 1]?.folded === 'year';
  if (tokens[from]?.folded !== 'a') return isLong;
  const isDone = tokens[from - 1]?.folded === 'in' && DONE.has(tokens[from - 2]?.folded ?? '');
  return isDone || BEFORE_A_YEAR.has(tokens[from - 1]?.folded ?? '') || BEHIND_A_YEAR.has(behind?.folded ?? '');
}

/** How long a course takes, where a number and an `m` say no sum: no year here costs 12 million dong. */
const COURSE_MONTHS: ReadonlySet<number> = new Set([6, 9, 12, 15, 18, 24, 30, 36]);
const BEFORE_A_SUM: ReadonlySet<string> = new Set(
  'duoi tren hon khoang tam co chung toi da phi tien gia budget under below over above max maximum about around costs'.split(
    ' ',
  ),
);
/** `msc data science 12m`. */
export const isMonthsAt = (tokens: Parameters<ReadElement>[0], from: number): boolean =>
  COURSE_MONTHS.has(numberAt(tokens, from) ?? 0) &&
  tokens[from + 1]?.exact === 'm' &&
  !BEFORE_A_SUM.has(tokens[from - 1]?.folded ?? '');

export const LENGTH_ELEMENTS: Record<string, ReadElement> = {
  /** In months. */
  halfYear: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'marker', 'halfYear');
    return found && { end: found.end, capture: ({ numbers }) => numbers.push(6) };
  },
  shortMonths: (tokens, from) => {
    const number = numberAt(tokens, from);
    return number !== null && isMonthsAt(tokens, from)
      ? { end: from + 2, capture: ({ numbers }) => numbers.push(number) }
      : null;
  },
  count: (tokens, from) => {
    // One year: `năm rưỡi`, `a year and a half`.
    const isOne = tokens[from]?.folded === 'a';
    const start = isOne ? from + 1 : from;
    const years = phraseOfClass(tokens, start, 'marker', 'years');
    if (years && halfAt(tokens, years.end)) return { end: start, capture: ({ numbers }) => numbers.push(1) };
    // `less than a year`, `a year or less`, `year long`.
    if (years && isOneYear(tokens, from, years.end)) return { end: start, capture: ({ numbers }) => numbers.push(1) };
    const word = phraseOfClass(tokens, from, 'numberWord');
    const number = word ? Number(word.value) : numberAt(tokens, from);
    if (number === null) return null;
    const end = word?.end ?? from + 1;
    const half = halfAt(tokens, end);
    const isHalf = half !== null && isCounted(tokens, half.end);
    return { end: isHalf ? half.end : end, capture: ({ numbers }) => numbers.push(isHalf ? number + 0.5 : number) };
  },
  years: (tokens, from) => {
    const years = phraseOfClass(tokens, from, 'marker', 'years');
    const half = years && halfAt(tokens, years.end);
    if (!half) return years && { end: years.end };
    return { end: half.end, capture: ({ numbers }) => numbers.push((numbers.pop() ?? 0) + 0.5) };
  },
};

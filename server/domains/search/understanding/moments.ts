/** Months, seasons, parts of a year and years as they are typed: `T9`, `fall 27`, `9/2027`. */
import { isYear } from '../text/years.js';
import { phraseOfClass } from './classPhrases.js';
import { isCounted, numberAt, type ReadElement } from './elements.js';
import type { Season } from './said.js';

const LAST_MONTH = 12;
const LAST_DAY = 31;
const CENTURY = 2000;

/** `may` and `march` alone are words. */
const ORDINARY_MONTHS: readonly number[] = [3, 5];
const LONG_SEASONS: readonly string[] = ['WINTER_TERM', 'SUMMER_TERM'];

export const MOMENT_ELEMENTS: Record<string, ReadElement> = {
  monthNumber: (tokens, from) => {
    const number = numberAt(tokens, from);
    const isMonth = number !== null && Number.isInteger(number) && number >= 1 && number <= LAST_MONTH;
    return isMonth ? { end: from + 1, capture: ({ numbers }) => numbers.push(number) } : null;
  },
  /** The second one of `tháng 9, 10`, not the length behind a month: `tháng 9, 2 năm`. */
  otherMonth: (tokens, from) => {
    const isOfYear = phraseOfClass(tokens, from + 2, 'marker', 'thatYear') ?? numberAt(tokens, from + 2);
    return isCounted(tokens, from + 1) && isOfYear === null
      ? null
      : (MOMENT_ELEMENTS['monthNumber']?.(tokens, from) ?? null);
  },
  /** Nobody asks for a day alone: its month tells enough. */
  day: (tokens, from) => {
    const number = numberAt(tokens, from);
    const isDay = number !== null && Number.isInteger(number) && number >= 1 && number <= LAST_DAY;
    return isDay ? { end: from + 1 } : null;
  },
  year: (tokens, from) => {
    const number = numberAt(tokens, from);
    if (number === null || !isYear(number)) return null;
    return { end: from + 1, capture: captured => (captured.year = number) };
  },
  /** `2027`, `năm 2027`, `/2027`. */
  yearBehind: (tokens, from) => {
    const of = phraseOfClass(tokens, from, 'marker', 'ofYear');
    return MOMENT_ELEMENTS['year']?.(tokens, of?.end ?? from) ?? null;
  },
  /** `9/27`, `fall 27`. */
  shortYear: (tokens, from) => {
    const number = numberAt(tokens, from);
    const isShort = number !== null && isYear(CENTURY + number);
    return isShort ? { end: from + 1, capture: captured => (captured.year = CENTURY + number) } : null;
  },
  /** `T9`, `T 9`, `t9`; a small letter alone is no month. */
  shortMonth: (tokens, from) => {
    const [token, next] = [tokens[from], tokens[from + 1]];
    const isMonth = token?.folded === 't' && (token.isUpper || token.to === next?.from);
    return isMonth ? { end: from + 1 } : null;
  },
  monthName: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'monthName');
    return found && { end: found.end, capture: ({ numbers }) => numbers.push(Number(found.value)) };
  },
  longMonthName: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'monthName');
    const isAnyWord = found && found.end - from === 1 && ORDINARY_MONTHS.includes(Number(found.value));
    return found && !isAnyWord ? { end: found.end, capture: ({ numbers }) => numbers.push(Number(found.value)) } : null;
  },
  season: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'season');
    return found && { end: found.end, capture: captured => (captured.season = found.value as Season) };
  },
  /** `ms cs us fall`: behind all else. */
  lastSeason: (tokens, from) => {
    const found = from > 0 ? phraseOfClass(tokens, from, 'season') : null;
    if (found?.end !== tokens.length) return null;
    return { end: found.end, capture: captured => (captured.season = found.value as Season) };
  },
  yearPart: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'yearPart');
    return found && { end: found.end, capture: captured => (captured.season = found.value as Season) };
  },
  longSeason: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'season');
    const isLong = found && (found.end - from > 1 || LONG_SEASONS.includes(String(found.value)));
    return isLong ? { end: found.end, capture: captured => (captured.season = found.value as Season) } : null;
  },
};

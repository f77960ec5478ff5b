/** Sums of money as they are typed: `$30k`, `một tỷ rưỡi`, `300 triệu`. */
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { isYear } from '../text/years.js';
import { phraseOfClass } from './classPhrases.js';
import { isMonthsAt } from './lengths.js';
import { isCounted, numberAt, type ReadElement, type Step, type Sum } from './elements.js';
import type { Token } from './tokens.js';

type Amount = { end: number; value: number };

/** A number, or the words for one: `300`, `một`, `năm trăm`. */
function amountAt(tokens: readonly Token[], from: number): Amount | null {
  const number = numberAt(tokens, from);
  const word = number === null ? phraseOfClass(tokens, from, 'sumWord') : null;
  if (number === null && !word) return null;
  const end = word?.end ?? from + 1;
  const multiple = phraseOfClass(tokens, end, 'multiple');
  // `300 mấy triệu`.
  if (tokens[end]?.folded === 'may' && phraseOfClass(tokens, end + 1, 'scale'))
    return { end: end + 1, value: number ?? Number(word?.value) };
  return { end: multiple?.end ?? end, value: (number ?? Number(word?.value)) * Number(multiple?.value ?? 1) };
}

/** What follows a unit: `1 tỷ rưỡi`, `1 tỷ 2`, `1 tỷ 200 triệu`. */
function remainderAt(tokens: readonly Token[], from: number, factor: number): Amount {
  const none = { end: from, value: 0 };
  if (factor < 1e6) return none;
  const { folded } = tokens[from] ?? {};
  if (folded === 'ruoi') return { end: from + 1, value: factor / 2 };
  const number = numberAt(tokens, from);
  if (number === null || number <= 0) return none;
  const smaller = phraseOfClass(tokens, from + 1, 'scale');
  const unit = Number(smaller?.value ?? 0);
  if (smaller) return unit < factor ? { end: smaller.end, value: number * unit } : none;
  // `1 tỷ 2 năm` is a sum and a length, `150 triệu 1 kỳ` for how long it is paid.
  const isOther = isCounted(tokens, from + 1) || phraseOfClass(tokens, from, 'marker', 'perTerm') !== null;
  const isTail = Number.isInteger(number) && number < 10 && !isOther;
  return isTail ? { end: from + 1, value: (number * factor) / 10 } : none;
}

/** `$30k`, `300 triệu`, `20000 bảng`, `một tỷ rưỡi`, `45k aud`. A bare number is none. */
function sumAt(tokens: readonly Token[], from: number): Step | null {
  const sign = phraseOfClass(tokens, from, 'currency');
  const number = amountAt(tokens, sign ? sign.end : from);
  if (number === null) return null;
  const scale = phraseOfClass(tokens, number.end, 'scale');
  const factor = Number(scale?.value ?? 1);
  const remainder = remainderAt(tokens, scale?.end ?? number.end, factor);
  const unit = phraseOfClass(tokens, remainder.end, 'currency');
  if (!sign && !unit && isMonthsAt(tokens, from)) return null;
  // `800 trieu do lai` (đổ lại) speaks of no dollars.
  const orLess = phraseOfClass(tokens, remainder.end, 'marker', 'orLess');
  const behind = unit && orLess && orLess.end > unit.end ? null : unit;
  if (!sign && !scale && !behind) return null;
  const named = (sign?.value ?? behind?.value ?? null) as FilterCurrency | null;
  const currency = named ?? (factor >= 1e6 ? 'VND' : null);
  const sum = { amount: number.value * factor + remainder.value, currency, factor };
  return { end: behind?.end ?? remainder.end, capture: ({ sums }) => sums.push(sum) };
}

/** Smaller numbers are too many other things, and so are years; larger ones are dong. */
const LEAST_BARE_SUM = 3000;
const LEAST_DONG = 1e7;

function bareSumAt(tokens: readonly Token[], from: number): Step | null {
  const number = numberAt(tokens, from);
  if (number === null || number < LEAST_BARE_SUM || isYear(number)) return null;
  const sum: Sum = { amount: number, currency: number >= LEAST_DONG ? 'VND' : null, factor: 1 };
  return { end: from + 1, capture: ({ sums }) => sums.push(sum) };
}

/** `500 triệu một năm`, not the `năm` of `500 triệu năm 2027`. */
function isYearly(tokens: readonly Token[], from: number): boolean {
  const found = phraseOfClass(tokens, from, 'marker', 'perYear');
  return paidBehind(tokens, from) !== null || (found !== null && !isYear(numberAt(tokens, found.end) ?? 0));
}

function wholeSumAt(tokens: readonly Token[], from: number): Step | null {
  const step = sumAt(tokens, from) ?? bareSumAt(tokens, from);
  return step && !isYearly(tokens, step.end) ? step : null;
}

const MAX_YEARS = 8;
/** More than one: what is paid for one year is paid for a year. */
function someYearsAt(tokens: readonly Token[], from: number): Step | null {
  const word = phraseOfClass(tokens, from, 'numberWord');
  const count = word ? Number(word.value) : (numberAt(tokens, from) ?? 0);
  const years = count > 1 && count <= MAX_YEARS && phraseOfClass(tokens, word?.end ?? from + 1, 'marker', 'years');
  return years ? { end: years.end } : null;
}

export const SUM_ELEMENTS: Record<string, ReadElement> = {
  sum: sumAt,
  bareSum: bareSumAt,
  wholeSum: wholeSumAt,
  someYears: someYearsAt,
  zero: (tokens, from) =>
    numberAt(tokens, from) === 0
      ? { end: from + 1, capture: ({ sums }) => sums.push({ amount: 0, currency: null, factor: 1 }) }
      : null,
};

/** Terms and months that a year has: `150 triệu một kỳ` are 300 million a year. */
const TIMES_A_YEAR = { perTerm: 2, eachTerm: 2, perMonth: 12, eachMonth: 12 } as const;
const paidBy =
  (...names: (keyof typeof TIMES_A_YEAR)[]): ReadElement =>
  (tokens, from) => {
    for (const name of names) {
      const found = phraseOfClass(tokens, from, 'marker', name);
      if (found) return { end: found.end, capture: captured => (captured.timesPaid = TIMES_A_YEAR[name]) };
    }
    return null;
  };
/** How often a year a sum is paid, said behind it and before it. */
export const paidBehind = paidBy('perTerm', 'perMonth');
export const paidBefore = paidBy('eachTerm', 'eachMonth');

export const paidAYear = (sum: Sum, times: number): Sum => ({
  ...sum,
  amount: sum.amount * times,
  factor: sum.factor * times,
});

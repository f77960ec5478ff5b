/** Matches the patterns over the tokens of a text: one matcher for all of them. */
import type { EnglishTest } from '../../../../schema/rules/catalogue.values.js';
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import type { Word } from '../text/tokenizer.js';
import { PATTERNS, type Element, type RuleName } from './patterns.js';
import type { Phrases } from './phraseList.js';
import { CLASSES, phrasesOf, type ClassName, type Season } from './said.js';
import { meansOwnership } from './saidOwnership.js';
import { isYear } from '../text/years.js';
import { isDash, wordOf, type Token } from './tokens.js';

export type Sum = {
  amount: number;
  currency: FilterCurrency | null;
  /** What its unit counts: a million for triệu. */ factor: number;
};

/** What the elements of a pattern stand for, in their order. */
export type Captured = {
  numbers: number[];
  sums: Sum[];
  test: EnglishTest | null;
  season: Season | null;
  year: number | null;
  values: (string | number)[];
};

export type Said = { rule: RuleName; length: number; captured: Captured };

type Entry = { name: ClassName; value: string | number; words: readonly Pick<Word, 'exact' | 'folded'>[] };

/** A sign of money is a phrase of one token. */
const wordsOf = (phrase: string): Entry['words'] =>
  phrase.split(' ').map(part => {
    const word = wordOf(part);
    return { exact: word?.exact ?? part, folded: word?.folded ?? part };
  });

const ENTRIES = new Map<string, Entry[]>();
for (const [name, list] of Object.entries(CLASSES) as [ClassName, Phrases<string | number>][])
  for (const [value, line] of list)
    for (const phrase of phrasesOf(line)) {
      const words = wordsOf(phrase);
      const first = words[0]?.folded ?? '';
      ENTRIES.set(first, [...(ENTRIES.get(first) ?? []), { name, value, words }]);
    }
for (const list of ENTRIES.values()) list.sort((a, b) => b.words.length - a.words.length);

const isSame = (token: Token, word: Entry['words'][number]): boolean =>
  token.isMarked ? token.exact === word.exact : token.folded === word.folded;

/** Where a phrase that begins at a place ends; hyphens inside it do not matter. -1 when it does not stand there. */
function endOf({ words }: Entry, tokens: readonly Token[], from: number): number {
  let place = from;
  for (const [number, word] of words.entries()) {
    if (number > 0) while (tokens[place] && isDash(tokens[place] as Token)) place++;
    const token = tokens[place];
    if (!token || !isSame(token, word)) return -1;
    place++;
  }
  return place;
}

type Found = { end: number; value: string | number };

/** The longest phrase of a class at a place, of one value if it is named. */
function phraseOfClass(tokens: readonly Token[], from: number, name: ClassName, value?: string): Found | null {
  for (const entry of ENTRIES.get(tokens[from]?.folded ?? '') ?? []) {
    if (entry.name !== name || (value !== undefined && entry.value !== value)) continue;
    const end = endOf(entry, tokens, from);
    if (end >= 0) return { end, value: entry.value };
  }
  return null;
}

type Step = { end: number; capture?: (captured: Captured) => void };

const MOST_MONTH = 12;
const CENTURY = 2000;
const numberAt = (tokens: readonly Token[], place: number): number | null => tokens[place]?.number ?? null;

type Amount = { end: number; value: number };

/** A number, or the words for one: `300`, `một`, `năm trăm`. */
function amountAt(tokens: readonly Token[], from: number): Amount | null {
  const number = numberAt(tokens, from);
  const word = number === null ? phraseOfClass(tokens, from, 'sumWord') : null;
  if (number === null && !word) return null;
  const end = word?.end ?? from + 1;
  const multiple = phraseOfClass(tokens, end, 'multiple');
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
  // `1 tỷ 2 năm` is a sum and a length.
  const isTail = Number.isInteger(number) && number < 10 && !isCounted(tokens, from + 1);
  return isTail ? { end: from + 1, value: (number * factor) / 10 } : none;
}

const isCounted = (tokens: readonly Token[], place: number): boolean =>
  ['years', 'months'].some(name => phraseOfClass(tokens, place, 'marker', name) !== null);

/** `$30k`, `300 triệu`, `20000 bảng`, `một tỷ rưỡi`, `45k aud`. A bare number is none. */
function sumAt(tokens: readonly Token[], from: number): Step | null {
  const sign = phraseOfClass(tokens, from, 'currency');
  const number = amountAt(tokens, sign ? sign.end : from);
  if (number === null) return null;
  const scale = phraseOfClass(tokens, number.end, 'scale');
  const factor = Number(scale?.value ?? 1);
  const remainder = remainderAt(tokens, scale?.end ?? number.end, factor);
  const unit = phraseOfClass(tokens, remainder.end, 'currency');
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

/** `6.5`, `6 chấm 5`, `6 rưỡi`, `sáu chấm`, `six point five`; not the `2` of `2 năm`. */
function figureAt(tokens: readonly Token[], from: number): Step | null {
  const word = phraseOfClass(tokens, from, 'numberWord');
  const whole = numberAt(tokens, from) ?? (word && Number(word.value));
  if (whole === null) return null;
  const end = word?.end ?? from + 1;
  if (isCounted(tokens, end) && numberAt(tokens, end + 1) === null) return null;
  const captured = (to: number, value: number): Step => ({ end: to, capture: ({ numbers }) => numbers.push(value) });
  if (!Number.isInteger(whole)) return captured(end, whole);
  const half = phraseOfClass(tokens, end, 'marker', 'half');
  if (half) return captured(half.end, whole + 0.5);
  const point = phraseOfClass(tokens, end, 'marker', 'point');
  if (!point) return captured(end, whole);
  const digit = phraseOfClass(tokens, point.end, 'numberWord')?.value ?? numberAt(tokens, point.end);
  const isDigit = digit !== null && Number(digit) < 10 && !isCounted(tokens, point.end + 1);
  return isDigit ? captured(point.end + 1, whole + Number(digit) / 10) : captured(point.end, whole);
}

/** `may` and `march` alone are words. */
const ORDINARY_MONTHS: readonly number[] = [3, 5];
const LONG_SEASONS: readonly string[] = ['WINTER_TERM', 'SUMMER_TERM'];

/** Elements that are more than a class. */
const SPECIAL: Record<string, (tokens: readonly Token[], from: number) => Step | null> = {
  sum: sumAt,
  bareSum: bareSumAt,
  zero: (tokens, from) =>
    numberAt(tokens, from) === 0
      ? { end: from + 1, capture: ({ sums }) => sums.push({ amount: 0, currency: null, factor: 1 }) }
      : null,
  amount: (tokens, from) => {
    const number = numberAt(tokens, from);
    return number === null ? null : { end: from + 1, capture: ({ numbers }) => numbers.push(number) };
  },
  number: (tokens, from) => SPECIAL['amount']?.(tokens, from) ?? null,
  figure: figureAt,
  count: (tokens, from) => {
    const word = phraseOfClass(tokens, from, 'numberWord');
    if (word) return { end: word.end, capture: ({ numbers }) => numbers.push(Number(word.value)) };
    return SPECIAL['amount']?.(tokens, from) ?? null;
  },
  monthNumber: (tokens, from) => {
    const number = numberAt(tokens, from);
    const isMonth = number !== null && Number.isInteger(number) && number >= 1 && number <= MOST_MONTH;
    return isMonth ? { end: from + 1, capture: ({ numbers }) => numbers.push(number) } : null;
  },
  year: (tokens, from) => {
    const number = numberAt(tokens, from);
    if (number === null || !isYear(number)) return null;
    return { end: from + 1, capture: captured => (captured.year = number) };
  },
  /** `9/27`, `fall 27`. */
  shortYear: (tokens, from) => {
    const number = numberAt(tokens, from);
    const isShort = number !== null && isYear(CENTURY + number);
    return isShort ? { end: from + 1, capture: captured => (captured.year = CENTURY + number) } : null;
  },
  slash: (tokens, from) => (tokens[from]?.exact === '/' || tokens[from]?.exact === '-' ? { end: from + 1 } : null),
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
  yearPart: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'yearPart');
    return found && { end: found.end, capture: captured => (captured.season = found.value as Season) };
  },
  dash: (tokens, from) => (tokens[from] && isDash(tokens[from]) ? { end: from + 1 } : null),
  longSeason: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'season');
    const isLong = found && (found.end - from > 1 || LONG_SEASONS.includes(String(found.value)));
    return isLong ? { end: found.end, capture: captured => (captured.season = found.value as Season) } : null;
  },
  /** IELTS is asked for nearly everywhere: its name alone says nothing. */
  otherThanIelts: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'test');
    if (!found || found.value === 'IELTS' || numberAt(tokens, found.end) !== null) return null;
    return { end: found.end, capture: captured => (captured.test = found.value as EnglishTest) };
  },
  ownership: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'ownership');
    const isMeant = found && meansOwnership(tokens, from, found.end);
    return isMeant ? { end: found.end, capture: ({ values }) => values.push(found.value) } : null;
  },
  test: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'test');
    return found && { end: found.end, capture: captured => (captured.test = found.value as EnglishTest) };
  },
};

const CAPTURED_CLASSES: ReadonlySet<string> = new Set([
  'feature',
  'language',
  'coverage',
  'audience',
  'entry',
  'flag',
  'topic',
  'degree',
  'level',
  'field',
  'type',
]);

function stepAt(tokens: readonly Token[], from: number, { name }: Element): Step | null {
  const special = SPECIAL[name];
  if (special) return special(tokens, from);
  if (!CAPTURED_CLASSES.has(name)) {
    const found = phraseOfClass(tokens, from, 'marker', name);
    return found && { end: found.end };
  }
  const found = phraseOfClass(tokens, from, name as ClassName);
  return found && { end: found.end, capture: ({ values }) => values.push(found.value) };
}

type Path = { end: number; captures: NonNullable<Step['capture']>[] };

/** The longest way through the elements from a place on. An optional element may be missing though it could stand there. */
function pathThrough(tokens: readonly Token[], from: number, elements: readonly Element[]): Path | null {
  const [element, ...rest] = elements;
  if (!element) return { end: from, captures: [] };
  const step = stepAt(tokens, from, element);
  const through = step && pathThrough(tokens, step.end, rest);
  const withStep = through && {
    end: through.end,
    captures: [...(step?.capture ? [step.capture] : []), ...through.captures],
  };
  const without = element.isOptional ? pathThrough(tokens, from, rest) : null;
  if (!withStep) return without;
  return without && without.end > withStep.end ? without : withStep;
}

/** Everything that can be understood at a place, the longest first; of equal lengths the earlier pattern. */
export function saidAt(tokens: readonly Token[], from: number): Said[] {
  const first = tokens[from];
  if (!first || first.isBreak || (first.number === null && !ENTRIES.has(first.folded))) return [];
  const found: Said[] = [];
  for (const { rule, elements } of PATTERNS) {
    const path = pathThrough(tokens, from, elements);
    if (!path || path.end === from) continue;
    const captured: Captured = { numbers: [], sums: [], test: null, season: null, year: null, values: [] };
    for (const capture of path.captures) capture(captured);
    found.push({ rule, length: path.end - from, captured });
  }
  return found.toSorted((a, b) => b.length - a.length);
}

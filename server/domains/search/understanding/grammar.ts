/** Matches the patterns over the tokens of a text: one matcher for all of them. */
import type { EnglishTest } from '../../../../schema/rules/catalogue.values.js';
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { toWords, type Word } from '../text/tokenizer.js';
import { PATTERNS, type Element, type RuleName } from './patterns.js';
import { CLASSES, phrasesOf, type ClassName, type Phrases, type Season } from './said.js';
import { isDash, type Token } from './tokens.js';

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
    const [word] = toWords(part);
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
const numberAt = (tokens: readonly Token[], place: number): number | null => tokens[place]?.number ?? null;

/** `$30k`, `300 triệu`, `20000 bảng`, `1 tỷ rưỡi`, `45k aud`. A bare number is none. */
function sumAt(tokens: readonly Token[], from: number): Step | null {
  const sign = phraseOfClass(tokens, from, 'currency');
  let place = sign ? sign.end : from;
  const number = numberAt(tokens, place);
  if (number === null) return null;
  place++;
  const scale = phraseOfClass(tokens, place, 'scale');
  if (scale) place = scale.end;
  const behind = phraseOfClass(tokens, place, 'currency');
  if (behind) place = behind.end;
  if (!sign && !scale && !behind) return null;
  const named = (sign?.value ?? behind?.value ?? null) as FilterCurrency | null;
  const factor = Number(scale?.value ?? 1);
  const currency = named ?? (factor >= 1e6 ? 'VND' : null);
  const sum = { amount: number * factor, currency, factor };
  return { end: place, capture: ({ sums }) => sums.push(sum) };
}

/** `may` and `march` alone are words. */
const ORDINARY_MONTHS: readonly number[] = [3, 5];
const LONG_SEASONS: readonly string[] = ['WINTER_TERM', 'SUMMER_TERM'];

/** Elements that are more than a class. */
const SPECIAL: Record<string, (tokens: readonly Token[], from: number) => Step | null> = {
  sum: sumAt,
  amount: (tokens, from) => {
    const number = numberAt(tokens, from);
    return number === null ? null : { end: from + 1, capture: ({ numbers }) => numbers.push(number) };
  },
  number: (tokens, from) => SPECIAL['amount']?.(tokens, from) ?? null,
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
    if (number === null || number < 2020 || number > 2040) return null;
    return { end: from + 1, capture: captured => (captured.year = number) };
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
  longSeason: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'season');
    const isLong = found && (found.end - from > 1 || LONG_SEASONS.includes(String(found.value)));
    return isLong ? { end: found.end, capture: captured => (captured.season = found.value as Season) } : null;
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

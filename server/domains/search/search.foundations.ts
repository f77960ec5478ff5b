/** Foundation years that a text asks for: what is such a year, or says itself that one comes before it. */
import { EARLY_ENTRY, OPEN_YEAR, STATED_YEAR, UNKNOWN_ENTRY } from './build/entryRoutes.js';
import { optionsWithin, type Filter } from './query/filters.js';
import { toWords } from './text/tokenizer.js';
import { isEarlyLeaving, isPreparing } from './understanding/limits.js';
import type { Understanding } from './understanding/understand.js';

/** A year that is behind somebody, that a university has, or that leads to a degree asks for the degree. */
const OF_A_DEGREE: ReadonlySet<string> = new Set(
  'co with can qua nhan after sau xong finished completed da'.split(' '),
);
/** So does one that is said to be the first of two. */
const BEFORE_A_DEGREE: ReadonlySet<string> = new Set('roi truoc then first'.split(' '));
const WORDS_BESIDE = 3;

type Said = { text: string; items: Understanding['items'] };

const foldedIn = (text: string): string[] => toWords(text).map(({ folded }) => folded);

/** The years themselves that are asked for, of those that a text says. */
export const askedYears = ({ text, items }: Said): Understanding['items'] =>
  items.filter(item => {
    if (!isPreparing(item.limit)) return false;
    if (isEarlyLeaving(item.limit)) return true;
    const before = [...foldedIn(text.slice(0, item.from)).slice(-WORDS_BESIDE), ...foldedIn(item.text).slice(0, 1)];
    const behind = foldedIn(text.slice(item.to)).slice(0, WORDS_BESIDE);
    return !before.some(word => OF_A_DEGREE.has(word)) && !behind.some(word => BEFORE_A_DEGREE.has(word));
  });

/** What tells of a year by its title, or by its own conditions: that the rule of a country asks for one tells of none. */
const STATED_YEARS: Filter = {
  ...optionsWithin('ENTRY', 'STATED_ENTRY', STATED_YEAR),
  unstated: UNKNOWN_ENTRY,
};

/** What lets in, by its own conditions, who leaves school before its last year. */
export const EARLY_ENTRIES: Filter = optionsWithin('ENTRY', 'STATED_ENTRY', EARLY_ENTRY);
/** That, and such years that take them elsewhere. */
const OPEN_TO_EARLY: Filter = {
  ...optionsWithin('ENTRY', 'STATED_ENTRY', EARLY_ENTRY, OPEN_YEAR),
  unstated: UNKNOWN_ENTRY,
};

/** What meets the years that are asked for. */
export const yearsMeant = (years: Understanding['items']): Filter =>
  years.some(({ limit }) => isEarlyLeaving(limit)) ? OPEN_TO_EARLY : STATED_YEARS;

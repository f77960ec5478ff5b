/** What an element of a pattern stands for at a place of a text. */
import type { EnglishTest } from '../../../../schema/rules/catalogue.values.js';
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { phraseOfClass } from './classPhrases.js';
import type { ClassName, Season } from './said.js';
import type { Token } from './tokens.js';

export type Sum = {
  amount: number;
  currency: FilterCurrency | null;
  /** What its unit counts: a million for triệu. */
  factor: number;
};

/** What the elements of a pattern stand for, in their order. */
export type Captured = {
  numbers: number[];
  sums: Sum[];
  test: EnglishTest | null;
  season: Season | null;
  year: number | null;
  values: (string | number)[];
  /** How often a year what is said is paid. */
  timesPaid: number;
};

/** Before anything of a pattern is read. */
export const nothingCaptured = (): Captured => ({
  numbers: [],
  sums: [],
  test: null,
  season: null,
  year: null,
  values: [],
  timesPaid: 1,
});

export type Step = { end: number; capture?: (captured: Captured) => void };

/** Reads one element at a place; null when it does not stand there. */
export type ReadElement = (tokens: readonly Token[], from: number) => Step | null;

export const numberAt = (tokens: readonly Token[], place: number): number | null => tokens[place]?.number ?? null;

/** Whether years or months are counted at a place: the `2` before it is no part of a sum. */
export const isCounted = (tokens: readonly Token[], place: number): boolean =>
  ['years', 'months'].some(name => phraseOfClass(tokens, place, 'marker', name) !== null);

/** Behind a number they make a sum of it. */
export const UNITS: readonly ClassName[] = ['scale', 'currency'];

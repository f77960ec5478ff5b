/**
 * Missing terms of the ten-point scale of Vietnam (domain rules 1b): simple enough to be told in a sentence, and never passed off as a mark. Marks are in tenths.
 */
import { divideHalfUp } from './averages.rules.js';

const BEST = 100;
/** Two years in which nothing changed are added, so that one odd year does not decide. */
const PSEUDO_YEARS = 2;
export const YEARS_BACK = 3;

/** How far a figure may be off, in tenths. */
export const DOUBT = { ACTUAL: 0, PARTIAL: 5, PROJECTED: 10 } as const;
export type Basis = keyof typeof DOUBT;

const within = (tenths: number, high = BEST): number => Math.min(Math.max(tenths, 0), high);

/** An earlier year of which both semesters are known. */
export type BothTerms = { readonly first: number; readonly second: number };

/** The mark moved by the average change from the first to the second semester. */
function moved(known: number, history: readonly BothTerms[], direction: 1 | -1): number {
  const years = history.length + PSEUDO_YEARS;
  const change = history.reduce((sum, { first, second }) => sum + second - first, 0);
  return divideHalfUp(within(known * years + direction * change, BEST * years), years);
}

export const secondTermFrom = (first: number, history: readonly BothTerms[]): number => moved(first, history, 1);
export const firstTermFrom = (second: number, history: readonly BothTerms[]): number => moved(second, history, -1);

/** Averages of the years before, earliest first: the latest weighs most. Null without any. */
export function fromYearsBefore(averages: readonly number[]): number | null {
  const recent = averages.slice(-YEARS_BACK);
  if (recent.length === 0) return null;
  const weighted = recent.reduce((sum, average, place) => sum + average * (place + 1), 0);
  return divideHalfUp(weighted, (recent.length * (recent.length + 1)) / 2);
}

/** The range in which the figure may lie, cut at the ends of the scale. */
export const rangeOf = (tenths: number, basis: Basis): { readonly low: number; readonly high: number } => ({
  low: within(tenths - DOUBT[basis]),
  high: within(tenths + DOUBT[basis]),
});

/** What a whole is that has such parts: the most doubtful part decides. */
export const basisOfAll = (parts: readonly Basis[]): Basis =>
  parts.includes('PROJECTED') ? 'PROJECTED' : parts.includes('PARTIAL') ? 'PARTIAL' : 'ACTUAL';

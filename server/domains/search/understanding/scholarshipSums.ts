/** What a sum in a text asks of a scholarship: what it pays, unless the text says that the sum is a price, or what somebody has. */
import { phraseOfClass, says } from './classPhrases.js';
import type { Limit } from './limits.js';
import { tokensOf } from './tokens.js';

type Bounds = { min: number | null; max: number | null };

/**
 * `học bổng 5000 bảng` is one of so much or more. Null where another sum is meant: nobody wishes for a small scholarship, so that a most is what studies may
 * cost, unless the text says that it is what the scholarship is worth. `text`: of the limit, as typed.
 */
export function boundsOfPayment({ min, max }: Extract<Limit, { kind: 'FEE' }>, text: string): Bounds | null {
  // `trị giá` has the word for a price in it.
  const isMost = min === null && (says(text, 'below') || says(text, 'orLess'));
  if (!says(text, 'worth') && (isMost || says(text, 'fee') || says(text, 'budget'))) return null;
  return min !== null || isMost ? { min, max } : { min: max, max: null };
}

/** Whether it is said to be one of a year: `trên 20.000 bảng một năm`, `10k a year`. */
export function isYearly(text: string): boolean {
  const tokens = tokensOf(text);
  const isAtEnd = tokens.some(
    (_, from) => from > 0 && phraseOfClass(tokens, from, 'marker', 'perYear')?.end === tokens.length,
  );
  return isAtEnd || phraseOfClass(tokens, 0, 'marker', 'eachYear') !== null;
}

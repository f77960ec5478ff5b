/** What a sum in a text asks of a scholarship: what it pays, unless the text says that the sum is a price, or what somebody has. */
import { phraseOfClass } from './classPhrases.js';
import type { Limit } from './limits.js';
import { readTokens } from './tokens.js';

type Bounds = { min: number | null; max: number | null };

/** `học bổng 5000 bảng` is one of so much or more; a most is asked for where it is said only. Null where another sum is meant. `text`: of the limit, as typed. */
export function boundsOfPayment({ min, max }: Extract<Limit, { kind: 'FEE' }>, text: string): Bounds | null {
  const { tokens } = readTokens(text, () => true);
  const says = (marker: string): boolean =>
    tokens.some((_, from) => phraseOfClass(tokens, from, 'marker', marker) !== null);
  // `trị giá` has the word for a price in it.
  if (!says('worth') && (says('fee') || says('budget'))) return null;
  const isMost = min !== null || says('below') || says('orLess');
  return isMost ? { min, max } : { min: max, max: null };
}

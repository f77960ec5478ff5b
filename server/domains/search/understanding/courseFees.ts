/** The years that stand in a price for the whole course are a length, too: `tổng cộng 4 năm 2 tỷ`, `60k for 3 years`. */
import type { Segment } from './alternatives.js';
import { saidAt } from './grammar.js';
import { limitOf } from './saidLimits.js';

/** The price is told with the years in it, and they are told by themselves behind it. */
function withLength(segment: Segment): Segment[] {
  const { tokens, limit } = segment;
  if (limit?.kind !== 'FEE' || limit.isOfCourse !== true) return [segment];
  for (let from = 0; from < tokens.length; from++) {
    const years = saidAt(tokens, from).find(({ rule }) => rule === 'years');
    const length = years && limitOf(years);
    if (!length) continue;
    const own = tokens.slice(from, from + years.length);
    const others = tokens.filter(token => !own.includes(token));
    return [
      { ...segment, tokens: others, shownTokens: tokens },
      { tokens: own, limit: length, isNeutral: false },
    ];
  }
  return [segment];
}

export const withLengths = (segments: readonly Segment[]): Segment[] => segments.flatMap(withLength);

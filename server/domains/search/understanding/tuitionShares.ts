/** The share of the tuition that a scholarship should pay: `50% học phí`, `at least half the tuition`, `từ 25% trở lên`. */
import { shareOption } from '../build/scholarshipSums.js';
import type { Captured } from './elements.js';

export type TuitionShare = {
  kind: 'COVERAGE';
  coverage: 'PARTIAL';
  /** In percent. */
  share: number;
  /** Said as a least one: what pays all of it is meant, too. */
  isLeast?: true;
};

const HALF = 50;
const ALL = 100;
export function shareOf({ numbers: [percent = HALF] }: Captured): TuitionShare | null {
  return percent > 0 && percent < ALL ? { kind: 'COVERAGE', coverage: 'PARTIAL', share: percent } : null;
}
export function leastShareOf(captured: Captured): TuitionShare | null {
  const share = shareOf(captured);
  return share && { ...share, isLeast: true };
}

/** What it asks of a scholarship. */
export const sharesOf = ({ share, isLeast }: TuitionShare): string[] => [
  shareOption(share),
  ...(isLeast ? ['FULL_TUITION', 'FULL_COST'] : []),
];

/** When an answer is so short that something near stands beside it. */
import type { RankReason } from './query/ranking.js';
import type { SearchKind } from './understanding/limitFilters.js';
import type { Understanding } from './understanding/understand.js';

/** Fewer answers are few; of scholarships that pay so much, which many do not tell, as many again, but not of all there are. */
const FEW = 5;
const fewOf = (kind: SearchKind, { items }: Understanding): number =>
  kind === 'scholarships' && items.length > 1 && items.some(({ limit }) => limit.kind === 'COVERAGE') ? 2 * FEW : FEW;

/** Neighbouring subjects that fill a page within limits are no reason not to tell what the subject itself has without them. */
function hasFewOfItsOwn(reasons: readonly (readonly RankReason[])[]): boolean {
  const own = reasons.filter(of => !of.includes('RELATED_SUBJECT')).length;
  return own < FEW && own < reasons.length;
}

export const isFew = (
  kind: SearchKind,
  understanding: Understanding,
  { total, reasons }: { total: number; reasons: readonly (readonly RankReason[])[] },
): boolean => total < fewOf(kind, understanding) || (understanding.items.length > 0 && hasFewOfItsOwn(reasons));

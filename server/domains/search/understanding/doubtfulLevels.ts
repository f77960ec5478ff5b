/** `đại học` is a level, or a word of a name, or what somebody has. */
import { isOr, type Segment } from './alternatives.js';
import { unwantedIn } from './exclusion.js';
import { isWeakLevel } from './givingWay.js';
import { isElsewhere } from './limits.js';

/** Behind these, `đại học` is what somebody has, or the institutions themselves. */
const NOT_A_LEVEL_AFTER: ReadonlySet<string> = new Set('truong cac nhung mot may nghiep xong het bang co'.split(' '));
const A_LEVEL_AFTER: ReadonlySet<string> = new Set('hoc len vao'.split(' '));
/** Behind it these begin the subject: `đại học ngành luật` is no name. */
const OF_SUBJECT: ReadonlySet<string> = new Set('nganh chuyen'.split(' '));

/** `đại học` says a level in `học đại học ở Úc` and `đại học mỹ 4 năm`: nothing that could be a name follows, and no other level is wanted. */
function meansLevel(segments: readonly Segment[], place: number, unwanted: ReadonlySet<Segment>): boolean {
  const [before, after] = [segments[place - 1]?.tokens.at(-1)?.folded ?? '', segments[place + 1]];
  if (NOT_A_LEVEL_AFTER.has(before)) return false;
  const isLevel = (other: number): boolean => other !== place && segments[other]?.limit?.kind === 'AWARD';
  const isJoint = (other: number): boolean => segments.slice(other, other + 1).some(isOr);
  if ((isJoint(place - 1) && isLevel(place - 2)) || (isJoint(place + 1) && isLevel(place + 2))) return true;
  const isUnwanted = (segment: Segment | undefined): boolean => segment !== undefined && unwanted.has(segment);
  const isOther = (segment: Segment, other: number): boolean => isLevel(other) && !isWeakLevel(segment.limit);
  const hasOther = segments.some((segment, other) => isOther(segment, other) && !isUnwanted(segment));
  // `cao đẳng, không phải đại học` tells the one from the other.
  if ((hasOther && !isUnwanted(segments[place])) || after?.tokens[0]?.folded === 'nao') return false;
  // `đại học tokyo` is an institution.
  const isLimit = after !== undefined && after.limit !== null && !isElsewhere(after.limit);
  const isSubjectSaid = OF_SUBJECT.has(after?.tokens[0]?.folded ?? '');
  return A_LEVEL_AFTER.has(before) || !after || after.isNeutral || isUnwanted(after) || isLimit || isSubjectSaid;
}

const NONE: ReadonlySet<Segment> = new Set();
const isDoubtfulLevel = ({ limit }: Segment): boolean => limit?.kind === 'AWARD' && limit.isDoubtful === true;

/** A level that is none is words. */
export function withLevelsMeant(segments: readonly Segment[]): Segment[] {
  const refused = segments.some(isDoubtfulLevel) ? unwantedIn(segments) : NONE;
  return segments.map((segment, place) =>
    isDoubtfulLevel(segment) && !meansLevel(segments, place, refused) ? { ...segment, limit: null } : segment,
  );
}

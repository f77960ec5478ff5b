/** Schools and courses of which there are none here (understanding/otherSchools.ts): where no studies stand beside them, no degree is an answer. */
import type { SearchIndex } from './build/searchIndex.js';
import type { Filter } from './query/filters.js';
import { readQueryText } from './query/textMatch.js';
import { hasSubject } from './text/subjects.js';
import { LANGUAGE_COURSES } from './understanding/englishSubject.js';
import { isNothingHere } from './understanding/limitFilters.js';
import { followsSchool } from './understanding/saidLimits.js';
import type { Understanding } from './understanding/understand.js';

type Item = Understanding['items'][number];

const isOtherSchool = ({ limit }: Item): boolean => isNothingHere(limit);

/** A level, a field or a school that is there; a level that follows school only says where somebody stands. */
function saysStudies({ limit }: Item): boolean {
  if (limit.kind === 'AWARD') return !limit.isWeak && !followsSchool(limit);
  if (limit.kind === 'FIELD') return !limit.isWeak;
  return ['EITHER_LEVEL', 'ENTRY', 'INSTITUTION', 'GROUP'].includes(limit.kind);
}

export const asksForOtherSchools = (
  index: SearchIndex,
  { items, rest }: Pick<Understanding, 'items' | 'rest'>,
): boolean =>
  items.some(isOtherSchool) && !items.some(saysStudies) && !hasSubject(readQueryText(index.programs, rest).terms);

/** What no program meets. */
export const NO_PROGRAM: Filter = { kind: 'institutions', numbers: new Set() };

/** What is asked for instead, as typed. */
export const otherSchoolsIn = ({ items }: Understanding): string[] =>
  items.filter(isOtherSchool).map(({ text }) => text);

/** Words that were left out, as typed where others stand for them. */
export function schoolsAsTyped(words: readonly string[], understanding: Understanding): string[] {
  const [typed] = otherSchoolsIn(understanding);
  return words.map(word => (typed !== undefined && LANGUAGE_COURSES.includes(word) ? typed : word));
}

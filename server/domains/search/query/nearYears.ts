/** What is near somebody who wants a foundation year. */
import { GENERIC_MEANINGS, WIDE_FIELDS } from '../text/concepts.js';
import { groupOf } from '../text/phrases.js';
import type { Term } from '../text/terms.js';
import { firstDegreeOf } from './nearLimits.js';
import type { Items, NearRelation } from './nearRelations.js';

const FOUNDATION_YEAR = `#${groupOf('dự bị đại học')}`;

/** What a text says beside a foundation year; null where it says none. */
export function besideYear(terms: readonly Term[]): readonly Term[] | null {
  const others = terms.filter(({ meaning }) => meaning !== FOUNDATION_YEAR);
  return others.length < terms.length ? others : null;
}

/** Whether subjects name whole fields, of which such a year is much the same for many degrees: whoever says psychology or law wants that elsewhere before another subject in the place. */
export const isForManyDegrees = (subjects: readonly Term[]): boolean =>
  subjects.every(({ meaning }) => GENERIC_MEANINGS.has(meaning) || WIDE_FIELDS.has(meaning));

type Year = { relation: NearRelation; kept: Items; isThere: boolean };

/**
 * Where nothing in the place meets what is said beside such a year: the year there without a score, a price or a month, then the degrees there that meet it, which one enters without a year. Where
 * none of them does, either, the year elsewhere is nearer than degrees that take nobody with that score. `levels`: the year, and the `degrees` that are said with it; `fewer`: combinations of the other limits, the largest first.
 */
export function yearsNear({
  levels,
  degrees,
  limits,
  fewer,
  isVi,
}: {
  levels: Items;
  degrees: Items;
  limits: Items;
  fewer: readonly Items[];
  isVi: boolean;
}): Year[] {
  const behind = degrees.length > 0 ? degrees : firstDegreeOf(isVi);
  const there = (items: Items): Year => ({ relation: 'WITHOUT_LIMITS', kept: items, isThere: true });
  const elsewhere = (items: Items): Year => ({ relation: 'SAME_SUBJECT', kept: items, isThere: false });
  const meeting = there([...behind, ...limits]);
  if (fewer.length === 0) return [meeting];
  return [
    ...fewer.map(kept => there([...levels, ...kept])),
    meeting,
    ...[limits, ...fewer].map(kept => elsewhere([...levels, ...kept])),
    ...fewer.map(kept => there([...behind, ...kept])),
  ];
}

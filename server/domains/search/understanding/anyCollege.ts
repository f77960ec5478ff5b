/**
 * What `college` means beside a place. In the United States it is any institution of higher education (`colleges in Boston`), and Germany has none that is called
 * so: there the word says nothing. In Canada, Ireland, Britain and Australia a college is no university, and in a Vietnamese text `college` is a cao đẳng.
 */
import { phrasesOfLine } from '../text/aims.js';
import { groupOf, roleOfGroup, wholePhrase } from '../text/phrases.js';
import { REGIONS_WITHOUT_COLLEGES } from '../text/vocabulary/places.js';
import type { Segment } from './alternatives.js';
import type { CityNames } from './cityNames.js';
import { destinationsOf, type Destination } from './limits.js';

const WITHOUT_COLLEGES: readonly Destination[] = ['US', 'DE'];

const REGIONS: ReadonlySet<number | null> = new Set(REGIONS_WITHOUT_COLLEGES.flatMap(phrasesOfLine).map(groupOf));

/** Words by which a text typed without marks is Vietnamese. */
const VIETNAMESE: ReadonlySet<string> = new Set('o tai hoc truong du nuoc my duc nganh cac nhung'.split(' '));

const wordOf = ({ tokens: [only, ...others], limit }: Segment): string =>
  only && others.length === 0 && limit === null ? only.folded : '';

const groupOfSegment = ({ tokens, limit }: Segment): number | null =>
  limit === null ? (wholePhrase(tokens)?.group ?? null) : null;

/** Whether a place lies where the word says nothing; null for what is no place. */
function isWithout(segment: Segment, { cityOf }: CityNames): boolean | null {
  const { tokens, limit, isNeutral } = segment;
  if (limit?.kind === 'GROUP') return true;
  if (limit !== null) {
    const countries = destinationsOf(limit);
    return countries.length === 0 ? null : countries.every(country => WITHOUT_COLLEGES.includes(country));
  }
  if (isNeutral) return null;
  const group = groupOfSegment(segment);
  if (group !== null && REGIONS.has(group)) return true;
  const keys = cityOf(tokens)?.keys ?? [];
  const isThere = (key: string): boolean => WITHOUT_COLLEGES.some(code => key.startsWith(`${code.toLowerCase()}-`));
  if (keys.length > 0) return keys.every(isThere);
  return group !== null && roleOfGroup(group) === 'PLACE' ? false : null;
}

/** `boston college` may be a name; `college in boston`, `nursing college usa` is none. */
function isNoName(before: Segment | undefined): boolean {
  if (!before || before.isNeutral) return true;
  if (before.limit !== null) return before.limit.kind !== 'EITHER_PLACE';
  const group = groupOfSegment(before);
  return group !== null && roleOfGroup(group) === 'SUBJECT';
}

export function withoutAnyCollege(segments: readonly Segment[], names: CityNames): Segment[] {
  const isSaid = segments.some(segment => ['college', 'colleges'].includes(wordOf(segment)));
  const places = isSaid ? segments.flatMap(segment => isWithout(segment, names) ?? []) : [];
  if (places.length === 0 || !places.every(Boolean)) return [...segments];
  const isVietnamese = segments.some(({ tokens }) =>
    tokens.some(({ isMarked, folded }) => isMarked || VIETNAMESE.has(folded)),
  );
  return segments.map((segment, place) => {
    const word = wordOf(segment);
    const isAny = word === 'colleges' || (word === 'college' && !isVietnamese && isNoName(segments[place - 1]));
    // Nothing of it is looked for.
    return isAny ? { ...segment, tokens: [], isNeutral: true } : segment;
  });
}

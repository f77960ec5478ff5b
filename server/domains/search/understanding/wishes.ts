/**
 * What would be welcome and is not asked for: `có thực tập thì tốt`, `kỳ tháng 9 nếu có`, `ielts 6.0 if possible`, `ideally with a placement`. It leaves nothing out; of equal entries those
 * that have it come first.
 */
import { each } from '../text/each.js';
import { unsaid, type Segment } from './alternatives.js';
import { isElsewhere, isPlace, type Limit } from './limits.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, segmentsOf, wordsBefore, wordsBehind } from './saidBeside.js';

/** A price, a level and a language are meant, however they are said, and so is a place unless it is said to be one among others. */
const WELCOME: readonly Limit['kind'][] = [
  'FEATURE',
  'TEST',
  'ACCEPTED_TEST',
  'INTAKE',
  'SEASON',
  'DEADLINE',
  'OPEN_NOW',
  'COVERAGE',
  'AUTO_APPLIED',
  'SCHOLARSHIP',
];
/** `nếu có ielts 6.0` is what somebody may have. */
const OF_SOMEBODY: readonly Limit['kind'][] = ['TEST', 'ACCEPTED_TEST'];

const BEHIND = phrasesBeside(
  each(
    ['', 'được', 'có', 'nếu có', 'nếu được', 'được vậy', 'vậy'],
    [
      'thì tốt',
      'thì tốt quá',
      'thì quá tốt',
      'thì càng tốt',
      'thì tốt hơn',
      'thì hay',
      'thì tuyệt',
      'thì thích',
      'càng tốt',
    ],
  ),
  'là tốt nhất | thì tốt nhất | càng nhiều càng tốt | nếu có | nếu có thể | nếu được | không có cũng được | ko có cũng được | k có cũng được',
  'if possible | if available | if any | if there is any | if there is one | where possible | when possible | ideally | preferably | preferred | nice to have | is nice to have',
  each(['', 'is', 'as', 'would be', 'will be'], ['a plus', 'a bonus', 'a big plus', 'a nice bonus']),
  each(
    ['would be', 'will be'],
    ['nice', 'great', 'good', 'ideal', 'better', 'perfect', 'nice to have', 'good to have'],
  ),
);

const TO_WISHES = ['', 'a', 'an', 'the', 'in', 'for', 'có', 'được', 'vào', 'kỳ', 'with', 'with a', 'with an'];
const IF = phrasesBeside(each(['nếu có', 'nếu được', 'nếu có thể', 'nếu'], ['', 'có', 'vào', 'kỳ', 'được', 'thêm']));
const BEFORE = phrasesBeside(
  each(['ưu tiên', 'tốt nhất là', 'mong có', 'mong là', 'bonus if', 'if possible', 'ideally', 'preferably'], TO_WISHES),
  each(['prefer', 'i prefer', 'would prefer', 'i would prefer', 'hopefully', 'it has'], TO_WISHES),
  each(
    ['', 'would be', 'it would be', 'will be', 'it will be'],
    ['nice to have', 'good to have', 'great to have', 'nice if it has', 'great if it has', 'nice if there is'],
    ['', 'a', 'an', 'the'],
  ),
);

/** Of a place: `gần Sydney càng tốt`, `ưu tiên gần Melbourne`, `ideally in London`. */
const BEHIND_PLACE = phrasesBeside(
  each(['', 'thì'], ['càng tốt', 'tốt nhất']),
  'nếu được | nếu có thể | if possible | where possible | when possible | ideally | preferably | preferred | would be ideal | would be nice | would be great',
);
const TO_PLACE = ['', 'gần', 'ở', 'tại', 'ở gần', 'khu vực', 'các trường ở'];
const BEFORE_PLACE = phrasesBeside(
  each(['ưu tiên', 'tốt nhất là'], TO_PLACE),
  each(
    ['ideally', 'preferably', 'if possible', 'prefer', 'i prefer', 'would prefer'],
    ['', 'in', 'near', 'close to', 'around', 'somewhere near', 'somewhere in'],
  ),
);
/** Behind a comma alone: `ngành tốt nhất ở Úc` asks for the best one there. */
const BEHIND_COMMA = phrasesBeside(each(['tốt nhất'], TO_PLACE));

const isWelcomePlace = ({ limit }: Segment): boolean => isPlace(limit) && !isElsewhere(limit);
const isWelcome = (segment: Segment): boolean =>
  segment.limit !== null && (WELCOME.includes(segment.limit.kind) || isWelcomePlace(segment));

/** Places of so many words beside a place; none where they end inside a phrase: `tháng 2 thì tốt nghiệp`. */
function placesOf(segments: readonly Segment[], at: { place: number; step: 1 | -1 }, length: number): number[] {
  const { place, step } = at;
  const count = length > 0 ? segmentsOf(segments, place, step, length) : 0;
  const places = Array.from({ length: count }, (_, offset) => place + step * (offset + 1));
  const words = places.reduce((sum, one) => sum + (segments[one]?.tokens.length ?? 0), 0);
  return words === length ? places : [];
}

/** The places of the words by which a limit is said to be welcome. */
function markersOf(segments: readonly Segment[], place: number, taken: ReadonlySet<number>): number[] {
  const isFree = (places: readonly number[]): boolean => places.length > 0 && places.every(one => !taken.has(one));
  const isOfPlace = isWelcomePlace(segments[place] as Segment);
  const [endings, beginnings] = isOfPlace ? [BEHIND_PLACE, BEFORE_PLACE] : [BEHIND, BEFORE];
  const behind = placesOf(segments, { place, step: 1 }, lengthAtStart(endings, wordsBehind(segments, place)));
  if (isFree(behind)) return behind;
  const words = wordsBefore(segments, place);
  const isFigure = isOfPlace || OF_SOMEBODY.includes((segments[place] as Segment).limit?.kind ?? 'TEST');
  const length = lengthAtEnd(beginnings, words) || (isFigure ? 0 : lengthAtEnd(IF, words));
  const before = placesOf(segments, { place, step: -1 }, length);
  if (isFree(before)) return before;
  const apart = isOfPlace ? placesOf(segments, { place, step: -1 }, lengthAtEnd(BEHIND_COMMA, words)) : [];
  const isApart = segments[Math.min(...apart) - 1]?.tokens.at(-1)?.isBreak === true;
  return isApart && isFree(apart) ? apart : [];
}

export function withWishes(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(isWelcome)) return segments;
  const taken = new Set<number>();
  const placesAt = new Map<number, readonly number[]>();
  for (const [place, segment] of segments.entries()) {
    const markers = isWelcome(segment) ? markersOf(segments, place, taken) : [];
    for (const marker of markers) taken.add(marker);
    if (markers.length > 0)
      placesAt.set(
        place,
        [...markers, place].toSorted((one, other) => one - other),
      );
  }
  if (placesAt.size === 0) return segments;
  return segments.map((segment, place) => {
    if (taken.has(place)) return unsaid(segment);
    const places = placesAt.get(place);
    if (!places || segment.limit === null) return segment;
    const tokens = places.flatMap(one => segments[one]?.tokens ?? []);
    return { ...segment, limit: { kind: 'WISH', of: segment.limit }, shownTokens: tokens };
  });
}

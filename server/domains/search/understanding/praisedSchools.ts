/**
 * A school that is called good asks for a ranking, which no fact tells: `a top uk university`, `best law schools`, `trường uy tín`, `đại học kinh tế tốt nhất`. The school, its place and its subject
 * stay what they are. Of anything else such words say nothing (`best price`, `TOP scholarship`), and single names of schools in everyday use are phrases (unansweredTopics.ts).
 */
import { each } from '../text/each.js';
import { isSubject, unsaid, type Segment } from './alternatives.js';
import type { Limit } from './limits.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, segmentsOf, wordsBefore, wordsBehind } from './saidBeside.js';

const RANKING: Limit = { kind: 'UNANSWERED', topic: 'RANKING' };

const BEFORE = phrasesBeside(
  'top | top tier | top notch | best | very best | leading | world leading | elite | reputable | reputed | renowned | high quality | good quality | highly regarded | highly rated | well regarded | highly reputable | respected | highly respected',
);
const BEHIND = phrasesBeside(
  each(
    ['', 'có', 'thật', 'rất', 'và'],
    ['uy tín', 'uy tín nhất', 'chất lượng', 'chất lượng tốt', 'chất lượng cao', 'chất lượng nhất', 'xịn', 'xịn nhất'],
  ),
  'tốt nhất | giỏi nhất | đỉnh nhất | xịn xò | top | tốp đầu | có tiếng | danh giá | danh giá nhất | tiếng tăm',
);
/** `tốt nhất là ở Sydney` is a wish. */
const OF_WISH: ReadonlySet<string> = new Set(['la']);
/** What is best before the word is a price, or how near it is. */
const OF_OTHERS: ReadonlySet<string> = new Set('phi gia tien luong gan muc khau'.split(' '));

/** An institute may be called so: `Top Education Institute`. */
const SCHOOLS: ReadonlySet<string> = new Set(
  'university universities uni unis college colleges school schools institution institutions institutes'.split(' '),
);
/** Behind the word for a school these are what is called good. */
const OF_STUDIES: ReadonlySet<string> = new Set(
  'scholarship scholarships course courses degree degrees program programs programme programmes town towns city cities'.split(
    ' ',
  ),
);
const IN_VIETNAMESE = /^(?:cac |nhung |danh sach |mot so )*(?:truong|dai hoc|dh|hoc vien|cao dang|cd)(?: |$)/;
/** Which ends with a word for a school: môi trường, thị trường, hiện trường, tăng trưởng. */
const BEFORE_TRUONG: ReadonlySet<string> = new Set('moi thi hien tang'.split(' '));

const MAX_BETWEEN = 5;

const textOf = (segment: Segment | undefined): string => segment?.tokens.map(({ folded }) => folded).join(' ') ?? '';
const firstOf = (segment: Segment | undefined): string => segment?.tokens[0]?.folded ?? '';
const lastOf = (segment: Segment | undefined): string => segment?.tokens.at(-1)?.folded ?? '';
const hasBreak = ({ tokens }: Segment): boolean => tokens.some(({ isBreak }) => isBreak);
const KINDS: readonly Limit['kind'][] = ['INSTITUTION_TYPE', 'OWNERSHIP', 'AWARD'];
const BETWEEN: readonly Limit['kind'][] = ['PLACE', 'EITHER_PLACE', ...KINDS];

const isAnySchool = ({ limit }: Segment): boolean => limit === null || KINDS.includes(limit.kind);
const isSchool = (segment: Segment): boolean => isAnySchool(segment) && SCHOOLS.has(lastOf(segment));
const isSchoolBefore = (segments: readonly Segment[], place: number): boolean => {
  const segment = segments[place] as Segment;
  const isNamed = IN_VIETNAMESE.test(textOf(segment)) && !BEFORE_TRUONG.has(lastOf(segments[place - 1]));
  return isAnySchool(segment) && !isSubject(segment) && isNamed;
};
const isBetween = (segment: Segment | undefined): segment is Segment =>
  segment !== undefined &&
  !hasBreak(segment) &&
  (segment.limit === null ? segment.isNeutral || isSubject(segment) : BETWEEN.includes(segment.limit.kind));
/** `best course at a university` says it of the course. */
const isOfSchool = (segment: Segment | undefined): boolean =>
  isBetween(segment) && (segment.limit !== null || isSubject(segment));

/** The places of so many words beside a place; none where they end inside a segment. */
function placesOf(segments: readonly Segment[], at: { place: number; step: 1 | -1 }, length: number): number[] {
  const { place, step } = at;
  const count = length === 0 ? 0 : segmentsOf(segments, place, step, length);
  const places = Array.from({ length: count }, (_, offset) => place + step * (offset + 1)).toSorted((a, b) => a - b);
  const words = places.reduce((sum, one) => sum + (segments[one]?.tokens.length ?? 0), 0);
  return words === length ? places : [];
}

/** The words before a school, its place and its subject. */
function praiseBefore(segments: readonly Segment[], school: number): number[] {
  if (!isSchool(segments[school] as Segment) || OF_STUDIES.has(firstOf(segments[school + 1]))) return [];
  for (let place = school; school - place < MAX_BETWEEN; place--) {
    const places = placesOf(segments, { place, step: -1 }, lengthAtEnd(BEFORE, wordsBefore(segments, place)));
    if (places.length > 0) return places;
    if (!isOfSchool(segments[place - 1])) return [];
  }
  return [];
}

/** The words behind a school, its place and its subject. */
function praiseBehind(segments: readonly Segment[], school: number): number[] {
  if (!isSchoolBefore(segments, school)) return [];
  for (let place = school; place - school < MAX_BETWEEN && !OF_OTHERS.has(lastOf(segments[place])); place++) {
    const words = wordsBehind(segments, place);
    const length = lengthAtStart(BEHIND, words);
    if (OF_WISH.has(words[length]?.folded ?? '')) return [];
    const places = placesOf(segments, { place, step: 1 }, length);
    if (places.length > 0) return places;
    if (!isBetween(segments[place + 1])) return [];
  }
  return [];
}

const isRanking = ({ limit }: Segment): boolean => limit?.kind === 'UNANSWERED' && limit.topic === 'RANKING';

export function withPraisedSchools(segments: readonly Segment[]): readonly Segment[] {
  const praises = segments
    .flatMap((_, place) => [praiseBefore(segments, place), praiseBehind(segments, place)])
    .filter(places => places.length > 0);
  const all = new Set(praises.flat());
  if (all.size === 0) return segments;
  // It is said once.
  const [first = []] = segments.some(isRanking) ? [] : praises;
  const shownTokens = first.flatMap(place => segments[place]?.tokens ?? []);
  return segments.map((segment, place) => {
    if (place === first[0]) return { ...segment, limit: RANKING, isNeutral: false, shownTokens };
    return all.has(place) ? unsaid(segment) : segment;
  });
}

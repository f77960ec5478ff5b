/**
 * What a wish is like, and why somebody has it, is no subject beside another one: `pháp y như trong phim`, `mê phim Hàn nên muốn học tiếng Hàn`, `law because I
 * love films`. Alone it may be the subject: `thích toán nên học ngành gì`.
 */
import { toWords } from '../text/tokenizer.js';
import { isSubject, unsaid, type Segment } from './alternatives.js';
import type { Token } from './tokens.js';

const wordsOf = (line: string): ReadonlySet<string> => new Set(toWords(line).map(({ exact }) => exact));
const LIKE = wordsOf('như giống nhu giong like as');
const BETWEEN = wordsOf(
  'như nhu trong ở o mấy may các cac những nhung cái cai bộ bo trên tren hệt in the on a an that one ones those from',
);
const STORIES = wordsOf(
  'phim truyện drama anime manga series movie movies film films tv show shows netflix hollywood game games',
);
const LIKING = wordsOf(
  'thích thich mê me xem coi đọc nghe yêu nghiện ghiền chơi love like enjoy watch watched watching',
);
const SO = wordsOf('nên nen so');
const BECAUSE = wordsOf('vì because');
const ENDS = wordsOf('nên nen so nhưng nhung but thì');

type Place = { token: Token; segment: number };
const isOneOf = (words: ReadonlySet<string>, place: Place | undefined): boolean =>
  place !== undefined && words.has(place.token.exact);
/** `vi` is no beginning of `vi tính`. */
const isBecause = (places: readonly Place[], at: number): boolean => {
  const [place, next] = places.slice(at);
  return isOneOf(BECAUSE, place) || (place?.token.exact === 'vi' && isOneOf(LIKING, next));
};

/** Segments from one place up to the end of what is said there. */
function spanFrom(places: readonly Place[], segments: readonly Segment[], from: number): number[] {
  const span: number[] = [];
  for (const [at, place] of places.entries()) {
    if (at < from) continue;
    if (place.token.isBreak || (at > from && isOneOf(ENDS, place))) break;
    if (segments[place.segment]?.limit !== null && !isOneOf(STORIES, places[at - 1])) break;
    span.push(place.segment);
  }
  return span;
}

/** `như trong phim`. */
function isLikeness(places: readonly Place[], at: number): boolean {
  if (!isOneOf(LIKE, places[at])) return false;
  let next = at + 1;
  while (isOneOf(BETWEEN, places[next])) next++;
  return isOneOf(STORIES, places[next]);
}

/** Of each likeness and each reason the segments that say it. */
function asidesIn(segments: readonly Segment[]): number[][] {
  const places = segments.flatMap(({ tokens }, segment) => tokens.map(token => ({ token, segment })));
  return places.flatMap((place, at) => {
    if (segments[place.segment]?.limit !== null) return [];
    if (isLikeness(places, at) || isBecause(places, at)) return [spanFrom(places, segments, at)];
    if (!isOneOf(SO, place)) return [];
    const from = places.slice(0, at).findIndex(before => isOneOf(LIKING, before));
    return from < 0 ? [] : [spanBetween(places, segments, from, at)];
  });
}

const spanBetween = (places: readonly Place[], segments: readonly Segment[], from: number, to: number): number[] =>
  places.slice(from, to).flatMap(({ segment }, at) => {
    const isKept = segments[segment]?.limit !== null && !isOneOf(STORIES, places[from + at - 1]);
    return isKept ? [] : [segment];
  });

/** More than its first word says something, which may be a `vì` alone. */
function saysSomething(segments: readonly Segment[], span: readonly number[]): boolean {
  const [first, ...others] = new Set(span);
  const isMeant = (place: number | undefined): boolean => place !== undefined && isSubject(segments[place] as Segment);
  return isMeant(first) || others.some(place => isLookedFor(segments[place] as Segment));
}
const isLookedFor = ({ limit, isNeutral }: Segment): boolean => limit === null && !isNeutral;

export function withoutLikeness(segments: readonly Segment[]): readonly Segment[] {
  const aside = new Set<number>();
  for (const span of asidesIn(segments)) {
    const isSaidElsewhere = segments.some((segment, place) => !span.includes(place) && isSubject(segment));
    if (isSaidElsewhere && saysSomething(segments, span)) for (const place of span) aside.add(place);
  }
  return segments.map((segment, place) => (aside.has(place) ? unsaid(segment) : segment));
}

/**
 * What somebody wants to go on with afterwards is not what they look for: `cao đẳng rồi liên thông lên đại học`, `diploma then bachelor`, `college 2 năm rồi lên university`. It is said of a level,
 * a university or a school behind a lower level, a college or a preparatory year. What is past gives way before (behind.ts).
 */
import { each } from '../text/each.js';
import { unsaid, type Segment } from './alternatives.js';
import { destinationsOf, isPreparing, type Limit } from './limits.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, segmentsOf, wordsBefore } from './saidBeside.js';
import { AWARDS_OF_LEVEL } from './saidLimits.js';

const THEN = [
  'rồi',
  'rồi mới',
  'rồi sau đó',
  'rồi sau này',
  'sau đó',
  'sau đó mới',
  'sau này',
  'trước rồi',
  'trước rồi mới',
  'then',
  'and then',
  'first then',
  'first and then',
  'and later',
  'then later',
  'before',
  'before going',
  'leading to',
  'that leads to',
  'which leads to',
];
/** Words for `when that is done`. They may speak of something past: `học đại học xong học thạc sĩ` may be said by somebody who has a degree and looks for a master's. So they count only behind a college, or where a length or a place stands between. */
const DONE = ['xong', 'xong rồi', 'xong mới', 'xong thì', 'xong sẽ'];
const TRANSFERRING = [
  ...each(
    ['chuyển', 'chuyển tiếp', 'liên thông', 'học chuyển tiếp'],
    ['', 'lên', 'vào', 'sang', 'qua', 'đến', 'tới'],
  ).split(' | '),
  'transfer',
  'transfer to',
  'transfer to a',
  'transfer lên',
  'transfer vào',
  'transfer into',
  'to transfer',
  'to transfer to',
  'to transfer to a',
  'to transfer into',
];
const GOING = [
  '',
  ...'lên | học lên | học lên tiếp | học tiếp | học tiếp lên | tiếp tục học | học | vào | vào học | đi học'.split(
    ' | ',
  ),
  ...'go to | go to a | go on to | go to study | move to | continue to | to | a | do a | do | study | study a'.split(
    ' | ',
  ),
  ...'get a | into | at | at a | on to | onto | going to | to go to'.split(' | '),
];
const AFTERWARDS = phrasesBeside(
  each(THEN, [...GOING, ...TRANSFERRING]),
  each(['để', 'để sau này'], ['lên', 'học lên', 'học tiếp lên', ...TRANSFERRING]),
  'to transfer to | to transfer to a | to transfer into',
);
const WHEN_DONE = phrasesBeside(each(DONE, [...GOING, ...TRANSFERRING]));
/** Words for what somebody wants now. A level before them is one that they have: in `học cao đẳng rồi giờ muốn học đại học` (I did college and now want university) the university is looked for. */
const NOW = phrasesBeside(
  each(
    ['giờ', 'bây giờ', 'giờ đây', 'nay', 'hiện tại'],
    ['muốn', 'em muốn', 'mình muốn', 'tính', 'định'],
    ['', 'học', 'lên', 'học lên', 'chuyển lên', 'chuyển tiếp lên', 'liên thông lên'],
  ),
  each(
    ['now want', 'now i want', 'and now want', 'now looking for', 'now need'],
    ['', 'a', 'to do a', 'to do', 'to study', 'to go to'],
  ),
);
const TO_A_SCHOOL = phrasesBeside(each([...THEN, ...DONE, ''], TRANSFERRING));
/** Words for changing to another school, without a word such as `then` that says in which order. Behind a college they are enough: in `community colleges, can transfer to university` the university comes later, and the college is looked for. */
const TRANSFER = phrasesBeside(TRANSFERRING.join(' | '));
const TRANSFER_UP = phrasesBeside(
  each(TRANSFERRING, [
    '',
    'university',
    'a university',
    'bachelor',
    'a bachelor',
    'a bachelor degree',
    'đại học',
    'đh',
  ]),
);
/** Behind these stands the college that somebody is at, or comes from: `đang học cao đẳng cộng đồng, muốn chuyển tiếp lên đại học`. */
const COMING_FROM = phrasesBeside(
  each(
    ['đang', 'hiện', 'hiện đang', 'mới', 'vừa', 'đã', 'từng'],
    ['học', 'học ở', 'học tại', 'theo học', 'ở', 'học xong'],
  ),
  each(['từ', 'sinh viên', 'tốt nghiệp', 'học xong', 'xong', 'hết', 'sau', 'sau khi học'], ['', 'trường', 'ở', 'tại']),
  each(
    [
      'from',
      'after',
      'finished',
      'completed',
      'graduated from',
      'student at',
      'studying at',
      'studying in',
      'am at',
      'am in',
    ],
    ['', 'a', 'an', 'my', 'the'],
  ),
);

/** Awards in the order in which somebody can take them; those of one line are equally far. */
const ORDER: readonly (readonly string[])[] = [
  ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'],
  ['BACHELOR'],
  ['GRADUATE_CERTIFICATE', 'MASTER'],
  ['DOCTORATE'],
];
const BACHELOR = 1;
const rankOf = (awards: readonly string[]): number =>
  ORDER.findIndex(line => line.some(award => awards.includes(award)));

const UNIVERSITIES: ReadonlySet<string> = new Set(['university', 'universities', 'uni', 'dh']);
const wordOf = ({ tokens: [only, ...others], limit }: Segment): string =>
  only && others.length === 0 && limit === null ? only.folded : '';

/** How far on what is named is; null for what is no stage of studies. */
function stageOf(segment: Segment): number | null {
  const { limit } = segment;
  if (limit?.kind === 'AWARD') return limit.isWeak || limit.isOthers ? null : rankOf(limit.awards);
  return UNIVERSITIES.has(wordOf(segment)) ? BACHELOR : null;
}
const isCollege = (segment: Segment): boolean =>
  wordOf(segment) === 'college' ||
  (segment.limit?.kind === 'INSTITUTION_TYPE' && segment.limit.types.join() === 'COLLEGE');
/** A college and a preparatory year come before any degree. */
function earlierStageOf(segment: Segment): number | null {
  if (isCollege(segment) || (segment.limit !== null && isPreparing(segment.limit))) return 0;
  return segment.limit?.kind === 'AWARD' ? stageOf(segment) : null;
}

const isBetween = ({ limit }: Segment): boolean =>
  limit?.kind === 'DURATION' || limit?.kind === 'PLACE' || limit?.kind === 'EITHER_PLACE';

/** Whether the text says that somebody is at that college, or comes from it: then they look for what follows it, and not for the college. */
const isBehind = (segments: readonly Segment[], college: number): boolean =>
  lengthAtEnd(COMING_FROM, wordsBefore(segments, college)) > 0;

type Later = { first: number; from: number; to: number };

/** The part of a text that says to what a college leads where no word such as `then` says the order: `college, transfer to university`. */
function transferAt(segments: readonly Segment[], place: number, start: number): Later | null {
  const { tokens } = segments[place] as Segment;
  const isWhole = lengthAtStart(TRANSFER_UP, tokens) === tokens.length;
  const length = isWhole ? 0 : lengthAtEnd(TRANSFER, wordsBefore(segments, start));
  const first = segments.slice(0, start).findLastIndex(isCollege);
  if (first < 0 || (!isWhole && length === 0)) return null;
  return { first, from: start - segmentsOf(segments, start, -1, length), to: place };
}

function laterAt(segments: readonly Segment[], place: number): Later | null {
  const segment = segments[place] as Segment;
  const isSchool = segment.limit?.kind === 'INSTITUTION';
  const stage = isSchool ? BACHELOR : stageOf(segment);
  if (stage === null) return null;
  // `to a 4 year university`.
  const start = wordOf(segment) !== '' && segments[place - 1]?.limit?.kind === 'DURATION' ? place - 1 : place;
  const tokens = wordsBefore(segments, start);
  const done = isSchool ? 0 : lengthAtEnd(WHEN_DONE, tokens);
  const length = lengthAtEnd(isSchool ? TO_A_SCHOOL : AFTERWARDS, tokens) || done;
  if (length === 0) {
    const transfer = isSchool ? null : transferAt(segments, place, start);
    return transfer && !isBehind(segments, transfer.first) ? transfer : null;
  }
  const from = start - segmentsOf(segments, start, -1, length);
  const before = segments.slice(0, from);
  const first = before.findLastIndex(one => (earlierStageOf(one) ?? stage) < stage);
  if (first < 0) return null;
  const isSure = length !== done || isCollege(segments[first] as Segment) || before.slice(first).some(isBetween);
  return isSure ? { first, from, to: place } : null;
}

/** What a college gives those who go on: an associate degree in the United States, and of a community college where no place is said. */
function givenBy(college: Segment, segments: readonly Segment[]): Limit {
  const places = segments.flatMap(({ limit }) => (limit ? destinationsOf(limit) : []));
  const isAmerican = places.length > 0 ? places.every(code => code === 'US') : college.limit !== null;
  return { kind: 'AWARD', awards: isAmerican ? ['ASSOCIATE'] : AWARDS_OF_LEVEL.DIPLOMA, isCollege: true };
}

/** Places of levels that somebody has, before one that is wanted now, and of the college that they come from. */
const hadBefore = (segments: readonly Segment[]): number[] =>
  segments.flatMap((segment, place) => {
    const stage = stageOf(segment);
    const college = stage === null ? null : transferAt(segments, place, place);
    if (college && isBehind(segments, college.first)) return [college.first];
    if (stage === null || lengthAtEnd(NOW, wordsBefore(segments, place)) === 0) return [];
    return segments.slice(0, place).flatMap((one, at) => ((stageOf(one) ?? stage) < stage ? [at] : []));
  });

export function withoutLater(segments: readonly Segment[]): readonly Segment[] {
  const later = segments.flatMap((_, place) => laterAt(segments, place) ?? []);
  const had = hadBefore(segments);
  if (later.length + had.length === 0) return segments;
  const hasLevel = later.some(({ first }) => segments[first]?.limit?.kind === 'AWARD');
  return segments.map((segment, place) => {
    if (had.includes(place) || later.some(({ from, to }) => from <= place && place <= to)) return unsaid(segment);
    const isFirst = later.some(({ first }) => first === place);
    return isFirst && isCollege(segment) && !hasLevel ? { ...segment, limit: givenBy(segment, segments) } : segment;
  });
}

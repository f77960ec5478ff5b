/**
 * What is behind somebody who tells a story first is not looked for: what they studied, have and work as (`tốt nghiệp kế toán, muốn học thạc sĩ marketing`, `have a
 * bachelor in accounting, want master in finance`), and a level that is not needed for another one. It is said of a subject beside another subject, of a level beside
 * another level; alone it is what is meant: `học xong kế toán thì làm gì`.
 */
import { each } from '../text/each.js';
import { isJoint, isSubject, unsaid, type Segment } from './alternatives.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, segmentsOf, wordsBefore, type Phrases } from './saidBeside.js';
import type { Token } from './tokens.js';

/** Behind these stands what is past, or what somebody leaves: `chuyển từ kế toán sang data`. */
const DONE = phrasesBeside(
  each(
    ['chuyển', 'chuyển ngành', 'chuyển hướng', 'chuyển nghề', 'đổi', 'đổi ngành', 'đổi nghề', 'rẽ'],
    ['từ', 'từ ngành', 'từ nghề'],
  ),
  each(['bỏ', 'đang học', 'đang làm'], ['ngành', 'nghề']),
  each(
    ['switch', 'switching', 'switched', 'change', 'changing', 'career change', 'move', 'moving', 'transition', 'pivot'],
    ['from', 'away from', 'out of'],
  ),
  'tốt nghiệp | học xong | đã học | đã học xong | từng học | đã từng học | đang học | đang theo học | đang làm | đã làm | từng làm | đi làm | có kinh nghiệm | kinh nghiệm trong | kinh nghiệm làm | kinh nghiệm về',
  'studied | graduated | graduated in | majored in | finished | completed | working as | worked as | work experience as | experience in | experience as | background in | currently studying | degree in',
);
/** Behind these stands what somebody does well: beside what they want to study it is only why. */
const GOOD_AT = phrasesBeside(
  each(
    ['giỏi', 'học giỏi', 'rất giỏi', 'mạnh', 'học mạnh', 'thế mạnh', 'có thế mạnh', 'có năng khiếu'],
    ['', 'về', 'môn'],
  ),
  each(['', 'am', 'is', 'im', 'really', 'very'], ['good at', 'strong in', 'strong at', 'great at', 'talented in']),
);
/** Some are subjects with it: `giỏi toán`. */
const GOOD = 'gioi';
/** Behind these only what begins with a level, and behind the second what leads on from it. */
const HAVING = phrasesBeside(
  each(['have', 'has', 'got', 'hold', 'holding', 'after', 'finished', 'completed'], ['', 'a', 'an', 'my']),
  each(['with'], ['a', 'an', 'my']),
  'có bằng | đã có | đã có bằng | xong | xong bằng | hết',
  each(
    ['không', 'ko', 'khỏi'],
    ['cần', 'cần có', 'cần học', 'yêu cầu', 'yêu cầu có', 'phải học', 'phải có', 'bắt buộc', 'bắt buộc có', 'qua'],
    ['', 'bằng'],
  ),
  each(['without', 'no need for', 'dont need', 'do not need', 'skip', 'skipping'], ['', 'a', 'the']),
);
const FROM = phrasesBeside('từ | từ bằng | straight from | directly from');
const ONWARD: ReadonlySet<string> = new Set('len thang to into'.split(' '));
/** It counts where years stand beside it: `làm kế toán 3 năm`. */
const WORKING = phrasesBeside(
  'làm | working | worked | work as',
  each(['work', 'works', 'working', 'worked'], ['in', 'in a', 'at', 'at a', 'for']),
);
/** What stands before this is what somebody is, where nothing but words for themselves is before it: `nhân viên ngân hàng muốn học MBA`. */
const WANTING = phrasesBeside(
  each(
    ['muốn', 'định', 'tính'],
    ['học', 'học thêm', 'học lên', 'học tiếp', 'đi học', 'đi du học', 'du học', 'chuyển sang', 'chuyển qua'],
  ),
  'muốn | want | wants | want to study | wants to study | wanting to study | looking to study | want to do | wants to do | want to learn | want to switch to | looking to move into | want to move into',
);
/** What stands before this is what somebody leaves. */
const TURNING = phrasesBeside(
  each(
    ['', 'muốn', 'giờ', 'giờ muốn', 'bây giờ muốn', 'nay muốn', 'định', 'tính', 'rồi', 'xong'],
    ['chuyển', 'đổi', 'rẽ', 'chuyển ngành', 'đổi ngành', 'chuyển hướng'],
    ['sang', 'qua'],
  ),
  each(
    ['', 'and', 'want to', 'and want to', 'now want to', 'but want to', 'looking to', 'trying to'],
    [
      'switch to',
      'switch into',
      'switching to',
      'switching into',
      'transition to',
      'transition into',
      'pivot to',
      'move into',
    ],
  ),
);
const ONESELF: ReadonlySet<string> = new Set(
  'em toi minh la dang dan chi nguoi sinh vien sv i am im a an as being student'.split(' '),
);
const NONE: ReadonlySet<string> = new Set('khong ko k chua no without not never'.split(' '));
const WORDS_BEFORE = 3;

/** What may stand within it. */
const WITHIN: ReadonlySet<string> = new Set(
  'nganh chuyen khoa ve in of the a an as from my for at o tai ben bang loai degree trong years year nam vn viet'.split(
    ' ',
  ),
);

const isDenied = (before: readonly Token[]): boolean =>
  before.slice(-WORDS_BEFORE).some(({ folded }) => NONE.has(folded));
/** `law background`. */
const isBackground = (segment: Segment | undefined): boolean =>
  segment?.limit === null && segment.tokens.length === 1 && segment.tokens[0]?.folded === 'background';

/** How many tokens at the end of some are the longest of these phrases; none where it is denied. */
function lengthBefore(phrases: Phrases, tokens: readonly Token[]): number {
  const length = lengthAtEnd(phrases, tokens);
  return isDenied(tokens.slice(0, tokens.length - length)) ? 0 : length;
}

const isLevel = (segment: Segment | undefined): boolean => segment?.limit?.kind === 'AWARD' && !segment.limit.words;
/** `tốt nghiệp đại học`, `i have a diploma`. */
const isHad = ({ limit }: Segment): boolean =>
  limit?.kind === 'AWARD' && limit.isWeak === true && !limit.awards.includes('CERTIFICATE');
/** `3 years experience`. */
const isExperience = ({ limit, tokens }: Segment): boolean =>
  limit?.kind === 'UNANSWERED' && limit.topic === 'BACKGROUND' && tokens.some(({ number }) => number !== null);

const isWithin = (segment: Segment): boolean =>
  isLevel(segment) ||
  isSubject(segment) ||
  segment.limit?.kind === 'DURATION' ||
  segment.limit?.kind === 'PLACE' ||
  isExperience(segment) ||
  (segment.limit === null && segment.tokens.every(({ folded }) => WITHIN.has(folded)));

type Span = { from: number; to: number };

/** Behind the last place of what is past, from its first; a list of what somebody does well goes on behind a comma. */
function endOf(segments: readonly Segment[], from: number, isOfSkills = false): number {
  let to = from;
  for (let place = from; place < segments.length; place++) {
    const segment = segments[place] as Segment;
    if (isWithin(segment)) to = place + 1;
    else if (!isJoint(segment) || (!isOfSkills && segment.tokens.some(({ isBreak }) => isBreak))) break;
  }
  return to;
}

/** The words behind a place, over a comma, too. */
function saidBehind(segments: readonly Segment[], place: number): Token[] {
  const end = segments.findIndex(({ limit }, at) => at > place && limit !== null);
  return segments
    .slice(place + 1, end < 0 ? undefined : end)
    .flatMap(({ tokens }) => tokens.filter(({ isBreak }) => !isBreak));
}

/** Whether what somebody is stands here, before what they want. */
const isOneself = (segments: readonly Segment[], place: number): boolean =>
  isSubject(segments[place] as Segment) &&
  segments
    .slice(0, place)
    .every(({ limit, tokens }) => limit === null && tokens.every(({ folded }) => ONESELF.has(folded))) &&
  lengthAtStart(WANTING, saidBehind(segments, place)) > 0;

/** How many tokens before a place say that what begins there is past. */
function pastBefore(segments: readonly Segment[], place: number): number {
  const tokens = wordsBefore(segments, place);
  const done = lengthBefore(DONE, tokens);
  if (done > 0 || tokens.length === 0) return done;
  const end = endOf(segments, place);
  if (isLevel(segments[place])) {
    const isOnward = ONWARD.has(segments[end]?.tokens[0]?.folded ?? '');
    return lengthAtEnd(HAVING, tokens) || (isOnward ? lengthAtEnd(FROM, tokens) : 0);
  }
  const isCounted = segments.slice(place, end).some(({ limit }) => limit?.kind === 'DURATION');
  return isCounted ? lengthBefore(WORKING, tokens) : 0;
}

/** Whether a list goes on at a place with a word that nothing is known of: `giỏi toán, lý`. */
const isListed = (segments: readonly Segment[], place: number): boolean => {
  const next = segments[place + 1];
  return isJoint(segments[place]) && next !== undefined && next.limit === null && !next.isNeutral;
};

function spansIn(segments: readonly Segment[]): Span[] {
  const spans: Span[] = [];
  for (let place = 0; place < segments.length; place++) {
    const segment = segments[place] as Segment;
    if (!isWithin(segment)) continue;
    const end = endOf(segments, place);
    if (isOneself(segments, place)) {
      spans.push({ from: place, to: place + 1 });
      continue;
    }
    if (isSubject(segment) && isBackground(segments[end]) && !isDenied(wordsBefore(segments, place))) {
      spans.push({ from: place, to: end + 1 });
      place = end;
      continue;
    }
    const skilled = isSubject(segment) ? lengthBefore(GOOD_AT, wordsBefore(segments, place)) : 0;
    const isSkill =
      (skilled > 0 || (isSubject(segment) && segment.tokens[0]?.folded === GOOD)) &&
      !isListed(segments, endOf(segments, place, true));
    const isLeft = isSubject(segment) && lengthAtStart(TURNING, saidBehind(segments, end - 1)) > 0;
    const length = (isSkill ? skilled : 0) || pastBefore(segments, place);
    if (length === 0 && !isSkill && !isLeft && !isHad(segment) && !isExperience(segment)) continue;
    const from = place - segmentsOf(segments, place, -1, length);
    const to = isSkill ? endOf(segments, place, true) : end;
    spans.push({ from, to });
    place = to - 1;
  }
  return spans;
}

export function withoutPast(segments: readonly Segment[]): readonly Segment[] {
  const spans = spansIn(segments);
  if (spans.length === 0) return segments;
  const isPast = (place: number): boolean => spans.some(({ from, to }) => from <= place && place < to);
  const others = segments.filter((_, place) => !isPast(place));
  const [hasSubject, hasLevel] = [others.some(isSubject), others.some(isLevel)];
  const isOther = (segment: Segment): boolean =>
    (hasSubject && isSubject(segment)) || (hasLevel && isLevel(segment) && !isSubject(segment));
  const left = spans.filter(({ from, to }) => segments.slice(from, to).some(isOther));
  const isLeft = (place: number): boolean => left.some(({ from, to }) => from <= place && place < to);
  return segments.map((segment, place) => {
    if (!isLeft(place)) return segment;
    const isAside = segment.limit === null ? !isSubject(segment) : segment.limit.kind === 'DURATION';
    return isAside || isOther(segment) ? unsaid(segment) : segment;
  });
}

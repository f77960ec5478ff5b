/** Years that somebody has worked are no length of a course: `đi làm công nhân 5 năm rồi`, `work as a nurse for 3 years`. What they work as stays where it is the one subject. */
import { isSubject, unsaid, type Segment } from './alternatives.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, segmentsOf, wordsBefore, wordsBehind } from './saidBeside.js';
import type { Token } from './tokens.js';

const WORKING = phrasesBeside(
  'đi làm | đã làm | từng làm | đã từng làm | đang làm | mình làm | em làm | đi xklđ | đi xuất khẩu lao động | xuất khẩu lao động | đi lính | đi bộ đội | đi nghĩa vụ | đi nghĩa vụ quân sự',
  'work as | worked as | working as | been working as | work in | worked in | working in | worked at | employed as | been',
);
/** It says so behind nothing that is learnt, and where what is past is told from what comes: `làm công nhân 5 năm rồi`, not `học làm bánh 1 năm`. */
const DOING = phrasesBeside('làm');
const LEARNT: ReadonlySet<string> = new Set('hoc khoa nganh nghe de muon thich ve'.split(' '));
const AFTERWARDS: ReadonlySet<string> = new Set('roi nay gio bay muon ,'.split(' '));
/** Words of what somebody works as. */
const MAX_WORDS = 4;

/** How many words at the end of some say that somebody worked, and how many of them before what they worked as. */
function workIn(words: readonly Token[], isAfterwards: boolean): { all: number; verb: number } {
  for (let end = words.length; end >= Math.max(1, words.length - MAX_WORDS); end--) {
    const before = words.slice(0, end);
    const length = lengthAtEnd(WORKING, before);
    if (length > 0) return { all: words.length - end + length, verb: length };
    const isDone = isAfterwards && !LEARNT.has(before.at(-2)?.folded ?? '');
    if (isDone && lengthAtEnd(DOING, before) > 0) return { all: words.length - end + 1, verb: 1 };
  }
  return { all: 0, verb: 0 };
}

/** `he has 3 years work`, `có 3 năm đi làm`, but `has a 2 years work permit`. */
const HAVING: ReadonlySet<string> = new Set('has have had got with after co sau duoc'.split(' '));
const AT_WORK = phrasesBeside('work | of work | working | of working | in work | at work | đi làm | làm việc');
const OTHER_WORK: ReadonlySet<string> = new Set(
  'permit permits visa visas placement placements rights study'.split(' '),
);
function isAtWork(segments: readonly Segment[], place: number): boolean {
  if (!HAVING.has(wordsBefore(segments, place).at(-1)?.folded ?? '')) return false;
  const behind = wordsBehind(segments, place);
  const length = lengthAtStart(AT_WORK, behind);
  return length > 0 && !OTHER_WORK.has(behind[length]?.folded ?? '');
}

export function withoutWorkedYears(segments: readonly Segment[]): readonly Segment[] {
  const left = new Set<Segment>();
  for (const [place, segment] of segments.entries()) {
    if (segment.limit?.kind !== 'DURATION') continue;
    if (isAtWork(segments, place)) left.add(segment);
    const next = segments[place + 1]?.tokens[0]?.folded ?? '';
    const { all, verb } = workIn(wordsBefore(segments, place), AFTERWARDS.has(next));
    if (all === 0) continue;
    let words = 0;
    for (const one of segments.slice(place - segmentsOf(segments, place, -1, all), place + 1)) {
      if (words < verb || !isSubject(one)) left.add(one);
      words += one.tokens.length;
    }
  }
  return left.size === 0 ? segments : segments.map(segment => (left.has(segment) ? unsaid(segment) : segment));
}

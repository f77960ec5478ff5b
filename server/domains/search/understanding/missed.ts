/**
 * Months that are past or not wanted: `missed september`, `lỡ kỳ tháng 9`, `hết hạn tháng 9 rồi`, `not september`. Beside a month that is wanted they ask for nothing;
 * alone they ask for any other.
 */
import { each } from '../text/each.js';
import { unsaid, type Segment } from './alternatives.js';
import type { Limit } from './limits.js';
import { otherMonths } from './months.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, segmentsOf, wordsBefore, wordsBehind } from './saidBeside.js';

const TO_MONTHS = ['', 'the', 'for the', 'in', 'vào', 'kỳ', 'đợt', 'nhập học', 'hạn', 'hạn nộp', 'deadline', 'tháng'];
const BEFORE = phrasesBeside(
  each(['lỡ', 'lỡ mất', 'bỏ lỡ', 'trễ', 'trễ mất', 'hụt', 'quá hạn', 'không kịp', 'ko kịp', 'k kịp'], TO_MONTHS),
  each(['không phải', 'ko phải', 'không thích', 'không muốn', 'không muốn vào', 'trừ', 'đừng'], TO_MONTHS),
  each(['missed', 'miss', 'missing', 'too late for', 'late for', 'cant make', 'cannot make'], TO_MONTHS),
  // When school ends is not when studies begin.
  each(['graduate', 'graduating', 'will graduate', 'graduated', 'finish school', 'finish high school'], ['in', 'this']),
  each(['not', 'except', 'except for', 'no', 'avoid', 'not ready for'], TO_MONTHS),
);
const BEHIND = phrasesBeside(
  each(
    ['', 'thì', 'đã', 'bị', 'mình', 'em', 'nộp'],
    ['qua rồi', 'qua mất', 'đã qua', 'mất rồi', 'hết hạn', 'đóng rồi', 'đóng mất', 'hết chỗ', 'lỡ rồi', 'trễ rồi'],
  ),
  each(['', 'thì', 'em', 'mình'], ['không kịp', 'ko kịp', 'k kịp', 'trễ mất', 'lỡ mất', 'bị lỡ', 'bị trễ']),
  each(
    ['', 'is', 'has', 'was', 'already', 'is already', 'has already', 'have'],
    ['passed', 'over', 'closed', 'gone', 'full', 'past', 'finished'],
  ),
);
/** Behind a deadline that says it has passed: `hết hạn tháng 9 | rồi`. */
const SINCE = phrasesBeside('rồi | mất | mất rồi');
/** `not before january`. */
const BOUNDS: ReadonlySet<string> = new Set('before earlier prior truoc after later sau tu from by'.split(' '));

const isMonth = (limit: Limit | null) =>
  limit?.kind === 'INTAKE' || limit?.kind === 'DEADLINE' || limit?.kind === 'SEASON' ? limit : null;

type Span = { from: number; to: number; place: number };
function missedAt(segments: readonly Segment[], place: number): Span | null {
  const { tokens, limit } = segments[place] as Segment;
  if (!isMonth(limit) || BOUNDS.has(tokens[0]?.folded ?? '')) return null;
  const said = wordsBefore(segments, place);
  const refused = lengthAtEnd(BEFORE, said);
  // Without its marks `đừng` is the end of `xây dựng`.
  const before = said.at(-refused)?.exact === 'dung' ? 0 : refused;
  const words = wordsBehind(segments, place);
  const isDeadline = limit?.kind === 'DEADLINE';
  const behind = lengthAtStart(BEHIND, words) || (isDeadline ? lengthAtStart(SINCE, words) : 0);
  if (before === 0 && behind === 0) return null;
  const from = place - segmentsOf(segments, place, -1, before);
  return { from, to: place + segmentsOf(segments, place, 1, behind), place };
}

function others(limit: Limit | null): Limit | null {
  const month = isMonth(limit);
  if (month?.kind === 'SEASON') return { ...month, isMissed: true };
  return month && { ...month, months: otherMonths(month.months) };
}

export function withoutMissed(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(({ limit }) => isMonth(limit))) return segments;
  const missed = segments.flatMap((_, place) => missedAt(segments, place) ?? []);
  if (missed.length === 0) return segments;
  const isWanted = ({ limit }: Segment, place: number): boolean =>
    isMonth(limit) !== null && !missed.some(span => span.place === place);
  const hasWanted = segments.some(isWanted);
  return segments.map((segment, place) => {
    const span = missed.find(({ from, to }) => from <= place && place <= to);
    if (!span) return segment;
    if (hasWanted || span.place !== place) return unsaid(segment);
    const own = segments.slice(span.from, span.to + 1).flatMap(({ tokens }) => tokens);
    return { ...segment, limit: others(segment.limit), shownTokens: own };
  });
}

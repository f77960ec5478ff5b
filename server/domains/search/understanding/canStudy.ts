/** `duoc` without its marks is được beside a subject: `hoc duoc ke toan khong` asks for no pharmacy. As the only subject it is dược. */
import { isJoint, isSubject, unsaid, type Segment } from './alternatives.js';

/** Before these one can, or may. */
const BEFORE: ReadonlySet<string> = new Set('hoc vao dau do theo nop xin lam nhan thi'.split(' '));
const BEHIND: ReadonlySet<string> = new Set('khong ko k hoc vao'.split(' '));
const ASKED = /^(nganh |truong |nhung |cac |nhung nganh |cac nganh )?(gi|nao)$/;

const textOf = (segment: Segment | undefined): string => segment?.tokens.map(({ exact }) => exact).join(' ') ?? '';
function meansCan(segments: readonly Segment[], place: number): boolean {
  const [before, segment, after] = [segments[place - 1], segments[place] as Segment, segments[place + 1]];
  const text = segment.tokens[0]?.exact === 'duoc' ? textOf(segment) : '';
  if ((text !== 'duoc' && text !== 'duoc hoc') || segment.limit !== null) return false;
  if (isJoint(before) || isJoint(after)) return false;
  if (text === 'duoc hoc') return after !== undefined && isSubject(after);
  const isVerbBeside = BEFORE.has(before?.tokens.at(-1)?.folded ?? '') || BEHIND.has(after?.tokens[0]?.folded ?? '');
  const behind = segments
    .slice(place + 1, place + 3)
    .map(textOf)
    .join(' ');
  const isAsked = ASKED.test(textOf(after)) || ASKED.test(behind);
  return isVerbBeside && (isAsked || segments.some((other, at) => at !== place && isSubject(other)));
}

export const withoutCan = (segments: readonly Segment[]): readonly Segment[] =>
  segments.map((segment, place) => (meansCan(segments, place) ? unsaid(segment) : segment));

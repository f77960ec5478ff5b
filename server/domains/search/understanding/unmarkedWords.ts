/**
 * Words typed without marks that name a subject alone, and beside one mean something else: `hoc duoc ke toan khong` (được) asks for no pharmacy, `khoa hoc ke toan` (khóa học) for no science. As
 * the only subject they are what they name.
 */
import { isJoint, isSubject, unsaid, type Segment } from './alternatives.js';

/** Before these one can, or may. */
const BEFORE: ReadonlySet<string> = new Set('hoc vao dau do theo nop xin lam nhan thi'.split(' '));
const BEHIND: ReadonlySet<string> = new Set('khong ko k hoc vao'.split(' '));
/** Behind these stands a subject: `nganh duoc khong` asks whether there is pharmacy. */
const OF_SUBJECT: ReadonlySet<string> = new Set('nganh khoa mon'.split(' '));
const ASKED = /^(nganh |truong |nhung |cac |nhung nganh |cac nganh )?(gi|nao)$/;

const textOf = (segment: Segment | undefined): string => segment?.tokens.map(({ exact }) => exact).join(' ') ?? '';
function meansCan(segments: readonly Segment[], place: number): boolean {
  const [before, segment, after] = [segments[place - 1], segments[place] as Segment, segments[place + 1]];
  const text = segment.tokens[0]?.exact === 'duoc' ? textOf(segment) : '';
  if ((text !== 'duoc' && text !== 'duoc hoc') || segment.limit !== null) return false;
  if (isJoint(before) || isJoint(after) || OF_SUBJECT.has(before?.tokens.at(-1)?.folded ?? '')) return false;
  if (text === 'duoc hoc') return after !== undefined && isSubject(after);
  const isVerbBeside = BEFORE.has(before?.tokens.at(-1)?.folded ?? '') || BEHIND.has(after?.tokens[0]?.folded ?? '');
  const behind = segments
    .slice(place + 1, place + 3)
    .map(textOf)
    .join(' ');
  const isAsked = ASKED.test(textOf(after)) || ASKED.test(behind);
  return isVerbBeside && (isAsked || segments.some((other, at) => at !== place && isSubject(other)));
}

/** What may stand between a course and its subject: `khoa hoc ve ke toan`. */
const ABOUT: ReadonlySet<string> = new Set('ve nganh mon nghe'.split(' '));

function meansCourse(segments: readonly Segment[], place: number): boolean {
  const segment = segments[place] as Segment;
  if (textOf(segment) !== 'khoa hoc' || segment.limit !== null) return false;
  const next = segments.slice(place + 1).find(other => !ABOUT.has(textOf(other)));
  return next !== undefined && isSubject(next);
}

/** The `ve` of `khoa hoc ve ke toan` is no drawing (vẽ). */
const meansAbout = (segments: readonly Segment[], place: number): boolean =>
  place > 0 && textOf(segments[place]) === 've' && meansCourse(segments, place - 1);

const isOther = (segments: readonly Segment[], place: number): boolean =>
  meansCan(segments, place) || meansCourse(segments, place) || meansAbout(segments, place);

const CAN_I = /^duoc (khong|ko|k)$/;

/** The subject and the question apart, where they were read as words of asking. */
const withPharmacy = (segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, place) => {
    const isAsked = CAN_I.test(textOf(segment)) && OF_SUBJECT.has(segments[place - 1]?.tokens.at(-1)?.folded ?? '');
    const [subject, ...question] = segment.tokens;
    return isAsked && subject && segment.limit === null
      ? [
          { ...segment, tokens: [subject], isNeutral: false },
          { ...segment, tokens: question },
        ]
      : [segment];
  });

export function withoutUnmarked(segments: readonly Segment[]): readonly Segment[] {
  const asked = withPharmacy(segments);
  return asked.map((segment, place) => (isOther(asked, place) ? unsaid(segment) : segment));
}

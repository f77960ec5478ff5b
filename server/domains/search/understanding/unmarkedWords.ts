/** Words typed without marks that name a subject alone, and beside one mean something else: `khoa hoc ke toan` (khóa học) asks for no science. As the only subject they are what they name. */
import { isSubject, unsaid, type Segment } from './alternatives.js';

const textOf = (segment: Segment | undefined): string => segment?.tokens.map(({ exact }) => exact).join(' ') ?? '';

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
  meansCourse(segments, place) || meansAbout(segments, place);

export const withoutUnmarked = (segments: readonly Segment[]): readonly Segment[] =>
  segments.map((segment, place) => (isOther(segments, place) ? unsaid(segment) : segment));

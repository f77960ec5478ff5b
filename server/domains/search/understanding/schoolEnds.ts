/** The month in which school ends (`hết lớp 12 tháng 6/2027`, `finishes grade 12 in june`) tells when somebody is free to leave, and is no intake. */
import { unsaid, type Segment } from './alternatives.js';
import { wordsBefore } from './saidBeside.js';
import { followsSchool } from './saidLimits.js';

/** Behind school these are its end, other months those of studies: `hết lớp 12 tháng 9 đi luôn`. */
const LAST_MONTHS: ReadonlySet<number> = new Set([4, 5, 6, 7]);
const IN: ReadonlySet<string> = new Set(['in', 'vao', 'hoi', 'this', 'by']);
/** They begin an intake, whatever stands before it. */
const OF_INTAKE: ReadonlySet<string> = new Set('ky dot khoa nhap intake start starting starts begin'.split(' '));

function endsSchool(segments: readonly Segment[], place: number): boolean {
  const { limit, tokens } = segments[place] as Segment;
  if (limit?.kind !== 'INTAKE' || !limit.months.every(month => LAST_MONTHS.has(month))) return false;
  if (tokens.some(({ folded }) => OF_INTAKE.has(folded))) return false;
  const between = wordsBefore(segments, place);
  if (!between.every(({ folded }) => IN.has(folded))) return false;
  return followsSchool(segments[place - 1 - (between.length > 0 ? 1 : 0)]?.limit ?? null);
}

export const withoutSchoolEnds = (segments: readonly Segment[]): readonly Segment[] =>
  segments.map((segment, place) => (endsSchool(segments, place) ? unsaid(segment) : segment));

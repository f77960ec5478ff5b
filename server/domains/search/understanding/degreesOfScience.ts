/** `cử nhân khoa học`, `thạc sĩ khoa học`: the name of a degree, where `khoa học` begins no subject; of `cử nhân khoa học 3 năm` the years are no `khóa học`. */
import type { Segment } from './alternatives.js';
import type { Token } from './tokens.js';

const DEGREES: ReadonlySet<string> = new Set(['cu nhan', 'thac si', 'thac sy']);
const SCIENCE = ['khoa', 'hoc'];

const folded = (tokens: readonly Token[]): string => tokens.map(token => token.folded).join(' ');
const isDegree = ({ tokens, limit }: Segment): boolean =>
  limit?.kind === 'AWARD' && DEGREES.has(folded(tokens.slice(-2)));
/** What is left of it without `khoa học`; null where it does not begin so, or where that is part of a subject. */
function withoutScience({ tokens, limit }: Segment): readonly Token[] | null {
  if (!SCIENCE.every((word, place) => tokens[place]?.folded === word)) return null;
  const rest = tokens.slice(SCIENCE.length);
  return rest.length === 0 ? (limit === null ? rest : null) : limit?.kind === 'DURATION' ? rest : null;
}

export function withDegreesOfScience(segments: readonly Segment[]): readonly Segment[] {
  const read: Segment[] = [];
  for (const segment of segments) {
    const last = read.at(-1);
    const rest = last && isDegree(last) ? withoutScience(segment) : null;
    if (last === undefined || rest === null) {
      read.push(segment);
      continue;
    }
    read[read.length - 1] = { ...last, tokens: [...last.tokens, ...segment.tokens.slice(0, SCIENCE.length)] };
    if (rest.length > 0) read.push({ ...segment, tokens: rest });
  }
  return read;
}

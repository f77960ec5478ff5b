/**
 * `ở lại` behind words that the studies are over, or before a country, asks for the permit to stay: `học xong thạc sĩ ở lại Úc`, `nghề dễ xin việc ở lại Canada`; where they stand right before it,
 * saidFeatures.ts has both.
 */
import type { Segment } from './alternatives.js';
import { wordOf, type Token } from './tokens.js';

/** The ends of `học xong`, `tốt nghiệp`, `ra trường`, with the word before, where it takes one to tell. */
const OVER: readonly (readonly [before: string | null, word: string])[] = [
  [null, 'xong'],
  ['tot', 'nghiep'],
  ['ra', 'truong'],
];
const isOverAt = (tokens: readonly Token[], place: number): boolean =>
  OVER.some(
    ([before, word]) => tokens[place]?.folded === word && (before === null || tokens[place - 1]?.folded === before),
  );

const [AT, BACK] = [wordOf('ở')?.exact, wordOf('lại')?.exact];
/** `ở lại lớp` is to stay behind at school. */
const CLASS = 'lop';
/** Typed without marks it may be a name: `o lai chau`. */
const isStaying = ([at, back, ...others]: readonly Token[], isBeforeCountry: boolean): boolean =>
  others.length === 0 &&
  (isBeforeCountry
    ? at?.folded === 'o' && back?.folded === 'lai' && !(at.isMarked && at.exact !== AT)
    : at?.exact === AT && back?.exact === BACK);

/** `không muốn ở lại Canada`. */
const NONE: ReadonlySet<string> = new Set(['khong', 'ko', 'k', 'chua']);
const isDenied = (before: readonly Token[]): boolean => before.slice(-2).some(({ folded }) => NONE.has(folded));

export function withStaying(segments: readonly Segment[]): Segment[] {
  const read: Segment[] = [];
  const before: Token[] = [];
  for (let place = 0; place < segments.length; place++) {
    const segment = segments[place] as Segment;
    const next = segments[place + 1];
    const both = [...segment.tokens, ...(next?.tokens ?? [])];
    const isOver = before.some((_, at) => isOverAt(before, at));
    const isAtSchool = segments[place + 2]?.tokens[0]?.folded === CLASS;
    const isBeforeCountry = segments[place + 2]?.limit?.kind === 'PLACE' && !isDenied(before);
    const isMeant = (isOver && !isAtSchool) || isBeforeCountry;
    if (isMeant && segment.limit === null && next?.limit === null && isStaying(both, isBeforeCountry)) {
      read.push({ tokens: both, limit: { kind: 'FEATURE', feature: 'POST_GRADUATION_PERMIT' }, isNeutral: false });
      place++;
    } else read.push(segment);
    before.push(...segment.tokens);
  }
  return read;
}

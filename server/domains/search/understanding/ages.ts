/** How old somebody is asks for nothing: `giờ 28 tuổi`, `em năm nay 28t rồi`, `I'm 28 years old`. */
import { unsaid, type Segment } from './alternatives.js';
import { isDash, type Token } from './tokens.js';

const LEAST_AGE = 10;
/** In years: what is older is an institution. */
const MAX_AGE = 65;
const isAge = ({ number }: Token): boolean =>
  number !== null && Number.isInteger(number) && number >= LEAST_AGE && number <= MAX_AGE;

/** Part of what is said with the number. */
const AGED: ReadonlySet<string> = new Set(['aged', 'age']);
const BEING: ReadonlySet<string> = new Set('im am is hes shes'.split(' '));
/** Behind a number that is said of somebody: of a score or a sum more is said. */
const IS_COUNTED: ReadonlySet<string> = new Set('k % $ € £ ielts toefl pte points year years month months'.split(' '));
const YEARS_OLD: ReadonlySet<string> = new Set('years year yrs yr yo old'.split(' '));

/** How many tokens from the number on say an age; 0 for none. */
function ageAt(tokens: readonly Token[], place: number): number {
  if (!isAge(tokens[place] as Token)) return 0;
  const foldedAt = (at: number): string => tokens[at]?.folded ?? '';
  const [before, next] = [foldedAt(place - 1), foldedAt(place + 1)];
  if (next === 'tuoi') return foldedAt(place + 2) === 'roi' ? 3 : 2;
  if (next === 't' && foldedAt(place + 2) === 'roi') return 3;
  let end = place + 1;
  while (tokens[end] && (isDash(tokens[end] as Token) || YEARS_OLD.has(foldedAt(end)))) end++;
  if (foldedAt(end - 1) === 'old' || foldedAt(end - 1) === 'yo') return end - place;
  return AGED.has(before) || (BEING.has(before) && !IS_COUNTED.has(next)) ? 1 : 0;
}

export function withoutAges(segments: readonly Segment[]): readonly Segment[] {
  const tokens = segments.flatMap(segment => segment.tokens);
  const aged = new Set<Token>();
  for (const [place, token] of tokens.entries())
    if (token.number !== null) {
      const length = ageAt(tokens, place);
      const from = length > 0 && AGED.has(tokens[place - 1]?.folded ?? '') ? place - 1 : place;
      for (const one of tokens.slice(from, place + length)) aged.add(one);
    }
  if (aged.size === 0) return segments;
  return segments.map(segment =>
    segment.tokens.length > 0 && segment.tokens.every(token => aged.has(token)) ? unsaid(segment) : segment,
  );
}

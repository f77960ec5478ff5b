/** `MS`: a master's degree or something else. */
import { phraseAt, roleOfGroup } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';
import { COUNTRY_PHRASES } from './places.js';
import type { Token } from './tokens.js';

/** `MS`, `M.S.`: a master's degree beside a subject, or in a country, only, else a title before a name, a company, a state. */
export const SHORT_MASTER = 'ms';
const BEFORE_SUBJECT: ReadonlySet<string> = new Set(['in', 'nganh', 'of']);

/** Where a subject that stands at a place ends; null for none. */
function subjectEnd(tokens: readonly Token[], from: number): number | null {
  const phrase = phraseAt(tokens, from);
  const isSubject = phrase !== undefined && phrase.group !== null && roleOfGroup(phrase.group) === 'SUBJECT';
  return isSubject ? from + phrase.words.length : null;
}

const BEFORE_COUNTRY: ReadonlySet<string> = new Set('in from o tai the'.split(' '));
const COUNTRY_WORDS: ReadonlySet<string> = new Set(
  COUNTRY_PHRASES.flatMap(([, line]) => line.split(' | ')).flatMap(phrase => toWords(phrase)[0]?.folded ?? []),
);

/** `in USA`, `in the US`, `ở Mỹ`. */
function isInCountry(tokens: readonly Token[], from: number): boolean {
  let next = from;
  while (BEFORE_COUNTRY.has(tokens[next]?.folded ?? '')) next++;
  return next > from && COUNTRY_WORDS.has(tokens[next]?.folded ?? '');
}

/** `ms cs`, `ms in data science`, `computer science ms`, `ms in the US`. */
export function meansMaster(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.folded !== SHORT_MASTER) return false;
  const next = from + (BEFORE_SUBJECT.has(tokens[from + 1]?.folded ?? '') ? 2 : 1);
  return (
    isInCountry(tokens, from + 1) ||
    subjectEnd(tokens, next) !== null ||
    tokens.slice(0, from).some((_, place) => subjectEnd(tokens, place) === from)
  );
}

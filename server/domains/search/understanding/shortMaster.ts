/** `MS`: a master's degree or something else. */
import { phraseAt, roleOfGroup } from '../text/phrases.js';
import type { Token } from './tokens.js';

/** `MS`, `M.S.`: a master's degree beside a subject only, else a title before a name, a company, a state. */
export const SHORT_MASTER = 'ms';
const BEFORE_SUBJECT: ReadonlySet<string> = new Set(['in', 'nganh', 'of']);

/** Where a subject that stands at a place ends; null for none. */
function subjectEnd(tokens: readonly Token[], from: number): number | null {
  const phrase = phraseAt(tokens, from);
  const isSubject = phrase !== undefined && phrase.group !== null && roleOfGroup(phrase.group) === 'SUBJECT';
  return isSubject ? from + phrase.words.length : null;
}

/** `ms cs`, `ms in data science`, `computer science ms`. */
export function meansMaster(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.folded !== SHORT_MASTER) return false;
  const next = from + (BEFORE_SUBJECT.has(tokens[from + 1]?.folded ?? '') ? 2 : 1);
  return (
    subjectEnd(tokens, next) !== null || tokens.slice(0, from).some((_, place) => subjectEnd(tokens, place) === from)
  );
}

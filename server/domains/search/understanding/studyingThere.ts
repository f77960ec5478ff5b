/**
 * A country before `học` is no subject where somebody studies there: behind a word that leads to a place (`đi Mỹ học marketing`), and where a subject or a level
 * follows (`mỹ học thiết kế`). `mỹ học` and `ngành Hàn Quốc học` stay subjects.
 */
import { isPlace } from './limits.js';
import type { Candidate } from './candidates.js';
import type { Token } from './tokens.js';

const LEADING: ReadonlySet<string> = new Set('di sang qua o tai ben toi den nuoc'.split(' '));
const OF_SUBJECT: ReadonlySet<string> = new Set('nganh mon khoa'.split(' '));
/** Between `học` and what is studied. */
const ABOUT: ReadonlySet<string> = new Set('ve nganh lam tiep them len'.split(' '));

const foldedAt = (tokens: readonly Token[], place: number): string => tokens[place]?.folded ?? '';

function isLedTo(tokens: readonly Token[], from: number): boolean {
  const before = foldedAt(tokens, from - 1);
  return LEADING.has(before) || (before === 'hoc' && foldedAt(tokens, from - 2) === 'du');
}

/** The country at a place, where `best` is the subject that begins with it. */
export function placeOfStudying(
  tokens: readonly Token[],
  {
    from,
    best,
    candidates,
    bestOf,
  }: {
    from: number;
    best: Candidate;
    candidates: readonly Candidate[];
    bestOf: (place: number) => Candidate | null;
  },
): Candidate | null {
  const end = from + best.length;
  if (best.length < 2 || best.limit !== null || foldedAt(tokens, end - 1) !== 'hoc') return null;
  const country = candidates.find(({ length, limit }) => length === best.length - 1 && isPlace(limit));
  if (!country || isLedTo(tokens, from)) return country ?? null;
  if (OF_SUBJECT.has(foldedAt(tokens, from - 1))) return null;
  const next = bestOf(ABOUT.has(foldedAt(tokens, end)) ? end + 1 : end);
  return next?.isSubject === true || next?.limit?.kind === 'AWARD' ? country : null;
}

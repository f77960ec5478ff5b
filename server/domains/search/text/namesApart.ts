/** Names of scholarships with an `or` or an `and` between them, of which nothing has all words: each by itself is an answer (`Rhodes or Gates Cambridge`). */
import { groupOf } from './phrases.js';
import type { Term } from './terms.js';
import { hasMarks, toWords, type Word } from './tokenizer.js';

const SCHOLARSHIP = `#${groupOf('scholarship')}`;
/** What gives them: no part of a name, nor of all of them (`quỹ Đức (Adenauer, Ebert, Böll)`, `quỹ Böll và DAAD`). */
const FOUNDATION = `#${groupOf('foundation')}`;
const JOINT = 'names';

const VERSUS: ReadonlySet<string> = new Set(['vs', 'versus']);

type Sided = { from: number; term: Term | null; isOr: boolean; isAnd: boolean };

/** Each term with the side on which it stands, where there are several. `listed`: numbers of the words behind a sign of a list. */
export function withSides<S extends Sided>(
  spans: readonly S[],
  words: readonly Word[],
  listed: ReadonlySet<number>,
): S[] {
  let side = 0;
  const sided = spans.map(span => {
    if (span.isOr || span.isAnd || listed.has(span.from) || VERSUS.has(words[span.from]?.folded ?? '')) side++;
    return span.term ? { ...span, term: { ...span.term, side } } : span;
  });
  return side === 0 ? [...spans] : sided;
}

export type NamesApart = { others: readonly Term[]; names: readonly Term[] };

/** Several words of one name are found together. */
function nameOf(terms: readonly Term[]): Term[] {
  const [first, ...more] = terms;
  if (!first) return [];
  if (more.length === 0) return [{ ...first, joint: JOINT }];
  const text = terms.map(term => term.text).join(' ');
  const words = toWords(text).map(word => ({
    folded: word.folded,
    marked: hasMarks(word) ? word.exact : null,
    isPrefix: false,
    mayBeTypo: false,
  }));
  const none = { own: [], synonyms: [], corrected: [], neighbours: [], isBegun: false, correction: null };
  return [{ text, ...none, words, role: 'WORD', meaning: text.toLowerCase(), joint: JOINT }];
}

/** Null where nothing stands between two names, or only one of those has a word. */
export function namesApart(terms: readonly Term[]): NamesApart | null {
  const isOther = ({ meaning, side }: Term): boolean => side === undefined || meaning === SCHOLARSHIP;
  const ofNames = terms.filter(term => !isOther(term) && term.meaning !== FOUNDATION);
  const sides = [...new Set(ofNames.map(({ side = 0 }) => side))];
  if (sides.length < 2) return null;
  const names = sides.flatMap(side => nameOf(ofNames.filter(term => term.side === side)));
  return { others: terms.filter(isOther), names };
}

/** A typed text without what an answer lets go of, and without words that say nothing, as a text that finds the answer again: what is looked for stays as it was typed. */
import type { Term } from '../text/terms.js';
import { toWords } from '../text/tokenizer.js';
import type { UnderstandingVocabulary } from '../understanding/candidates.js';
import { exactOf, readTokens, type Token } from '../understanding/tokens.js';

export type Typed = { text: string; tokens: readonly Token[] };

/** `known`: what is no word that was typed by Telex or VNI. */
export const typedAs = (text: string, known: Pick<UnderstandingVocabulary, 'isWord' | 'isBegunName'>): Typed => ({
  text,
  tokens: readTokens(text, known.isWord, known.isBegunName).tokens,
});

type Span = { from: number; to: number };
type LetGo = {
  /** Limits that were understood, kept or not: no word to look for is one of theirs. */
  limits: readonly Span[];
  /** Those of them that are let go of. */
  left: readonly Span[];
  /** Terms that are let go of, as typed. */
  leftTerms: readonly Pick<Term, 'text'>[];
  /** Those that are looked for still: no word of theirs leads to something else. Where they are told, whatever else stands in the text says nothing (`em muốn hỏi ... ạ`). */
  keptTerms?: readonly Pick<Term, 'text'>[];
  /** A subject and the broader one that stands for it. */
  replaced: { term: Pick<Term, 'text'>; by: string } | null;
};

/** Words that belong to what stands behind them: without it they are let go of, too. */
const LEADING: ReadonlySet<string> = new Set(
  'in at on of for to from with near by and or the a an ở o tại tai cho với voi và va hoặc hoac hay bên của về ve gần bang tiểu tỉnh state'
    .split(' ')
    .map(exactOf),
);
/** `ăn` (to eat) is no `an`. */
const isLeading = ({ exact, folded, isMarked }: Token): boolean =>
  LEADING.has(exact) || (!isMarked && LEADING.has(folded));

const foldedWords = (text: string): string[] => toWords(text).map(({ folded }) => folded);

/** A token and its words, without diacritics; none of a sign. */
type Spelled = { token: Token; words: readonly string[] };

/** The tokens that have exactly the words of a term; null where no row of them does. */
function tokensOf(term: Pick<Term, 'text'>, spelled: readonly Spelled[]): readonly Token[] | null {
  const wanted = foldedWords(term.text).join(' ');
  for (const [from, first] of spelled.entries()) {
    // A comma before it is none of its words.
    if (first.words.length === 0) continue;
    const words: string[] = [];
    for (let to = from; to < spelled.length && words.join(' ').length < wanted.length; to++) {
      words.push(...(spelled[to] as Spelled).words);
      if (words.join(' ') === wanted) return spelled.slice(from, to + 1).map(({ token }) => token);
    }
  }
  return null;
}

/** Between what is said and the next, these join nothing once the words before them are gone: `moved to Dublin`. */
const JOINING_NOTHING: ReadonlySet<string> = new Set(['to', 'for', 'cho']);
const joins = (token: Token): boolean => isLeading(token) && !JOINING_NOTHING.has(token.exact);
const SIGNS: ReadonlySet<string> = new Set(', ; / ( ) - – —'.split(' '));

/** What says nothing: all but what is said, the signs of a list, and what leads from one thing that is said to the next (`in Dublin`, `or`). */
function fillerAmong(tokens: readonly Token[], isSaid: (token: Token) => boolean): Set<Token> {
  const filler = new Set(tokens.filter(token => !isSaid(token) && !SIGNS.has(token.exact)));
  const first = tokens.findIndex(isSaid);
  tokens.forEach((token, place) => {
    if (!isSaid(token)) return;
    for (let before = place - 1; before > first && joins(tokens[before] as Token); before--)
      filler.delete(tokens[before] as Token);
  });
  return filler;
}

const tidy = (text: string): string =>
  text
    .replace(/\((?:[\s,;]*)\)/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?: ?[,;]| \+)+(?= ?[,;]| \+ )/gu, '')
    .replace(/ (?=[,;])/gu, '')
    .replace(/^[\s,;:/&+–—-]+|(?:[\s,;:/&–—-]|\s\+)+$/gu, '')
    .normalize('NFC');

/** Null where a term stands nowhere in the text: it was read out of something else. */
export function textWithout(
  { text: typed, tokens }: Typed,
  { limits, left, leftTerms, keptTerms, replaced }: LetGo,
): string | null {
  const isIn = (spans: readonly Span[], token: Token): boolean =>
    spans.some(({ from, to }) => from <= token.from && token.to <= to);
  const words = tokens
    .filter(token => !isIn(limits, token))
    .map(token => ({ token, words: foldedWords(token.decoded ?? typed.slice(token.from, token.to)) }));
  const gone = new Set(tokens.filter(token => isIn(left, token)));
  for (const term of leftTerms) {
    const own = tokensOf(term, words);
    if (!own) return null;
    for (const token of own) gone.add(token);
  }
  const keptRows = [...(keptTerms ?? []), ...(replaced ? [replaced.term] : [])].map(term => tokensOf(term, words));
  const kept = new Set(keptRows.flatMap(row => row ?? []));
  const leads = (token: Token): boolean => isLeading(token) && !isIn(limits, token) && !kept.has(token);
  const subject = replaced && tokensOf(replaced.term, words);
  if (replaced && !subject) return null;
  tokens.forEach((token, place) => {
    if (!gone.has(token) || gone.has(tokens[place - 1] as Token)) return;
    for (let before = place - 1; before >= 0; before--) {
      const one = tokens[before] as Token;
      if (!leads(one)) return;
      gone.add(one);
    }
  });
  // Nothing is left before it: `in seattle`.
  for (const token of tokens) {
    if (!gone.has(token) && (gone.size === 0 || !leads(token))) break;
    gone.add(token);
  }
  const isSaid = (token: Token): boolean => !gone.has(token) && (kept.has(token) || isIn(limits, token));
  // Words that were read out of something else may be any.
  const filler = keptTerms && keptRows.every(row => row !== null) ? fillerAmong(tokens, isSaid) : new Set<Token>();
  let text = '';
  let end = 0;
  let isBehindFiller = false;
  for (const token of tokens) {
    const isFiller = filler.has(token);
    const between = isFiller || isBehindFiller ? ' ' : typed.slice(end, token.from);
    const isReplaced = subject?.includes(token) === true;
    const by = isReplaced && replaced ? (token === subject[0] ? replaced.by : '') : token.decoded;
    text += between + (isFiller || gone.has(token) ? '' : (by ?? typed.slice(token.from, token.to)));
    end = token.to;
    isBehindFiller = isFiller;
  }
  return tidy(text + (isBehindFiller ? '' : typed.slice(end)));
}

/** A typed text without what an answer lets go of, as a text that finds the answer again: every other word stays as it was typed. */
import type { Term } from '../text/terms.js';
import { toWords } from '../text/tokenizer.js';
import { exactOf, readTokens, type Token } from '../understanding/tokens.js';

/** `isWord`: what is no word that was typed by Telex or VNI. */
export type Typed = { text: string; isWord: (folded: string) => boolean };

type Span = { from: number; to: number };
type LetGo = {
  /** Limits that were understood, kept or not: no word to look for is one of theirs. */
  limits: readonly Span[];
  /** Those of them that are let go of. */
  left: readonly Span[];
  /** Terms that are let go of, as typed. */
  leftTerms: readonly Pick<Term, 'text'>[];
  /** Those that are looked for still: no word of theirs leads to something else. */
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

/** The tokens that have exactly the words of a term; null where no row of them does. */
function tokensOf(term: Pick<Term, 'text'>, tokens: readonly Token[], typed: string): readonly Token[] | null {
  const wanted = foldedWords(term.text).join(' ');
  const wordsOf = (token: Token): string[] => foldedWords(token.decoded ?? typed.slice(token.from, token.to));
  for (let from = 0; from < tokens.length; from++) {
    // A comma before it is none of its words.
    if (wordsOf(tokens[from] as Token).length === 0) continue;
    const words: string[] = [];
    for (let to = from; to < tokens.length && words.join(' ').length < wanted.length; to++) {
      words.push(...wordsOf(tokens[to] as Token));
      if (words.join(' ') === wanted) return tokens.slice(from, to + 1);
    }
  }
  return null;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/(?: ?[,;]| \+)+(?= ?[,;]| \+ )/gu, '')
    .replace(/ (?=[,;])/gu, '')
    .replace(/^[\s,;:/&+–—-]+|(?:[\s,;:/&–—-]|\s\+)+$/gu, '')
    .normalize('NFC');

/** Null where a term stands nowhere in the text: it was read out of something else. */
export function textWithout(
  { text: typed, isWord }: Typed,
  { limits, left, leftTerms, keptTerms = [], replaced }: LetGo,
): string | null {
  const { tokens } = readTokens(typed, isWord);
  const isIn = (spans: readonly Span[], token: Token): boolean =>
    spans.some(({ from, to }) => from <= token.from && token.to <= to);
  const words = tokens.filter(token => !isIn(limits, token));
  const gone = new Set(tokens.filter(token => isIn(left, token)));
  for (const term of leftTerms) {
    const own = tokensOf(term, words, typed);
    if (!own) return null;
    for (const token of own) gone.add(token);
  }
  const kept = new Set(
    [...keptTerms, ...(replaced ? [replaced.term] : [])].flatMap(term => tokensOf(term, words, typed) ?? []),
  );
  const leads = (token: Token): boolean => isLeading(token) && !isIn(limits, token) && !kept.has(token);
  const subject = replaced && tokensOf(replaced.term, words, typed);
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
  let text = '';
  let end = 0;
  for (const token of tokens) {
    const isReplaced = subject?.includes(token) === true;
    const by = isReplaced && replaced ? (token === subject[0] ? replaced.by : '') : token.decoded;
    text += typed.slice(end, token.from) + (gone.has(token) ? '' : (by ?? typed.slice(token.from, token.to)));
    end = token.to;
  }
  return tidy(text + typed.slice(end));
}

/** Words that stand before or behind something that is understood and say how it is meant. */
import { appendTo } from '../text/appendTo.js';
import type { Segment } from './alternatives.js';
import { wordsOfPhrase, type PhraseWord } from './phraseWords.js';
import type { Token } from './tokens.js';

type Words = readonly PhraseWord[];
/** By their first and by their last word, the longest first. */
export type Phrases = Record<'first' | 'last', ReadonlyMap<string, readonly Words[]>>;

export function phrasesBeside(...lines: readonly string[]): Phrases {
  const all = lines
    .flatMap(line => line.split(' | ').map(wordsOfPhrase))
    .sort((one, other) => other.length - one.length);
  const by = (place: 0 | -1): Phrases['first'] => {
    const found = new Map<string, Words[]>();
    for (const words of all) appendTo(found, words.at(place)?.folded ?? '', words);
    return found;
  };
  return { first: by(0), last: by(-1) };
}

const isSaid = (words: Words, tokens: readonly Token[], from: number): boolean =>
  from >= 0 &&
  words.every(({ exact, folded }, at) => {
    const token = tokens[from + at];
    return token !== undefined && (token.isMarked ? token.exact === exact : token.folded === folded);
  });

/** How many tokens the longest of these phrases is that some end with, or begin with. */
export const lengthAtEnd = ({ last }: Phrases, tokens: readonly Token[]): number =>
  last.get(tokens.at(-1)?.folded ?? '')?.find(words => isSaid(words, tokens, tokens.length - words.length))?.length ??
  0;
export const lengthAtStart = ({ first }: Phrases, tokens: readonly Token[]): number =>
  first.get(tokens[0]?.folded ?? '')?.find(words => isSaid(words, tokens, 0))?.length ?? 0;

const MAX_WORDS = 8;
const isEnd = (segment: Segment | undefined): boolean =>
  segment === undefined || segment.limit !== null || segment.tokens.some(({ isBreak }) => isBreak);

/** The words between a place and what was understood, or a sign, before it. */
export function wordsBefore(segments: readonly Segment[], place: number): Token[] {
  let tokens: readonly Token[] = [];
  for (let at = place - 1; tokens.length < MAX_WORDS && !isEnd(segments[at]); at--)
    tokens = [...(segments[at] as Segment).tokens, ...tokens];
  return [...tokens];
}
export function wordsBehind(segments: readonly Segment[], place: number): Token[] {
  const tokens: Token[] = [];
  for (let at = place + 1; tokens.length < MAX_WORDS && !isEnd(segments[at]); at++)
    tokens.push(...(segments[at] as Segment).tokens);
  return tokens;
}

/** How many segments before a place, or behind it, have so many tokens; one that has more is not cut. */
export function segmentsOf(segments: readonly Segment[], place: number, step: 1 | -1, length: number): number {
  let count = 0;
  for (let left = length; left > 0; count++) left -= segments[place + step * (count + 1)]?.tokens.length ?? left;
  return count;
}

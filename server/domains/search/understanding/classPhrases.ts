/** The words of `said.ts`, found at a place of a text. */
import type { Word } from '../text/tokenizer.js';
import type { Phrases } from './phraseList.js';
import { CLASSES, phrasesOf, type ClassName } from './said.js';
import { isDash, wordOf, type Token } from './tokens.js';

type Entry = { name: ClassName; value: string | number; words: readonly Pick<Word, 'exact' | 'folded'>[] };

/** A sign of money is a phrase of one token. */
const wordsOf = (phrase: string): Entry['words'] =>
  phrase.split(' ').map(part => {
    const word = wordOf(part);
    return { exact: word?.exact ?? part, folded: word?.folded ?? part };
  });

const ENTRIES = new Map<string, Entry[]>();
for (const [name, list] of Object.entries(CLASSES) as [ClassName, Phrases<string | number>][])
  for (const [value, line] of list)
    for (const phrase of phrasesOf(line)) {
      const words = wordsOf(phrase);
      const first = words[0]?.folded ?? '';
      ENTRIES.set(first, [...(ENTRIES.get(first) ?? []), { name, value, words }]);
    }
for (const list of ENTRIES.values()) list.sort((a, b) => b.words.length - a.words.length);

/** How `không` is typed on a phone. */
const SHORT_NOT: ReadonlySet<string> = new Set(['ko', 'hok', 'hông']);
export const isShortNot = ({ exact }: Token): boolean => SHORT_NOT.has(exact);
const firstOf = (token: Token | undefined): string => (token && isShortNot(token) ? 'khong' : (token?.folded ?? ''));

const isSame = (token: Token, word: Entry['words'][number]): boolean =>
  (word.exact === 'không' && isShortNot(token)) ||
  (token.isMarked ? token.exact === word.exact : token.folded === word.folded);

/** Where a phrase that begins at a place ends; hyphens inside it do not matter. -1 when it does not stand there. */
function endOf({ words }: Entry, tokens: readonly Token[], from: number): number {
  let place = from;
  for (const [number, word] of words.entries()) {
    if (number > 0) while (tokens[place] && isDash(tokens[place] as Token)) place++;
    const token = tokens[place];
    if (!token || !isSame(token, word)) return -1;
    place++;
  }
  return place;
}

type Found = { end: number; value: string | number };

/** The longest phrase of a class at a place, of one value if it is named. */
export function phraseOfClass(tokens: readonly Token[], from: number, name: ClassName, value?: string): Found | null {
  for (const entry of ENTRIES.get(firstOf(tokens[from])) ?? []) {
    if (entry.name !== name || (value !== undefined && entry.value !== value)) continue;
    const end = endOf(entry, tokens, from);
    if (end >= 0) return { end, value: entry.value };
  }
  return null;
}

/** Whether something at a place begins a phrase, so that there is anything to try. */
export const beginsPhrase = (token: Token): boolean => ENTRIES.has(firstOf(token));

/** The words of `said.ts`, found at a place of a text. */
import { partsOf } from '../text/each.js';
import type { Phrases } from './phraseList.js';
import { wordsOfPhrase, type PhraseWord } from './phraseWords.js';
import { CLASSES, type ClassName } from './said.js';
import { isDash, tokensOf, type Token } from './tokens.js';

type Entry = { name: ClassName; value: string | number; words: readonly PhraseWord[] };

/** Phrases that begin with a word: by their second one, the longest first, and those of that word alone. */
type Beginning = { bySecond: Map<string, Entry[]>; alone: Entry[] };

const BEGINNINGS = new Map<string, Beginning>();
for (const [name, list] of Object.entries(CLASSES) as [ClassName, Phrases<string | number>][])
  for (const [value, line] of list)
    for (const phrase of partsOf(line)) {
      const words = wordsOfPhrase(phrase);
      const [first, second] = words;
      const beginning = BEGINNINGS.get(first?.folded ?? '') ?? { bySecond: new Map<string, Entry[]>(), alone: [] };
      BEGINNINGS.set(first?.folded ?? '', beginning);
      const entries = second ? (beginning.bySecond.get(second.folded) ?? []) : beginning.alone;
      entries.push({ name, value, words });
      if (second) beginning.bySecond.set(second.folded, entries);
    }
for (const { bySecond } of BEGINNINGS.values())
  for (const entries of bySecond.values()) entries.sort((a, b) => b.words.length - a.words.length);
const NO_ENTRIES: readonly Entry[] = [];

/** How `không` is typed on a phone. */
const SHORT_NOT: ReadonlySet<string> = new Set(['ko', 'hok', 'hông', 'hem', 'khum', 'hổng']);
export const isShortNot = ({ exact }: Token): boolean => SHORT_NOT.has(exact);
const firstOf = (token: Token | undefined): string => (token && isShortNot(token) ? 'khong' : (token?.folded ?? ''));

const isSame = (token: Token, word: PhraseWord): boolean =>
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

/** Of a class the longest phrase at a place, and the longest of each value. */
type OfClass = { longest: Found; byValue: Map<string | number, Found> };
type AtPlace = ReadonlyMap<ClassName, OfClass>;
const NOTHING: AtPlace = new Map();

function readAt(tokens: readonly Token[], from: number): AtPlace {
  const beginning = BEGINNINGS.get(firstOf(tokens[from]));
  if (!beginning) return NOTHING;
  let second = from + 1;
  while (tokens[second] && isDash(tokens[second] as Token)) second++;
  const found = new Map<ClassName, OfClass>();
  const longer = beginning.bySecond.get(firstOf(tokens[second])) ?? NO_ENTRIES;
  for (const entry of [...longer, ...beginning.alone]) {
    const known = found.get(entry.name);
    if (known?.byValue.has(entry.value)) continue;
    const end = endOf(entry, tokens, from);
    if (end < 0) continue;
    const one = { end, value: entry.value };
    if (known) known.byValue.set(entry.value, one);
    else found.set(entry.name, { longest: one, byValue: new Map([[entry.value, one]]) });
  }
  return found;
}

/** Every pattern asks for the same places: each is read once. */
const READ = new WeakMap<readonly Token[], AtPlace[]>();

function atPlace(tokens: readonly Token[], from: number): AtPlace {
  let places = READ.get(tokens);
  if (!places) READ.set(tokens, (places = []));
  return (places[from] ??= readAt(tokens, from));
}

/** The classes of which a phrase stands at a place, each with the values of those phrases. */
export const classesAt = (tokens: readonly Token[], from: number): { name: ClassName; values: string[] }[] =>
  [...atPlace(tokens, from)].map(([name, { byValue }]) => ({ name, values: [...byValue.keys()].map(String) }));

/** The longest phrase of a class at a place, of one value if it is named. */
export function phraseOfClass(tokens: readonly Token[], from: number, name: ClassName, value?: string): Found | null {
  const found = atPlace(tokens, from).get(name);
  return (value === undefined ? found?.longest : found?.byValue.get(value)) ?? null;
}

/** Whether something at a place begins a phrase, so that there is anything to try. */
export const beginsPhrase = (token: Token): boolean => BEGINNINGS.has(firstOf(token));

/** Whether a text has a word that says something of what stands beside it. */
export function says(text: string, marker: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some((_, from) => phraseOfClass(tokens, from, 'marker', marker) !== null);
}

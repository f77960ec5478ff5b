/** Parses the text of a query into words and the spans of words that have synonyms. */
import { SEARCH_TEXT_LIMIT, SEARCH_WORD_LIMIT } from '../../../../schema/rules/search.limits.js';
import { hasMarks, toWords, wordForms, type Word } from './tokenizer.js';
import { STOP_PHRASES, SYNONYM_GROUPS } from './synonyms.js';

export type QueryWord = {
  folded: string;
  /** The form with diacritics, when typed with some; else null. */
  marked: string | null;
};

/** The words from `from` to before `to` mean the same as each of `phrases`; `others` are those phrases that were not typed. `key` identifies the meaning. */
export type SynonymSpan = {
  from: number;
  to: number;
  phrases: readonly string[][];
  others: readonly string[][];
  key: string;
};

export type QueryText = { words: QueryWord[]; spans: SynonymSpan[] };

type Phrase = { forms: string[][]; group: number };

const stopPhrases: string[][] = STOP_PHRASES.map(phrase => toWords(phrase).map(word => word.exact));

/** Which words belong to a stop phrase. */
const isStopWordAt = (words: readonly Word[]): boolean[] => {
  const isStopWord = words.map(() => false);
  words.forEach((_, start) => {
    for (const phrase of stopPhrases) {
      if (phrase.every((exact, offset) => words[start + offset]?.exact === exact))
        isStopWord.fill(true, start, start + phrase.length);
    }
  });
  return isStopWord;
};

/** Drops stop words, unless no other word is left. */
const dropStopWords = (words: Word[]): Word[] => {
  const isStopWord = isStopWordAt(words);
  const rest = words.filter((_, position) => !isStopWord[position]);
  return rest.length > 0 ? rest : words;
};

/** Folded words of each phrase, by group; the reference implementation reads them too. */
export const SYNONYM_PHRASES: readonly (readonly string[][])[] = SYNONYM_GROUPS.map(group =>
  group.map(phrase => dropStopWords(toWords(phrase)).map(word => word.folded)),
);

/** Every spelling of each word of each phrase, by group. */
const SPELLINGS: readonly (readonly string[][][])[] = SYNONYM_GROUPS.map(group =>
  group.map(phrase => dropStopWords(toWords(phrase)).map(wordForms)),
);

const isSpelling = (forms: readonly string[][], typed: readonly string[]): boolean =>
  forms.length === typed.length && forms.every((spellings, offset) => spellings.includes(typed[offset] ?? ''));

/** A phrase of one word is recognised from so many letters on. */
const MIN_PREFIX_LETTERS = 3;

/** Whether the typed words are those of the phrase, the last one perhaps unfinished. */
const isPhrasePrefix = (forms: readonly string[][], typed: readonly string[]): boolean => {
  const last = typed.at(-1) ?? '';
  if (forms.length !== typed.length || (forms.length === 1 && last.length < MIN_PREFIX_LETTERS)) return false;
  return (
    isSpelling(forms.slice(0, -1), typed.slice(0, -1)) &&
    (forms.at(-1)?.some(spelling => spelling.startsWith(last)) ?? false)
  );
};

const allPhrases: readonly Phrase[] = SPELLINGS.flatMap((phrases, group) => phrases.map(forms => ({ forms, group })));

const phrasesByFirstWord = new Map<string, Phrase[]>();
for (const phrase of allPhrases) {
  for (const first of phrase.forms[0] ?? [])
    phrasesByFirstWord.set(first, [...(phrasesByFirstWord.get(first) ?? []), phrase]);
}

const spansOf = (words: readonly QueryWord[], isTyping: boolean): SynonymSpan[] => {
  const spans = new Map<string, SynonymSpan>();
  const addSpan = (from: number, { forms, group }: Phrase, matches: typeof isSpelling): void => {
    const to = from + forms.length;
    const typed = words.slice(from, to).map(({ folded }) => folded);
    if (from < 0 || spans.has(`${from} ${to} ${group}`) || !matches(forms, typed)) return;
    const phrases = SYNONYM_PHRASES[group] ?? [];
    const others = phrases.filter((_, place) => !isSpelling(SPELLINGS[group]?.[place] ?? [], typed));
    spans.set(`${from} ${to} ${group}`, { from, to, phrases, others, key: `${group} ${typed.join(' ')}` });
  };
  words.forEach((word, from) => {
    for (const phrase of phrasesByFirstWord.get(word.folded) ?? []) addSpan(from, phrase, isSpelling);
  });
  if (!isTyping) return [...spans.values()];
  for (const phrase of allPhrases) addSpan(words.length - phrase.forms.length, phrase, isPhrasePrefix);
  return [...spans.values()];
};

/** With `isTyping` the last word may be unfinished, so phrases that it is a prefix of count as synonyms too. */
export function parseQueryText(text: string, { isTyping = false } = {}): QueryText {
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  for (const word of dropStopWords(toWords(text.slice(0, SEARCH_TEXT_LIMIT)))) {
    if (seen.has(word.exact) || words.length === SEARCH_WORD_LIMIT) continue;
    seen.add(word.exact);
    words.push({ folded: word.folded, marked: hasMarks(word) ? word.exact : null });
  }
  return { words, spans: spansOf(words, isTyping) };
}

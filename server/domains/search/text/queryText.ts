/** From what was typed to what is looked for: words, and runs of words that have synonyms. */
import { SEARCH_TEXT_LIMIT, SEARCH_WORD_LIMIT } from '../../../../schema/rules/search.limits.js';
import { hasMarks, toWords, wordForms, type Word } from './tokenizer.js';
import { NEUTRAL_PHRASES, SYNONYM_GROUPS } from './synonyms.js';

export type QueryWord = {
  folded: string;
  /** The form with marks, when marks were typed; else null. */
  marked: string | null;
};

/** The words `from` to `to` (exclusive) mean the same as any of `phrases`; `others` are those that are not spelt like the words typed. `key` tells spans that mean another apart. */
export type SynonymSpan = {
  from: number;
  to: number;
  phrases: readonly string[][];
  others: readonly string[][];
  key: string;
};

export type QueryText = { words: QueryWord[]; spans: SynonymSpan[] };

/** A word of at least so many folded letters may carry one typing slip. */
export const TYPO_MIN_LETTERS = 5;

type Phrase = { forms: string[][]; group: number };

const neutralPhrases: string[][] = NEUTRAL_PHRASES.map(phrase => toWords(phrase).map(word => word.exact));

/** Marks the words of neutral phrases; longer phrases first would change nothing, since any of them is enough. */
const isNeutralAt = (words: readonly Word[]): boolean[] => {
  const isNeutral = words.map(() => false);
  words.forEach((_, start) => {
    for (const phrase of neutralPhrases) {
      if (phrase.every((exact, offset) => words[start + offset]?.exact === exact))
        isNeutral.fill(true, start, start + phrase.length);
    }
  });
  return isNeutral;
};

/** Drops neutral words, unless that leaves nothing to look for. */
const dropNeutral = (words: Word[]): Word[] => {
  const isNeutral = isNeutralAt(words);
  const rest = words.filter((_, position) => !isNeutral[position]);
  return rest.length > 0 ? rest : words;
};

/** Folded words of each phrase, by group; read by the reference implementation too. */
export const SYNONYM_PHRASES: readonly (readonly string[][])[] = SYNONYM_GROUPS.map(group =>
  group.map(phrase => dropNeutral(toWords(phrase)).map(word => word.folded)),
);

/** Every spelling of each word of each phrase, by group. */
const SPELLINGS: readonly (readonly string[][][])[] = SYNONYM_GROUPS.map(group =>
  group.map(phrase => dropNeutral(toWords(phrase)).map(wordForms)),
);

const isSpelling = (forms: readonly string[][], typed: readonly string[]): boolean =>
  forms.length === typed.length && forms.every((spellings, offset) => spellings.includes(typed[offset] ?? ''));

/** A phrase of one word is recognized from so many letters on. */
const BEGUN_LETTERS = 3;

/** Whether the last word typed is the beginning of the last one of the phrase, and the words before are spelt out. */
const isBeginning = (forms: readonly string[][], typed: readonly string[]): boolean => {
  const last = typed.at(-1) ?? '';
  if (forms.length !== typed.length || (forms.length === 1 && last.length < BEGUN_LETTERS)) return false;
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

const spansOf = (words: readonly QueryWord[], isBegun: boolean): SynonymSpan[] => {
  const spans = new Map<string, SynonymSpan>();
  const addSpan = (from: number, { forms, group }: Phrase, isMeant: typeof isSpelling): void => {
    const to = from + forms.length;
    const typed = words.slice(from, to).map(({ folded }) => folded);
    if (from < 0 || spans.has(`${from} ${to} ${group}`) || !isMeant(forms, typed)) return;
    const phrases = SYNONYM_PHRASES[group] ?? [];
    const others = phrases.filter((_, place) => !isSpelling(SPELLINGS[group]?.[place] ?? [], typed));
    spans.set(`${from} ${to} ${group}`, { from, to, phrases, others, key: `${group} ${typed.join(' ')}` });
  };
  words.forEach((word, from) => {
    for (const phrase of phrasesByFirstWord.get(word.folded) ?? []) addSpan(from, phrase, isSpelling);
  });
  if (!isBegun) return [...spans.values()];
  for (const phrase of allPhrases) addSpan(words.length - phrase.forms.length, phrase, isBeginning);
  return [...spans.values()];
};

/** With `isBegun`, the last word is still being typed: a phrase of which it is the beginning is meant as well. */
export function parseQueryText(text: string, { isBegun = false } = {}): QueryText {
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  for (const word of dropNeutral(toWords(text.slice(0, SEARCH_TEXT_LIMIT)))) {
    if (seen.has(word.exact) || words.length === SEARCH_WORD_LIMIT) continue;
    seen.add(word.exact);
    words.push({ folded: word.folded, marked: hasMarks(word) ? word.exact : null });
  }
  return { words, spans: spansOf(words, isBegun) };
}

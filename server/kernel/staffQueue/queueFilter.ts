/** What the queues of staff have in common: whose rows they show, and how a text finds them. */
import { fold } from '../../../schema/rules/folding.rules.js';

/** Of the advisor who asks, of nobody, of somebody else. */
export type Assignment = 'MINE' | 'UNASSIGNED' | 'OTHERS';

/** Folded words, as they are stored to be found. */
export const searchWordsOf = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(text => fold(text).split(/[^a-z0-9]+/)).filter(Boolean)),
];

const MAX_WORDS = 6;

/**
 * Beginnings of the stored words, for `wordsCondition`; empty for no text, null for a text without a letter or digit, which is no beginning of any word.
 */
export const wantedWordsOf = (text: string | null | undefined): string[] | null => {
  const words = searchWordsOf(text ?? '').slice(0, MAX_WORDS);
  return text?.trim() && words.length === 0 ? null : words;
};

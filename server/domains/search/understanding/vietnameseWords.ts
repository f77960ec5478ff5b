/** Which words are Vietnamese: those that this search knows with their diacritics. */
import { NEUTRAL_PHRASES } from '../text/vocabulary/neutral.js';
import { PHRASES } from '../text/phrases.js';
import { RIGHT_WORDS } from '../text/vocabulary/rightWords.js';
import { toWords, type Word } from '../text/tokenizer.js';
import { SAID_PHRASES } from './said.js';

const known = new Map<string, string>();
const plain = new Set<string>(RIGHT_WORDS);
function addWords(words: readonly Word[]): void {
  for (const word of words)
    if (word.exact === word.folded) plain.add(word.folded);
    else if (!known.has(word.exact)) known.set(word.exact, word.typed);
}
for (const { words } of PHRASES) addWords(words);
for (const phrase of NEUTRAL_PHRASES) addWords(toWords(phrase));
// Tens of thousands of phrases are made of some thousand words.
for (const word of new Set(SAID_PHRASES.flatMap(phrase => phrase.split(' ')))) addWords(toWords(word));

/** A word of the data of this search that is written without diacritics, or a right one of English: `max`, `post`, `these` are no Telex. */
export const isPlainWord = (word: string): boolean => plain.has(word);

const unmarked: ReadonlySet<string> = new Set(
  [...known.keys()].flatMap(word => toWords(word).map(({ folded }) => folded)),
);

/** A word with diacritics that was typed without them, and that is no other word (`thac`, but not `may` or `can`); of one letter it may be anything (`O level`). */
export const isUnmarkedWord = (folded: string): boolean =>
  folded.length > 1 && unmarked.has(folded) && !plain.has(folded);

const oneSpelling = (word: string): string => toWords(word)[0]?.exact ?? '';

/** The usual spelling of a word with diacritics that this search knows; null for any other. */
export const isVietnameseWord = (word: string): string | null => known.get(oneSpelling(word))?.toLowerCase() ?? null;

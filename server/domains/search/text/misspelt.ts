/** Phrases of the vocabulary that were typed with wrong diacritics. */
import { lacksMarks } from './missingMarks.js';
import { phraseAt, roleOfGroup, SPELLED_WORDS, type Phrase } from './phrases.js';
import { hasMarks, type Word } from './tokenizer.js';

/**
 * With wrong diacritics. A single word that is spelled so elsewhere is another word: `ảnh` (photo) is not `Anh` (England); and so is one with other marks,
 * since Vietnamese words differ by them alone.
 */
export function misspeltPhraseAt(words: readonly Word[], from: number): Phrase | undefined {
  const phrase = phraseAt(words, from, true);
  const [only, ...others] = phrase?.words ?? [];
  const typed = words[from];
  if (!phrase || !only || !typed || others.length > 0) return phrase;
  return SPELLED_WORDS.has(typed.exact) || !lacksMarks(typed, only) ? undefined : phrase;
}

type Spelled = Pick<Word, 'exact' | 'folded'>;

/** Which of some words are in a phrase as they are spelled. */
function wordsRead(words: readonly Spelled[]): boolean[] {
  const read = words.map(() => false);
  for (let from = 0; from < words.length;) {
    const length = phraseAt(words, from)?.words.length ?? 0;
    read.fill(true, from, from + length);
    from += length || 1;
  }
  return read;
}

/**
 * A subject of several syllables of which one has wrong diacritics, so that it is in no phrase as it is spelled: `khoa học dư liệu` and `công nghê thông tin`, in
 * which `khoa học` and `thông tin` are pieces of it. `hoa học` is two words that there are.
 */
export function misspeltSubjectAt(words: readonly Spelled[], from: number): Phrase | undefined {
  const phrase = phraseAt(words, from, true);
  if (!phrase || phrase.words.length < 2 || phrase.group === null || roleOfGroup(phrase.group) !== 'SUBJECT')
    return undefined;
  const typed = words.slice(from, from + phrase.words.length);
  const isWrong = (word: Spelled, place: number): boolean =>
    hasMarks(word) && word.exact !== phrase.words[place]?.exact;
  const wrong = typed.flatMap((word, place) => (isWrong(word, place) ? place : []));
  const read = wrong.length === 1 ? wordsRead(typed) : [];
  return wrong.length === 1 && wrong.every(place => !read[place]) ? phrase : undefined;
}

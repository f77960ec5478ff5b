/** Phrases of the vocabulary that somebody has begun to type. */
import { isFound, isOfSubject } from './knownPhrases.js';
import {
  byFirst,
  isAim,
  isTypedAs,
  phraseAt,
  PHRASES,
  roleOfGroup,
  synonymsOf,
  type Dictionary,
  type Phrase,
} from './phrases.js';
import { isSyllable } from './syllables.js';
import { hasMarks, type Word } from './tokenizer.js';
import { DOING_WORDS } from './vocabulary/doing.js';

/** A single word is taken for the beginning of a word of the vocabulary, and of a phrase, from so many letters on. */
const MIN_PREFIX_LETTERS = 4;
const MIN_FIRST_LETTERS = 2;
/** From so many letters on a word behind one of asking is taken for the beginning of a word of the index. */
const MIN_NAME_LETTERS = 3;

const startOf = (word: string): string => word.slice(0, MIN_FIRST_LETTERS);
const BY_START = byFirst(PHRASES, ({ forms }) => [...new Set((forms[0] ?? []).map(startOf))]);
const BY_FIRST_WORD = byFirst(PHRASES, ({ forms }) => forms[0] ?? []);

/** Phrases that a single typed word is the beginning of; of several words only when the index has no word that begins so. */
function phrasesBegunBy({ folded }: Word, dictionary: Dictionary): Phrase[] {
  const isStrange = folded.length >= MIN_FIRST_LETTERS && !dictionary.isPrefix(folded);
  return (BY_START.get(startOf(folded)) ?? []).filter(
    ({ forms }) =>
      (forms.length === 1 ? folded.length >= MIN_PREFIX_LETTERS : isStrange) &&
      (forms[0] ?? []).some(form => form.startsWith(folded)),
  );
}

/** By its marks, or behind other syllables: `da` of `master of da` is none. */
const isVietnamese = (word: Word, before: readonly Word[]): boolean =>
  hasMarks(word) || (before.length > 0 && before.every(({ folded }) => isSyllable(folded)));

/** Subjects of which a whole syllable is the first one: `kế` of `kế toán`. */
const subjectsBegunBy = (word: Word): Phrase[] =>
  isSyllable(word.folded)
    ? (BY_FIRST_WORD.get(word.folded) ?? []).filter(
        ({ words: [syllable, ...others], forms: [spellings = []], group }) =>
          others.length > 0 &&
          group !== null &&
          roleOfGroup(group) === 'SUBJECT' &&
          isTypedAs(word, syllable as Word, spellings),
      )
    : [];

/** What is done says nothing without what it is done to. */
export const isDoingAlone = ([only, ...others]: readonly Word[]): boolean =>
  only !== undefined && others.length === 0 && DOING_WORDS.has(only.folded);

/** Whether all marks of a phrase up to there are those that were typed: `du lị` is on the way to `du lịch`, and to no `dữ liệu`. */
export function isBegunAsTyped({ words: all }: Phrase, typed: readonly Word[]): boolean {
  const last = typed.length - 1;
  return typed.every((word, place) =>
    place < last
      ? word.exact === all[place]?.exact
      : all[place]?.typed.toLowerCase().startsWith(word.typed.toLowerCase()) === true,
  );
}

type Typing = { dictionary: Dictionary; isTyping: boolean };

/** Without what people are or aim at, where entries have one of the subjects whose names are beside it; each subject is asked for once. */
function namesFirst(phrases: readonly Phrase[], { hasPhrase }: Dictionary): readonly Phrase[] {
  const names = phrases.filter(phrase => !isAim(phrase));
  if (names.length === 0 || names.length === phrases.length) return phrases;
  const isHadOf = new Map<number | null, boolean>();
  const had = names.filter(name => {
    const isHad = isHadOf.get(name.group) ?? (hasPhrase(name.key) || synonymsOf(name).some(hasPhrase));
    isHadOf.set(name.group, isHad);
    return isHad;
  });
  return had.length > 0 ? had : phrases;
}

/**
 * Phrases that the words from a place to the end are the beginning of. While somebody types, the first syllable of a subject begins it though the
 * index has words that begin so: `thạc sĩ kế` is on the way to `kế toán`, and not to Keele. Then of a text that has marks those come alone that have them, too, where any do, and names of
 * subjects that entries have before what people are or aim at: `môi tr` is on the way to `môi trường`, and not to `môi trường biển`.
 */
export function phrasesBegunAt(words: readonly Word[], from: number, typing: Typing): readonly Phrase[] {
  const begun = begunAt(words, from, typing);
  if (!typing.isTyping) return begun;
  const typed = words.slice(from);
  const asTyped = words.some(hasMarks) ? begun.filter(phrase => isBegunAsTyped(phrase, typed)) : [];
  return namesFirst(asTyped.length > 0 ? asTyped : begun, typing.dictionary);
}

function begunAt(words: readonly Word[], from: number, { dictionary, isTyping }: Typing): Phrase[] {
  const [first, ...others] = words.slice(from);
  const last = others.at(-1);
  if (!first) return [];
  if (!last) {
    const begun = phrasesBegunBy(first, dictionary);
    return isTyping && isVietnamese(first, words.slice(0, from))
      ? [...new Set([...subjectsBegunBy(first), ...begun])]
      : begun;
  }
  const typed = [first, ...others];
  return (BY_FIRST_WORD.get(first.folded) ?? []).filter(
    ({ words: all, forms }) =>
      all.length >= typed.length &&
      typed.slice(0, -1).every((word, offset) => isTypedAs(word, all[offset] as Word, forms[offset] ?? [])) &&
      (forms[typed.length - 1] ?? []).some(form => form.startsWith(last.folded)),
  );
}

const isAskedBehind = (words: readonly Word[], from: number, { isTyping }: Typing): boolean =>
  isTyping && from + 1 < words.length && phraseAt(words.slice(0, from + 1), from)?.group === null;

/** Whether one word behind a word of asking begins a word of the index, and is no slip with it: `ngành log`. */
export const isWordBehind = (words: readonly Word[], from: number, typing: Typing): boolean =>
  from + 2 === words.length &&
  isAskedBehind(words, from, typing) &&
  (words[from + 1]?.folded.length ?? 0) >= MIN_NAME_LETTERS &&
  typing.dictionary.isPrefix(words[from + 1]?.folded ?? '');

/**
 * Subjects that the text goes on to behind a word of asking, which a phrase or a guess that begins with that word would cut: `ngành | du lị` is on the way to `du lịch` and no `ngành dữ liệu`,
 * and `ngành | thiết kế nộ` to `thiết kế nội thất`.
 */
export function begunBehind(words: readonly Word[], from: number, typing: Typing): Phrase[] {
  if (!isAskedBehind(words, from, typing)) return [];
  return phrasesBegunAt(words, from + 1, typing).filter(
    phrase => isOfSubject(phrase) && isFound(phrase, typing.dictionary),
  );
}

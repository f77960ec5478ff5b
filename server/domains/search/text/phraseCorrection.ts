/** Finds the phrase of the vocabulary that mistyped words mean: compared without spaces, so that `full bright` and `congnghe` are corrected, too. */
import { lacksMarks } from './missingMarks.js';
import {
  NEUTRAL_KEYS,
  phraseAt,
  PHRASES,
  roleOfGroup,
  SPELLED_WORDS,
  VOCABULARY_WORDS,
  type Dictionary,
  type Phrase,
} from './phrases.js';
import { isSyllable as hasShape } from './syllables.js';
import { hasMarks, type Word } from './tokenizer.js';
import { editsBetween, editsForgiven, isTypo, lettersOf, type Letters } from './typoCorrection.js';

const MAX_WORDS = 5;

type Joined = { phrase: Phrase; letters: Letters; place: number };
type Typed = { joined: string; words: number };

const joinedOf = (words: readonly Pick<Word, 'folded'>[]): string => words.map(({ folded }) => folded).join('');

const joinedByLetter = new Map<string, Joined[]>();
/** By their first letter and how many letters they have: of an edit more or less, that is some tenth of them. */
const joinedByLength = new Map<string, Joined[]>();
for (const [place, phrase] of PHRASES.entries()) {
  if (phrase.isAbbreviation) continue;
  const joined = joinedOf(phrase.words);
  const entry = { phrase, letters: lettersOf(joined), place };
  entriesIn(joinedByLetter, joined.charAt(0)).push(entry);
  entriesIn(joinedByLength, lengthKey(joined, joined.length)).push(entry);
}

function lengthKey(joined: string, length: number): string {
  return joined.charAt(0) + length;
}

function entriesIn(entries: Map<string, Joined[]>, key: string): Joined[] {
  const list = entries.get(key) ?? [];
  entries.set(key, list);
  return list;
}

/** Fewer letters in another order are another word. */
const LEAST_SHUFFLED = 8;
const MAX_SHUFFLED = 4;
const lettersInOrder = (joined: string): string => [...joined].toSorted().join('');
/** By their first letter and the letters of all of it in order: who types `physcology` has all letters of psychology. */
const shuffled = new Map<string, Joined>();
for (const list of joinedByLetter.values())
  for (const entry of list) {
    const joined = joinedOf(entry.phrase.words);
    const key = joined.charAt(0) + lettersInOrder(joined);
    if (joined.length >= LEAST_SHUFFLED && !shuffled.has(key)) shuffled.set(key, entry);
  }

/** The phrase that a word has the letters of in another order, few of them far from where they belong. */
function shuffledFrom({ joined, words }: Typed): Phrase | null {
  if (words > 1 || joined.length < LEAST_SHUFFLED) return null;
  const meant = shuffled.get(joined.charAt(0) + lettersInOrder(joined));
  const isNear =
    meant && editsBetween(lettersOf(joined), meant.letters, { most: MAX_SHUFFLED, isPrefix: false }) <= MAX_SHUFFLED;
  return isNear ? meant.phrase : null;
}

export type CorrectedPhrase = {
  phrase: Phrase;
  length: number;
  isCertain: boolean;
  /** Whether it is what was said, and only written otherwise (text/soundAlike.ts). */
  isHeard?: boolean;
};

/** Of equally close ones the first of so many words as were typed, else the first: `toronto` is no `Tô-rôn-tô`. */
function closestOf({ joined, words }: Typed, most: number): Phrase | null {
  let best: Joined | null = null;
  let least = most;
  const typedLetters = lettersOf(joined);
  const isAlike = ({ phrase }: Joined): boolean => phrase.words.length === words;
  const isBefore = (one: Joined, other: Joined): boolean =>
    isAlike(one) === isAlike(other) ? one.place < other.place : isAlike(one);
  for (let length = joined.length - most; length <= joined.length + most; length++)
    for (const entry of joinedByLength.get(lengthKey(joined, length)) ?? []) {
      const edits = editsBetween(typedLetters, entry.letters, { most: least, isPrefix: false });
      if (edits > least || (best && edits === least && !isBefore(entry, best))) continue;
      least = edits;
      best = entry;
    }
  return best?.phrase ?? null;
}

/** One of the same meaning and of so many words as were typed may be a little further off: `fullbrigt` is Fulbright, not `full bright`. */
function closest(typed: Typed, most: number): Phrase | null {
  const phrase = closestOf(typed, most) ?? shuffledFrom(typed);
  if (!phrase || phrase.group === null || phrase.words.length === typed.words) return phrase;
  // In Vietnamese all that is wrong is the space.
  if (phrase.words.some(hasMarks) && joinedOf(phrase.words) === typed.joined) return phrase;
  const letters = lettersOf(typed.joined);
  const alike = (joinedByLetter.get(typed.joined.charAt(0)) ?? []).find(
    other =>
      other.phrase.group === phrase.group &&
      other.phrase.words.length === typed.words &&
      editsBetween(letters, other.letters, { most, isPrefix: false }) <= most,
  );
  return alike?.phrase ?? phrase;
}

/** The phrase of which each of several words is mistyped by no more than a word by itself may be: `enviromentel siences`. A word that there is, is right. */
function closestByWords(typed: readonly Word[], states: readonly WordState[]): Phrase | null {
  if (states.filter(({ isUnknown }) => isUnknown).length < 2) return null;
  let best: Phrase | null = null;
  let least = Infinity;
  const letters = typed.map(({ folded }) => lettersOf(folded));
  const forgiven = typed.map(({ folded }, place) => (states[place]?.isUnknown ? editsForgiven(folded.length) : 0));
  for (const { phrase } of joinedByLetter.get(typed[0]?.folded.charAt(0) ?? '') ?? []) {
    if (phrase.words.length !== typed.length) continue;
    const mayBe = typed.every(({ folded }, place) => {
      const meant = phrase.words[place]?.folded ?? '';
      return meant.charAt(0) === folded.charAt(0) && Math.abs(meant.length - folded.length) <= (forgiven[place] ?? 0);
    });
    if (!mayBe) continue;
    const edits = letters.map((own, place) => {
      const most = forgiven[place] ?? 0;
      const count = editsBetween(own, lettersOf(phrase.words[place]?.folded ?? ''), { most, isPrefix: false });
      return count > most ? Infinity : count;
    });
    const sum = edits.reduce((one, other) => one + other, 0);
    if (sum >= least) continue;
    least = sum;
    best = phrase;
  }
  return best;
}

/** Whether it spells a phrase of several of the syllables otherwise: `trường kỹ thuật` is no `trường mỹ thuật`. */
export function changesPhrase(typed: readonly Word[], phrase: Phrase): boolean {
  const corrected = phrase.words.map(({ folded }) => folded).join(' ');
  return typed.some((_, from) => {
    const known = phraseAt(typed, from);
    return (
      known !== undefined &&
      known.words.length > 1 &&
      !corrected.includes(known.words.map(({ folded }) => folded).join(' '))
    );
  });
}

/** What each word of a text may be. */
export type WordState = {
  /** A typing error: no word of the index or the vocabulary, and without the shape of a Vietnamese syllable. */
  isUnknown: boolean;
  /** A syllable typed without diacritics; `isStrange` when neither the index nor the vocabulary has it. */
  isSyllable: boolean;
  isStrange: boolean;
  /** A syllable typed with diacritics; `isForeign` when it is spelled so nowhere in the vocabulary. */
  isMarked: boolean;
  isForeign: boolean;
};

export const statesOf = (words: readonly Word[], { isWord }: Dictionary): WordState[] =>
  words.map(word => {
    const isStrange = !isWord(word.folded) && !VOCABULARY_WORDS.has(word.folded) && !NEUTRAL_KEYS.has(word.exact);
    const isShaped = hasShape(word.folded);
    return {
      isUnknown: isStrange && isTypo(word),
      isSyllable: isShaped && !hasMarks(word),
      isStrange,
      isMarked: isShaped && hasMarks(word),
      isForeign: isShaped && hasMarks(word) && !SPELLED_WORDS.has(word.exact),
    };
  });

/** So many letters of syllables are mistyped rather than other words, of which one is strange, or none. */
const LEAST_STRANGE_LETTERS = 8;
const LEAST_SYLLABLES = 3;
const LEAST_LETTERS = 13;
/** Of so many syllables with diacritics fewer letters are enough, and the mistyped one may be a word: `kỹ sư say dựng`, `kiến trúc cảng quan`, of a subject `luật kinh thế`. */
const MANY_SYLLABLES = 3;
const LEAST_LETTERS_OF_MANY = 9;
/** Of two syllables with diacritics, of which the vocabulary spells one: `kế tón`. */
const LEAST_LETTERS_OF_TWO = 5;

/** How many edits are forgiven in a window. */
function editsIn(states: readonly WordState[], typed: string, isUnfinished: boolean): number {
  if (states.some(({ isUnknown }) => isUnknown)) return Math.min(editsForgiven(typed.length), isUnfinished ? 1 : 2);
  if (states.length < 2 || !states.every(({ isSyllable, isMarked }) => isSyllable || isMarked)) return 0;
  const isLong = states.length >= LEAST_SYLLABLES && typed.length >= LEAST_LETTERS;
  const isPair =
    states.length === 2 &&
    typed.length >= LEAST_LETTERS_OF_TWO &&
    states.filter(({ isForeign }) => isForeign).length === 1;
  const isOfMany = states.length >= MANY_SYLLABLES && typed.length >= LEAST_LETTERS_OF_MANY;
  if (states.some(({ isMarked }) => isMarked)) return isLong || isOfMany || isPair ? 1 : 0;
  if (states.some(({ isStrange }) => isStrange)) return typed.length < LEAST_STRANGE_LETTERS ? 0 : 1;
  return isLong ? 1 : 0;
}

const isOther = (word: Word, meant: Word): boolean => word.folded !== meant.folded || !lacksMarks(word, meant);
const othersIn = (typed: readonly Word[], { words }: Phrase): Word[] =>
  typed.filter((word, place) => isOther(word, words[place] as Word));

/** Whether the two other syllables are a phrase by themselves: what is beside `quản lý` and `kinh tế` may be anything. */
const isWordBeside = (typed: readonly Word[], wrong: Word): boolean =>
  [typed.slice(0, 2), typed.slice(1)].some(two => !two.includes(wrong) && phraseAt(two, 0)?.words.length === 2);

/** Whether syllables are a phrase but for one that means nothing by itself and that nothing has, and are as near to no other: `kiến trúc cảng quan`. */
function isAlmost(typed: readonly Word[], phrase: Phrase, { isMarkedWord }: Dictionary): boolean {
  const [wrong] = othersIn(typed, phrase);
  if (!wrong || typed.length < MANY_SYLLABLES || phraseAt([wrong], 0) || isMarkedWord(wrong.exact)) return false;
  if (typed.length === MANY_SYLLABLES && isWordBeside(typed, wrong)) return false;
  const letters = lettersOf(joinedOf(typed));
  const near = (joinedByLetter.get(typed[0]?.folded.charAt(0) ?? '') ?? []).filter(
    ({ phrase: other, letters: meant }) =>
      other.words.length === typed.length &&
      othersIn(typed, other).length === 1 &&
      editsBetween(letters, meant, { most: 1, isPrefix: false }) === 1,
  );
  return near.every(({ phrase: other }) => other.group === phrase.group);
}

/** Whether syllables that were typed with diacritics are those of the phrase but for one that is no word of the vocabulary: `công nghệ thông tim`. */
function isSpelledLike(typed: readonly Word[], phrase: Phrase, dictionary: Dictionary): boolean {
  const { words } = phrase;
  if (!typed.some(hasMarks)) return true;
  if (typed.length !== words.length) return false;
  const others = othersIn(typed, phrase);
  if (others.length !== 1) return false;
  if (others.some(({ exact }) => SPELLED_WORDS.has(exact))) return isAlmost(typed, phrase, dictionary);
  // One syllable tells little unless it is spelled well: `phân vân` is no `Phần Lan`.
  return typed.length > 2 || typed.some(({ exact }, place) => exact === words[place]?.exact);
}

/** Whether a phrase that is spelled well begins inside the first words and reaches beyond them: `nghiên cứu san | hô` is about `san hô`, and no mistyped `nghiên cứu sao`. */
function cutsPhrase(words: readonly Word[], from: number, length: number): boolean {
  for (let inside = from + 1; inside < from + length; inside++) {
    const phrase = phraseAt(words, inside);
    if (phrase && phrase.group !== null && inside + phrase.words.length > from + length) return true;
  }
  return false;
}

/** Whether words of asking are all that is typed beside the phrase: `đại học ở Cork` is no mistyped name. */
const isPadded = (typed: readonly Word[], { words }: Phrase): boolean =>
  typed.length > words.length && tellingLetters(typed) === tellingLetters(words);

const tellingLetters = (words: readonly Pick<Word, 'exact' | 'folded'>[]): string =>
  words.flatMap(({ exact, folded }) => (NEUTRAL_KEYS.has(exact) ? [] : folded)).join('');

/** Whether the one word that nobody knows is nearer to another subject by itself than all of the words are to the phrase: `automative engineering` is no `automation engineering`. */
function isNearerAlone(typed: readonly Word[], states: readonly WordState[], phrase: Phrase): boolean {
  const [unknown, ...others] = typed.filter((_, place) => states[place]?.isUnknown);
  if (!unknown || others.length > 0 || typed.length < 2) return false;
  const most = editsForgiven(unknown.folded.length);
  const alone = closestOf({ joined: unknown.folded, words: 1 }, most);
  const [word, ...further] = alone?.words ?? [];
  if (!alone || !word || further.length > 0 || alone.group === null || roleOfGroup(alone.group) !== 'SUBJECT')
    return false;
  if (phrase.words.some(({ folded }) => folded === word.folded)) return false;
  const editsTo = (own: string, meant: string): number =>
    editsBetween(lettersOf(own), lettersOf(meant), { most, isPrefix: false });
  return editsTo(unknown.folded, word.folded) < editsTo(joinedOf(typed), joinedOf(phrase.words));
}

/**
 * Of the windows that start at a place and have a word that neither the index nor the vocabulary knows, or several syllables, the longest that is close to a phrase.
 * A single word that words of the index begin with may be unfinished: then one edit at most is forgiven, and the correction is not certain.
 */
export function correctedPhrase(
  words: readonly Word[],
  states: readonly WordState[],
  from: number,
  dictionary: Dictionary,
): CorrectedPhrase | null {
  for (let length = Math.min(MAX_WORDS, words.length - from); length > 0; length--) {
    const own = words.slice(from, from + length);
    const typed = joinedOf(own);
    const isUnfinished = length === 1 && dictionary.isPrefix(typed);
    const ownStates = states.slice(from, from + length);
    const most = editsIn(ownStates, typed, isUnfinished);
    const near = most === 0 ? null : closest({ joined: typed, words: length }, most);
    const phrase = near ?? closestByWords(own, ownStates);
    const isKnown = ownStates.every(({ isUnknown, isStrange }) => !isUnknown && !isStrange);
    const hasUnknown = ownStates.some(({ isUnknown }) => isUnknown);
    if (phrase && !hasUnknown && !isSpelledLike(own, phrase, dictionary)) continue;
    if (phrase && !hasUnknown && cutsPhrase(words, from, length)) continue;
    if (phrase && hasUnknown && isNearerAlone(own, ownStates, phrase)) continue;
    if (phrase && !isPadded(own, phrase) && !(isKnown && changesPhrase(own, phrase)))
      return { phrase, length, isCertain: !isUnfinished };
  }
  return null;
}

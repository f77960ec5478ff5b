/**
 * Parses the text of a query into terms: phrases of the vocabulary, the longest at each place, and single words between them. Neutral words are
 * dropped afterwards, so that they can be part of a phrase. A term must be found in a document for the document to be found.
 */
import { SEARCH_TEXT_LIMIT, SEARCH_WORD_LIMIT } from '../../../../schema/rules/search.limits.js';
import { correctedPhrase, type CorrectedPhrase, type WordState } from './phraseCorrection.js';
import {
  isAlternative,
  meaningsOfPhrase,
  NEUTRAL_KEYS,
  phraseAt,
  PHRASE_OF_KEY,
  phrasesBegunAt,
  roleOfGroup,
  SPELLED_WORDS,
  VOCABULARY_WORDS,
  type Dictionary,
  type Phrase,
  type TermRole,
} from './phrases.js';
import { isSyllable } from './syllables.js';
import { neighboursOf } from './vocabulary/concepts.js';
import { hasMarks, toWords, type Word } from './tokenizer.js';

export type QueryWord = {
  folded: string;
  /** The form with diacritics, when typed with some; else null. */
  marked: string | null;
  /** Whether words that begin with it count: for the last one, and for one of three letters that is no word itself. */
  isPrefix: boolean;
  /** Whether it may be a typing error: it is no word of the index. */
  mayBeTypo: boolean;
};

export type Term = {
  /** As typed. */
  text: string;
  /** Keys of phrases that were typed, of those that mean the same, and of those that it may be a typing error for. */
  own: readonly string[];
  synonyms: readonly string[];
  corrected: readonly string[];
  /** Those of neighbouring subjects: found, but without points. */
  neighbours: readonly string[];
  /** Whether the phrases were only begun. */
  isBegun: boolean;
  /** What the correction says; null when there is none. */
  correction: string | null;
  /** Single words; all must be found. */
  words: readonly QueryWord[];
  role: TermRole;
  /** Equal for terms of the same meaning: the group of a phrase, or the word. */
  meaning: string;
};

export type QueryText = {
  terms: Term[];
  /** Something was typed, but nothing that could be searched for. */
  isUnsearchable: boolean;
};

const MIN_INNER_PREFIX = 3;
const QUESTION_WORDS = 4;

/** `isOr`: the word between alternatives. `isPhrase`: a phrase of the vocabulary, as typed. */
type Span = { from: number; to: number; term: Term | null; isOr: boolean; isPhrase: boolean };

const textOf = (words: readonly Word[]): string => words.map(({ typed }) => typed).join(' ');

/**
 * A syllable typed without diacritics may be a word of another language (`uc` is Úc, and it is UC), and while typing a last word may go on
 * (`it` is IT, and it begins Italian).
 */
function phraseTerm(phrase: Phrase, typed: readonly Word[], isUnfinished: boolean): Term | null {
  if (phrase.group === null) return null;
  const [only, ...others] = typed;
  const isWord = only && others.length === 0 && !hasMarks(only) && (isUnfinished || phrase.words.some(hasMarks));
  return {
    text: textOf(typed),
    own: [phrase.key],
    synonyms: phrase.synonyms,
    corrected: [],
    neighbours: neighboursOf(phrase),
    isBegun: false,
    correction: null,
    words: isWord ? [{ folded: only.folded, marked: null, isPrefix: isUnfinished, mayBeTypo: false }] : [],
    role: roleOfGroup(phrase.group),
    meaning: `#${phrase.group}`,
  };
}

function queryWord(word: Word, isLast: boolean, { isWord }: Dictionary): QueryWord {
  const marked = hasMarks(word) ? word.exact : null;
  const isKnown = isWord(word.folded);
  return {
    folded: word.folded,
    marked,
    isPrefix: isLast || (marked === null && !isKnown && word.folded.length >= MIN_INNER_PREFIX),
    mayBeTypo: !isKnown && isTypo(word),
  };
}

/** A word that was typed with diacritics, or that has the shape of a Vietnamese one, is what was meant. */
const isTypo = (word: Word): boolean => !hasMarks(word) && !isSyllable(word.folded);

const roleOfBegun = ([first]: readonly Phrase[]): TermRole =>
  first && first.group !== null ? roleOfGroup(first.group) : 'WORD';

/** A term of phrases that were begun; their words count as single words, too. */
function begunTerm(phrases: readonly Phrase[], typed: readonly Word[], dictionary: Dictionary): Term {
  const own = phrases.map(({ key }) => key);
  return {
    text: textOf(typed),
    own,
    synonyms: [...new Set(phrases.flatMap(({ synonyms }) => synonyms))].filter(key => !own.includes(key)),
    corrected: [],
    neighbours: [],
    isBegun: true,
    correction: null,
    words: typed.map((word, place) => ({
      ...queryWord(word, place === typed.length - 1, dictionary),
      mayBeTypo: false,
    })),
    role: roleOfBegun(phrases),
    meaning: textOf(typed).toLowerCase(),
  };
}

function roleOfWord({ folded }: Word, isLast: boolean, { isWord, isPrefix, isPlace }: Dictionary): TermRole {
  if (isPlace(folded)) return 'PLACE';
  return isWord(folded) || (isLast && isPrefix(folded)) ? 'WORD' : 'UNKNOWN';
}

function wordTerm(word: Word, isLast: boolean, dictionary: Dictionary): Term {
  return {
    text: textOf([word]),
    own: [],
    synonyms: [],
    corrected: [],
    neighbours: [],
    isBegun: false,
    correction: null,
    words: [queryWord(word, isLast, dictionary)],
    role: roleOfWord(word, isLast, dictionary),
    meaning: word.folded,
  };
}

function correctedTerm(
  { phrase, isCertain }: CorrectedPhrase,
  typed: readonly Word[],
  { dictionary, isLast }: { dictionary: Dictionary; isLast: boolean },
): Term {
  const [only] = typed;
  return {
    text: textOf(typed),
    own: [],
    synonyms: [],
    corrected: [phrase.key, ...phrase.synonyms],
    neighbours: [],
    isBegun: false,
    correction: isCertain ? phrase.text : null,
    words: typed.length === 1 && only ? [queryWord(only, isLast, dictionary)] : [],
    role: isCertain && phrase.group !== null ? roleOfCorrected(phrase.group) : 'UNKNOWN',
    meaning: `#${phrase.group}`,
  };
}

/** A mistyped place is a place, without which no answer is one; other corrections may be wrong. */
const roleOfCorrected = (group: number): TermRole => (roleOfGroup(group) === 'PLACE' ? 'PLACE' : 'UNKNOWN');

/** A phrase that no document has, and nothing of the same meaning, is the words that it is made of. */
const isFound = (phrase: Phrase, { hasPhrase }: Dictionary): boolean =>
  phrase.group === null ||
  phrase.words.length === 1 ||
  ['PLACE', 'INSTITUTION', 'LEVEL'].includes(roleOfGroup(phrase.group)) ||
  [phrase.key, ...phrase.synonyms, ...neighboursOf(phrase)].some(hasPhrase);

/** The longest phrase at a place that documents have: `dữ liệu lớn`, else `dữ liệu`. */
function foundPhraseAt(words: readonly Word[], from: number, dictionary: Dictionary): Phrase | undefined {
  const phrase = phraseAt(words, from);
  if (!phrase || isFound(phrase, dictionary)) return phrase;
  return foundPhraseAt(words.slice(0, from + phrase.words.length - 1), from, dictionary);
}

/** With wrong diacritics; a single word that is spelled so elsewhere is another word: `ảnh` (photo) is not `Anh` (England). */
function misspeltPhraseAt(words: readonly Word[], from: number): Phrase | undefined {
  const phrase = phraseAt(words, from, true);
  return phrase?.words.length === 1 && SPELLED_WORDS.has(words[from]?.exact ?? '') ? undefined : phrase;
}

/** Behind words of asking another phrase may begin inside this one: `học | máy tính`, not `học máy | tính`. */
function bestPhraseAt(words: readonly Word[], from: number, dictionary: Dictionary): Phrase | undefined {
  const phrase = foundPhraseAt(words, from, dictionary);
  const length = phrase?.words.length ?? 0;
  for (let inside = from + 1; inside < from + length; inside++) {
    const before = phraseAt(words.slice(0, inside), from);
    if (before?.group !== null || before.words.length < inside - from) continue;
    const other = foundPhraseAt(words, inside, dictionary);
    const others = other?.words.length ?? 0;
    if (other && other.group !== null && others >= length && inside + others > from + length) return before;
  }
  return phrase;
}

/** An alternative that nothing has is no reason to ask for its words beside the other one. */
function isBesideOr(words: readonly Word[], from: number, before: readonly Span[]): boolean {
  const phrase = phraseAt(words, from);
  const next = phrase && phraseAt(words, from + phrase.words.length);
  const last = before.findLast(({ term, isOr }) => term !== null || isOr);
  return (next !== undefined && isAlternative(next)) || last?.isOr === true;
}

function spansOf(words: readonly Word[], dictionary: Dictionary, isTyping: boolean): Span[] {
  const states = words.map((word): WordState => {
    const isStrange =
      !dictionary.isWord(word.folded) && !VOCABULARY_WORDS.has(word.folded) && !NEUTRAL_KEYS.has(word.exact);
    return {
      isUnknown: isStrange && isTypo(word),
      isSyllable: !hasMarks(word) && isSyllable(word.folded),
      isStrange,
    };
  });
  const spans: Span[] = [];
  let from = 0;
  const add = (length: number, term: Term | null, phrase?: Phrase): void => {
    const isOr = phrase !== undefined && isAlternative(phrase);
    spans.push({ from, to: from + length, term, isOr, isPhrase: phrase !== undefined });
    from += length;
  };
  while (from < words.length) {
    const rest = words.length - from;
    const phrase = isBesideOr(words, from, spans) ? phraseAt(words, from) : bestPhraseAt(words, from, dictionary);
    const length = phrase?.words.length ?? 0;
    const begun = length < rest ? phrasesBegunAt(words, from, dictionary).filter(one => isFound(one, dictionary)) : [];
    const guess = correctedPhrase(words, states, from, dictionary);
    const corrected = guess && isFound(guess.phrase, dictionary) ? guess : null;
    const misspelt = phrase ? undefined : misspeltPhraseAt(words, from);
    const lenient = misspelt && isFound(misspelt, dictionary) ? misspelt : undefined;
    const typed = (count: number) => words.slice(from, from + count);
    if (corrected && corrected.length > length && begun.length === 0)
      add(
        corrected.length,
        correctedTerm(corrected, typed(corrected.length), { dictionary, isLast: corrected.length === rest }),
      );
    else if (begun.length > 0) add(rest, begunTerm(begun, typed(rest), dictionary));
    else if (phrase) add(length, phraseTerm(phrase, typed(length), isTyping && length === rest), phrase);
    else if (lenient && lenient.group !== null)
      add(lenient.words.length, phraseTerm(lenient, typed(lenient.words.length), false));
    else add(1, wordTerm(words[from] as Word, rest === 1, dictionary));
  }
  return spans;
}

const EITHER_ROLES: ReadonlySet<TermRole> = new Set(['SUBJECT', 'PLACE']);
const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

/** Two subjects or two places of the vocabulary, either of which is an answer; null for other terms. */
function eitherTerm(one: Term, other: Term, text: string): Term | null {
  if (one.role !== other.role || !EITHER_ROLES.has(one.role)) return null;
  const own = union(one.own, other.own);
  return {
    ...one,
    text,
    own,
    synonyms: union(one.synonyms, other.synonyms).filter(key => !own.includes(key)),
    neighbours: union(one.neighbours, other.neighbours),
    words: [],
    meaning: `${one.meaning}|${other.meaning}`,
  };
}

/** Phrases with an `or` between them become one term: `accounting or finance`. */
function joinAlternatives(spans: readonly Span[], words: readonly Word[]): Span[] {
  const joined: Span[] = [];
  let isOr = false;
  for (const span of spans) {
    const last = joined.at(-1);
    const term =
      isOr && last?.term && span.term && last.isPhrase && span.isPhrase
        ? eitherTerm(last.term, span.term, textOf(words.slice(last.from, span.to)))
        : null;
    if (term && last) joined.splice(-1, 1, { ...last, to: span.to, term });
    else if (span.term) joined.push(span);
    // Words of asking may stand behind it: `kế toán hay ngành tài chính`.
    isOr = span.isOr || (isOr && span.term === null);
  }
  return joined;
}

const NO_DICTIONARY: Dictionary = {
  isWord: () => true,
  isPrefix: () => true,
  hasPhrase: () => true,
  isPlace: () => false,
};

/** With `isTyping` the last word may be unfinished even when it is a word. */
export function parseQueryText(
  text: string,
  dictionary: Dictionary = NO_DICTIONARY,
  { isTyping = false } = {},
): QueryText {
  const words = toWords(text.slice(0, SEARCH_TEXT_LIMIT));
  const spans = spansOf(words, dictionary, isTyping);
  const found = joinAlternatives(spans, words).flatMap(({ term }) => term ?? []);
  // Only neutral words: a few are what is looked for, more are a question that names nothing.
  const terms =
    found.length > 0 || words.length >= QUESTION_WORDS
      ? found
      : words.map((word, place) => wordTerm(word, place === words.length - 1, dictionary));
  const distinct = terms.filter((term, place) => terms.findIndex(other => other.meaning === term.meaning) === place);
  return { terms: distinct.slice(0, SEARCH_WORD_LIMIT), isUnsearchable: words.length === 0 && text.trim() !== '' };
}

/** What a term looks for, as titles tell what they are about (text/titleSubjects.ts). */
export function meaningsOfTerm({ own, corrected, words: [only, ...others] }: Term): string[] {
  const phrases = [...own, ...corrected].flatMap(key => PHRASE_OF_KEY.get(key) ?? []);
  if (phrases.length > 0) return [...new Set(phrases.flatMap(meaningsOfPhrase))];
  return only && others.length === 0 ? [only.folded] : [];
}

/** What a whole name or query means, regardless of the order of its terms and of neutral words. */
export const meaningOf = (terms: readonly Pick<Term, 'meaning'>[]): string =>
  terms
    .map(({ meaning }) => meaning)
    .toSorted()
    .join(' ');

/** The meaning of a name of the catalogue. */
export function meaningOfName(words: readonly Word[]): string {
  const meanings: string[] = [];
  for (let from = 0; from < words.length;) {
    const phrase = phraseAt(words, from);
    if (!phrase) meanings.push((words[from] as Word).folded);
    else if (phrase.group !== null) meanings.push(`#${phrase.group}`);
    from += phrase?.words.length ?? 1;
  }
  return meaningOf([...new Set(meanings)].map(meaning => ({ meaning })));
}

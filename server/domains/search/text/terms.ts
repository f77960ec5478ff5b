/** The terms of a query: what is looked for, as phrases of the vocabulary or as single words. A term must be found in a document for the document to be found. */
import type { CorrectedPhrase } from './phraseCorrection.js';
import {
  isAim,
  meaningsOfPhrase,
  PHRASE_OF_KEY,
  roleOfGroup,
  subjectOfAll,
  synonymsOf,
  type Dictionary,
  type Phrase,
  type TermRole,
} from './phrases.js';
import { roleAmong, SAID_OF_ANY } from './namedScholarships.js';
import { inKnownNumber } from './sameWord.js';
import { isSyllable } from './syllables.js';
import { hasMarks, type Word } from './tokenizer.js';
import { isTypo } from './typoCorrection.js';
import { GENERIC_MEANINGS, neighboursOf } from './concepts.js';

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
  /** What else of the text means the same, as typed. */
  repeated?: readonly string[];
  /** Subjects with an `and` between them have the same: where hardly anything has all of them, each by itself is an answer, too. */
  joint?: string | undefined;
  /** Subjects that are one thing together have the same: each by itself is an answer. */
  together?: string;
  /** The terms that an `or` joins. */
  either?: readonly Term[];
  /** On which side of an `or` or an `and` it stands, where entries are looked for by their names (text/namesApart.ts). */
  side?: number;
};

const MIN_INNER_PREFIX = 3;

export const textOf = (words: readonly Word[]): string => words.map(({ typed }) => typed).join(' ');

/** Whether their words differ by the ending of a plural alone: a Bachelor of Laws is called `law`, and Games Design `game design`. */
function isSameButForPlurals(one: string, other: string): boolean {
  const [words, others] = [one.split(' '), other.split(' ')];
  const isSame = (word: string, place: number): boolean =>
    [others[place], `${others[place]}s`].includes(word) || others[place] === `${word}s`;
  return words.length === others.length && words.every(isSame);
}

type Keys = Pick<Term, 'own' | 'synonyms'>;
const keysOfPhrases = new Map<Phrase, Keys>();

/** What a phrase is called by itself, and by others; read once a phrase, since some have hundreds. */
function keysOf(phrase: Phrase): Keys {
  const known = keysOfPhrases.get(phrase);
  if (known) return known;
  const isOwn = (key: string): boolean => isSameButForPlurals(key, phrase.key);
  const others = synonymsOf(phrase);
  const keys = { own: [phrase.key, ...others.filter(isOwn)], synonyms: others.filter(key => !isOwn(key)) };
  keysOfPhrases.set(phrase, keys);
  return keys;
}

/**
 * A syllable typed without diacritics may be a word of another language (`uc` is Úc, and it is UC), and while typing a last word may go on
 * (`it` is IT, and it begins Italian).
 */
export function phraseTerm(
  phrase: Phrase,
  typed: readonly Word[],
  { dictionary, isUnfinished }: { dictionary: Dictionary; isUnfinished: boolean },
): Term | null {
  if (phrase.group === null) return null;
  const [only, ...others] = typed;
  const isWord = only && others.length === 0 && !hasMarks(only) && (isUnfinished || phrase.words.some(hasMarks));
  return {
    text: textOf(typed),
    ...keysOf(phrase),
    corrected: [],
    neighbours: neighboursOf(phrase),
    isBegun: false,
    correction: null,
    words: isWord ? [{ folded: only.folded, marked: null, isPrefix: isUnfinished, mayBeTypo: false }] : [],
    role: isUnnamedSubject(phrase, dictionary) ? 'WORD' : roleAmong(phrase, phrase.group, dictionary),
    meaning: `#${phrase.group}`,
  };
}

/** A phrase of the vocabulary, or one of the same meaning or of a neighbouring subject, that a document has. */
export const isHad = (phrase: Phrase, { hasPhrase }: Dictionary): boolean =>
  [phrase.key, ...synonymsOf(phrase), ...neighboursOf(phrase)].some(hasPhrase);

/** A subject where entries do not say what they are about, and none names it. */
export const isUnnamedSubject = (phrase: Phrase, dictionary: Dictionary): boolean =>
  !dictionary.hasSubjects &&
  phrase.group !== null &&
  roleOfGroup(phrase.group) === 'SUBJECT' &&
  (SAID_OF_ANY.has(phrase.group) || !isHad(phrase, dictionary));

/** A syllable with diacritics is whole: `hè` begins no `health`. */
export const isWhole = (word: Word): boolean => hasMarks(word) && isSyllable(word.folded);

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

const roleOfBegun = ([first]: readonly Phrase[]): TermRole =>
  first && first.group !== null ? roleOfGroup(first.group) : 'WORD';

/** A term of phrases that were begun; their words count as single words, too. Where they begin the name of one subject alone, it has the neighbours of the subject. */
export function begunTerm(phrases: readonly Phrase[], typed: readonly Word[], dictionary: Dictionary): Term {
  const names = phrases.filter(phrase => !isAim(phrase));
  // One word that begins the name of one subject has its neighbours, though an occupation of another one begins so (`neuros`). The beginning of several may be that of an aim: `hiện trường` is no crime scene.
  const named = typed.length === 1 ? subjectOfAll(names) : undefined;
  const subject = named ?? (typed.length === 1 || names.length > 0 ? subjectOfAll(phrases) : undefined);
  const own = phrases.map(({ key }) => key);
  return {
    text: textOf(typed),
    own,
    synonyms: [...new Set(phrases.flatMap(synonymsOf))].filter(key => !own.includes(key)),
    corrected: [],
    neighbours: subject ? neighboursOf(subject) : [],
    isBegun: true,
    correction: null,
    words: typed.map((word, place) => ({
      ...queryWord(word, place === typed.length - 1, dictionary),
      mayBeTypo: false,
    })),
    role: roleOfBegun(phrases),
    meaning: named ? `#${named.group}` : textOf(typed).toLowerCase(),
  };
}

function roleOfWord({ folded }: Word, isLast: boolean, { isWord, isPrefix, isPlace }: Dictionary): TermRole {
  if (isPlace(folded)) return 'PLACE';
  return isWord(folded) || (isLast && isPrefix(folded)) ? 'WORD' : 'UNKNOWN';
}

/**
 * A Vietnamese syllable that no document has with its diacritics stands for nothing there, unless somebody is typing it: `cổ` is no `co`, `viên` no `viện`, and `chậm` no Cham.
 */
const isStrangeSyllable = (word: Word, isTyped: boolean, { isMarkedWord }: Dictionary): boolean =>
  isWhole(word) && !isTyped && !isMarkedWord(word.exact);

export function wordTerm(
  word: Word,
  { isLast, isTyped }: { isLast: boolean; isTyped: boolean },
  dictionary: Dictionary,
): Term {
  const isStrange = isStrangeSyllable(word, isTyped, dictionary);
  return {
    text: textOf([word]),
    own: [],
    synonyms: [],
    corrected: [],
    neighbours: [],
    isBegun: false,
    correction: null,
    words: isStrange ? [] : [queryWord(inKnownNumber(word, dictionary), isLast, dictionary)],
    role: isStrange ? 'UNKNOWN' : roleOfWord(word, isLast, dictionary),
    meaning: word.folded,
  };
}

export function correctedTerm(
  { phrase, isCertain, isHeard }: CorrectedPhrase,
  typed: readonly Word[],
  { dictionary, isLast }: { dictionary: Dictionary; isLast: boolean },
): Term {
  const [only] = typed;
  return {
    text: textOf(typed),
    own: [],
    synonyms: [],
    corrected: [phrase.key, ...synonymsOf(phrase)],
    neighbours: isCertain || isHeard ? neighboursOf(phrase) : [],
    isBegun: false,
    correction: isCertain ? phrase.text : null,
    words: typed.length === 1 && only ? [queryWord(only, isLast, dictionary)] : [],
    role: isCertain && phrase.group !== null ? roleOfCorrected(phrase.group) : 'UNKNOWN',
    meaning: `#${phrase.group}`,
  };
}

const FIRM_CORRECTIONS: ReadonlySet<TermRole> = new Set(['PLACE', 'SUBJECT', 'INSTITUTION']);
/** A mistyped place, subject or institution is one, without which no answer is one; other corrections may be wrong. */
const roleOfCorrected = (group: number): TermRole => {
  const role = roleOfGroup(group);
  return FIRM_CORRECTIONS.has(role) ? role : 'UNKNOWN';
};

const EITHER_ROLES: ReadonlySet<TermRole> = new Set(['PLACE', 'SUBJECT', 'SCHOLARSHIP', 'INSTITUTION']);
const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

/** Two subjects, places or words for scholarships of the vocabulary, either of which is an answer; null for other terms. */
export function eitherTerm(one: Term, other: Term, text: string): Term | null {
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
    either: [one, other].flatMap(term => term.either ?? [term]),
  };
}

/** Fewer answers with all of the subjects that an `and` joins are few. */
export const FEW_JOINT = 5;

/** Terms of which each must be found, as lists: of the terms of one list one. `isEither`: subjects that an `and` joins are one list; those that are one thing together always are. */
export function termLists<T>(items: readonly T[], termOf: (item: T) => Term, isEither: boolean): T[][] {
  const listOf = ({ together, joint }: Term): string | undefined => together ?? (isEither ? joint : undefined);
  const lists: T[][] = [];
  for (const item of items) {
    const own = listOf(termOf(item));
    const list = own === undefined ? null : lists.find(([first]) => first && listOf(termOf(first)) === own);
    if (list) list.push(item);
    else lists.push([item]);
  }
  return lists;
}

/**
 * Other readings of a text of which nothing has all: places that lie in nothing together (`california texas`) and subjects that nothing joins are alternatives,
 * as if an `or` stood between them. The likeliest first; none where there is only one of each.
 */
export function readingsApart(terms: readonly Term[]): Term[][] {
  const [places, subjects] = [...EITHER_ROLES].map(role => joinedRole(terms, role));
  const both = places && joinedRole(places, 'SUBJECT');
  return [withoutGeneric(terms), places, subjects, both].filter(reading => reading !== undefined && reading !== null);
}

/** Beside a subject of its own a generic one that no `and` joins to it gives way like any word; null where there are not both. */
function withoutGeneric(terms: readonly Term[]): Term[] | null {
  const isSubject = ({ role, own }: Term): boolean => role === 'SUBJECT' && own.length > 0;
  const isGeneric = (term: Term): boolean =>
    isSubject(term) && term.joint === undefined && GENERIC_MEANINGS.has(term.meaning);
  const hasBoth = terms.some(isGeneric) && terms.some(term => isSubject(term) && !isGeneric(term));
  return hasBoth ? terms.map(term => (isGeneric(term) ? { ...term, role: 'WORD' } : term)) : null;
}

/** The terms of a role as one in the place of the first of them; null where there are no two. */
function joinedRole(terms: readonly Term[], role: TermRole): Term[] | null {
  const [first, ...others] = terms.filter(term => term.role === role && term.own.length > 0);
  if (!first || others.length === 0) return null;
  const joined = others.reduce<Term | null>(
    (one, other) => one && eitherTerm(one, other, `${one.text} ${other.text}`),
    first,
  );
  return joined && terms.flatMap(term => (term === first ? joined : others.includes(term) ? [] : term));
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

/** The vocabulary as phrases: found in texts when an index is built, recognised in queries when they are parsed. */
import { BUSINESS_GROUPS } from './vocabulary/business.js';
import { INSTITUTION_GROUPS } from './vocabulary/institutions.js';
import { KIND_GROUPS, LEVEL_GROUPS } from './vocabulary/levels.js';
import {
  ALTERNATIVE_PHRASES,
  HEADED_PHRASES,
  JOINING_PHRASES,
  NEUTRAL_PHRASES,
  OPAQUE_PHRASES,
} from './vocabulary/neutral.js';
import { PEOPLE_GROUPS } from './vocabulary/people.js';
import { PLACE_GROUPS } from './vocabulary/places.js';
import { SCHOLARSHIP_GROUPS } from './vocabulary/scholarships.js';
import { STUDENT_CITIES } from './vocabulary/studentCities.js';
import { TECHNOLOGY_GROUPS } from './vocabulary/technology.js';
import { HOME_GROUPS, UNANSWERABLE_GROUPS, WHOLE_WORDS } from './vocabulary/unanswerable.js';
import { aimsOf, phrasesOfLine, subjectsOfLine } from './aims.js';
import { hasMarks, toWords, wordForms, type Word } from './tokenizer.js';

/** What a term says: which terms may be left out depends on it (query/relaxation.ts). */
export type TermRole =
  | 'PLACE'
  | 'LEVEL'
  | 'KIND'
  | 'SCHOLARSHIP'
  | 'INSTITUTION'
  | 'SUBJECT'
  | 'UNANSWERABLE'
  | 'WORD'
  | 'UNKNOWN';

const GROUPS_OF_ROLE: readonly (readonly [TermRole, readonly string[]])[] = [
  ['PLACE', PLACE_GROUPS],
  ['LEVEL', LEVEL_GROUPS],
  ['KIND', KIND_GROUPS],
  ['SCHOLARSHIP', SCHOLARSHIP_GROUPS],
  ['INSTITUTION', INSTITUTION_GROUPS],
  ['UNANSWERABLE', UNANSWERABLE_GROUPS],
  ['UNKNOWN', [...HOME_GROUPS, ...WHOLE_WORDS]],
  ['SUBJECT', [...BUSINESS_GROUPS, ...TECHNOLOGY_GROUPS, ...PEOPLE_GROUPS]],
];
const ROLES: readonly TermRole[] = GROUPS_OF_ROLE.flatMap(([role, groups]) => groups.map(() => role));
export const roleOfGroup = (group: number): TermRole => ROLES[group] ?? 'SUBJECT';

const AIMS = aimsOf(GROUPS_OF_ROLE.flatMap(([role, groups]) => (role === 'SUBJECT' ? groups : [])));

const LINES: readonly string[] = GROUPS_OF_ROLE.flatMap(([, groups]) => groups);

/** What a group is called in English, by group; null for one with one name in all languages. */
export const ENGLISH_NAMES: readonly (string | null)[] = LINES.map(
  line => phrasesOfLine(line.split('|')[2] ?? '')[0] ?? null,
);

/** Written phrases, by group. */
export const VOCABULARY: readonly (readonly string[])[] = LINES.map(subjectsOfLine).map(([subject = '', ...others]) => [
  subject,
  ...others,
  ...(AIMS.get(subject) ?? []),
]);

export type Phrase = {
  /** As written. */
  text: string;
  /** The exact words, which identify it. */
  key: string;
  words: readonly Word[];
  /** Folded spellings of each word. */
  forms: readonly string[][];
  /** Keys of the other phrases of its groups. */
  synonyms: readonly string[];
  /** The first of its groups, which stands for its meaning; null for a neutral phrase. */
  group: number | null;
  /** All of them. */
  groups: readonly number[];
  /** An abbreviation in capitals is found in texts only where they have capitals, too: `LA` is not in `La Trobe`. */
  isAbbreviation: boolean;
};

export const keyOfWords = (words: readonly Pick<Word, 'exact'>[]): string => words.map(({ exact }) => exact).join(' ');
export const keyOfText = (text: string): string => keyOfWords(toWords(text));
/** No text of the catalogue has these, so that nothing looks for them. */
const AIM_KEYS: ReadonlySet<string> = new Set([...AIMS.values()].flat().map(keyOfText));
/** Whether it is an occupation or an aim: what it says is not in its words. */
export const isAim = ({ key }: { key: string }): boolean => AIM_KEYS.has(key);

function phrasesOf(groups: readonly (readonly string[])[]): Phrase[] {
  const groupsOfKey = new Map<string, number[]>();
  const textOfKey = new Map<string, string>();
  const keysOfGroup = groups.map(texts => texts.map(keyOfText));
  groups.forEach((texts, group) => {
    for (const [place, text] of texts.entries()) {
      const key = keysOfGroup[group]?.[place] ?? '';
      if (!textOfKey.has(key)) textOfKey.set(key, text);
      const known = groupsOfKey.get(key) ?? [];
      if (!known.includes(group)) groupsOfKey.set(key, [...known, group]);
    }
  });
  return [...textOfKey].map(([key, text]) => {
    const words = toWords(text);
    const own = groupsOfKey.get(key) ?? [];
    const synonyms = new Set(own.flatMap(group => keysOfGroup[group] ?? []));
    synonyms.delete(key);
    return {
      text,
      key,
      words,
      forms: words.map(wordForms),
      synonyms: [...synonyms].filter(synonym => !AIM_KEYS.has(synonym)),
      group: own[0] ?? null,
      groups: own,
      isAbbreviation: words.length === 1 && (words[0]?.isUpper ?? false),
    };
  });
}

const NEUTRAL: readonly Phrase[] = phrasesOf(NEUTRAL_PHRASES.map(phrase => [phrase])).map(phrase => ({
  ...phrase,
  group: null,
  groups: [],
}));
export const NEUTRAL_KEYS: ReadonlySet<string> = new Set(NEUTRAL.map(({ key }) => key));
const ALTERNATIVE_KEYS: ReadonlySet<string> = new Set(ALTERNATIVE_PHRASES.map(keyOfText));
/** Whether a phrase stands between alternatives: `or`, `hoặc là`. */
export const isAlternative = ({ key }: Pick<Phrase, 'key'>): boolean => ALTERNATIVE_KEYS.has(key);

const JOINING_KEYS: ReadonlySet<string> = new Set(JOINING_PHRASES.map(keyOfText));
/** Whether a phrase stands between what is meant together or each by itself. */
export const isJoining = ({ key }: Pick<Phrase, 'key'>): boolean => JOINING_KEYS.has(key);

/** What a phrase may mean, as meanings of terms are written (text/queryText.ts). */
export const meaningsOfPhrase = ({ groups }: Pick<Phrase, 'groups'>): string[] => groups.map(group => `#${group}`);

export const PHRASES: readonly Phrase[] = phrasesOf(VOCABULARY);
export const PHRASE_OF_KEY: ReadonlyMap<string, Phrase> = new Map(PHRASES.map(phrase => [phrase.key, phrase]));
/** The group of a phrase that is in the vocabulary. */
export const groupOf = (phrase: string): number | null => PHRASE_OF_KEY.get(keyOfText(phrase))?.group ?? null;
/** Words with diacritics as they are spelled somewhere in the vocabulary. */
export const SPELLED_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES, ...NEUTRAL].flatMap(({ words }) => words.filter(hasMarks).map(({ exact }) => exact)),
);
const CITY_WORDS = STUDENT_CITIES.flatMap(([, names]) => names.flatMap(toWords)).map(({ folded }) => folded);
/** Folded words of all phrases and of cities: none of them is a typing error. */
export const VOCABULARY_WORDS: ReadonlySet<string> = new Set([
  ...PHRASES.flatMap(({ forms }) => forms.flat()),
  ...CITY_WORDS,
]);

/** Phrases by each of some keys of them, the longest first: so the first that fits is the longest. */
export const byFirst = (
  phrases: readonly Phrase[],
  firstOf: (phrase: Phrase) => readonly string[],
): Map<string, Phrase[]> => {
  const lists = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const first of firstOf(phrase)) lists.set(first, [...(lists.get(first) ?? []), phrase]);
  for (const list of lists.values()) list.sort((a, b) => b.words.length - a.words.length);
  return lists;
};

const BY_EXACT = byFirst(PHRASES, ({ words }) => [words[0]?.exact ?? '']);

/** Those that begin with a word: dozens do with `khoa` or `quản`, and fewer with the next one behind it. */
type Beginning = { alone: readonly Phrase[]; bySecond: ReadonlyMap<string, readonly Phrase[]> };
const BY_FOLDED: ReadonlyMap<string, Beginning> = new Map(
  [...byFirst([...PHRASES, ...NEUTRAL], ({ forms }) => forms[0] ?? [])].map(([word, phrases]) => [
    word,
    {
      alone: phrases.filter(({ words }) => words.length === 1),
      bySecond: byFirst(phrases, ({ forms }) => forms[1] ?? []),
    },
  ]),
);

type Found = { from: number; to: number; phrase: Phrase };

/** A single letter is no phrase in a text: `y` is medicine where somebody looks for it, and `and` in a Spanish title. */
const isWrittenAt = ({ words: wanted, isAbbreviation, key }: Phrase, words: readonly Word[], from: number): boolean =>
  key.length > 1 &&
  wanted.every(({ exact }, offset) => words[from + offset]?.exact === exact) &&
  (!isAbbreviation || (words[from]?.isUpper ?? false));

/** The longest phrase that is written at a place, diacritics included. */
export const phraseWrittenAt = (words: readonly Word[], from: number): Phrase | undefined =>
  BY_EXACT.get(words[from]?.exact ?? '')?.find(phrase => isWrittenAt(phrase, words, from));

/** The phrase that words are as a whole. */
export const phraseAsWritten = (words: readonly Word[]): Phrase | undefined =>
  BY_EXACT.get(words[0]?.exact ?? '')?.find(
    phrase => phrase.words.length === words.length && isWrittenAt(phrase, words, 0),
  );

const OPAQUE: ReadonlySet<string> = new Set(OPAQUE_PHRASES);
/** What is inside its words is nothing by itself. */
export const isOpaque = ({ key, group }: Pick<Phrase, 'key' | 'group'>): boolean =>
  OPAQUE.has(key) || (group !== null && roleOfGroup(group) === 'PLACE');

const HEADED: ReadonlySet<string> = new Set(HEADED_PHRASES);

const isVietnamese = ({ words }: Phrase): boolean => words.some(hasMarks);

const foundIn = (words: readonly Word[]): Found[] =>
  words.flatMap((word, from) =>
    (BY_EXACT.get(word.exact) ?? []).flatMap(phrase =>
      isWrittenAt(phrase, words, from) ? [{ from, to: from + phrase.words.length, phrase }] : [],
    ),
  );

/** Which words belong to a Vietnamese phrase of several syllables. */
export function vietnamesePhraseSpans(words: readonly Word[]): boolean[] {
  const isSyllable = words.map(() => false);
  for (const { from, to, phrase } of foundIn(words))
    if (to - from > 1 && isVietnamese(phrase)) isSyllable.fill(true, from, to);
  return isSyllable;
}

/** Whether a phrase is a syllable of a longer one, or cuts its words. */
const isTorn = (longer: Found, { from, to }: Pick<Found, 'from' | 'to'>): boolean =>
  (to - from === 1 || (longer.from < from && to < longer.to)) &&
  (isVietnamese(longer.phrase) || isOpaque(longer.phrase));

/**
 * Keys of the phrases in a text, nested ones included. Vietnamese is written in syllables, so a single syllable inside a longer
 * Vietnamese phrase is not a phrase of its own: `Mỹ thuật` (fine arts) has no `Mỹ` (America); nor is one that cuts its words: `khoa học máy tính` (computer
 * science) has no `học máy` (machine learning). The same holds for opaque names of degrees, and of places: New South Wales is not in Wales.
 * In some names only the end means something: `construction law` is no construction.
 */
export function phrasesIn(words: readonly Word[]): string[] {
  const found = foundIn(words);
  const isPartOfLonger = ({ from, to }: Found): boolean =>
    found.some(
      longer =>
        longer.from <= from &&
        to <= longer.to &&
        longer.to - longer.from > to - from &&
        ((HEADED.has(longer.phrase.key) && to < longer.to) || isTorn(longer, { from, to })),
    );
  return [...new Set(found.filter(one => !isPartOfLonger(one)).map(({ phrase }) => phrase.key))];
}

type TypedWord = Pick<Word, 'exact' | 'folded'>;

/** A typed word is a word of a phrase when its diacritics are the same, or when it was typed without any. */
export const isTypedAs = (typed: TypedWord, word: TypedWord, forms: readonly string[]): boolean =>
  hasMarks(typed) ? typed.exact === word.exact : forms.includes(typed.folded);

/** A neutral word is compared as typed: `và` is one, `va` is not. `isLenient` ignores wrong diacritics. */
function isTypedAt(phrase: Phrase, words: readonly TypedWord[], from: number, isLenient: boolean): boolean {
  const isNeutralWord = phrase.group === null && phrase.words.length === 1;
  return phrase.words.every((word, offset) => {
    const typed = words[from + offset];
    const forms = phrase.forms[offset] ?? [];
    if (!typed) return false;
    if (isNeutralWord) return typed.exact === word.exact;
    return isLenient ? forms.includes(typed.folded) : isTypedAs(typed, word, forms);
  });
}

/** The longest phrase typed at a place, neutral ones included. */
export function phraseAt(words: readonly TypedWord[], from: number, isLenient = false): Phrase | undefined {
  const beginning = BY_FOLDED.get(words[from]?.folded ?? '');
  if (!beginning) return undefined;
  const isTyped = (phrase: Phrase): boolean => isTypedAt(phrase, words, from, isLenient);
  return beginning.bySecond.get(words[from + 1]?.folded ?? '')?.find(isTyped) ?? beginning.alone.find(isTyped);
}

/** The phrase that words are as a whole. */
export function wholePhrase(words: readonly TypedWord[]): Phrase | undefined {
  const phrase = phraseAt(words, 0);
  return phrase?.words.length === words.length ? phrase : undefined;
}

/** The words of an index, without diacritics. */
export type Dictionary = {
  isWord: (word: string) => boolean;
  isPrefix: (word: string) => boolean;
  /** Whether a document has the phrase with this key. */
  hasPhrase: (key: string) => boolean;
  /** Whether a document has the word with these diacritics. */
  isMarkedWord: (exact: string) => boolean;
  /** Whether it is a word of the name of a city of the index. */
  isPlace: (word: string) => boolean;
  /** Whether entries say what they are about. Most scholarships do not, so that a subject that none of them names is left out of a text. */
  hasSubjects: boolean;
};

/** The one subject that all of several phrases mean. */
export const subjectOfAll = ([first, ...others]: readonly Phrase[]): Phrase | undefined =>
  first && first.group !== null && others.every(({ group }) => group === first.group) ? first : undefined;

/** The vocabulary as phrases, and those that are typed; those that are written in texts of the catalogue stand in writtenPhrases.ts. */
import { BUSINESS_GROUPS } from './vocabulary/business.js';
import { INSTITUTION_GROUPS } from './vocabulary/institutions.js';
import { KIND_GROUPS, LEVEL_GROUPS } from './vocabulary/levels.js';
import { ALTERNATIVE_PHRASES, JOINING_PHRASES, NEUTRAL_PHRASES } from './vocabulary/neutral.js';
import { PEOPLE_GROUPS } from './vocabulary/people.js';
import { PLACE_GROUPS } from './vocabulary/places.js';
import { SCHOLARSHIP_GROUPS } from './vocabulary/scholarships.js';
import { STUDENT_CITIES } from './vocabulary/studentCities.js';
import { TECHNOLOGY_GROUPS } from './vocabulary/technology.js';
import { HOME_GROUPS, UNANSWERABLE_GROUPS, WHOLE_WORDS } from './vocabulary/unanswerable.js';
import { appendTo } from './appendTo.js';
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

/** What people are, do or aim at, by group. */
const AIMS_OF_GROUP: readonly (readonly string[])[] = LINES.map(line => AIMS.get(subjectsOfLine(line)[0] ?? '') ?? []);
/** Written phrases, by group. */
export const VOCABULARY: readonly (readonly string[])[] = LINES.map((line, group) => [
  ...subjectsOfLine(line),
  ...(AIMS_OF_GROUP[group] ?? []),
]);

export type Phrase = {
  /** As written. */
  text: string;
  /** The exact words, which identify it. */
  key: string;
  words: readonly Word[];
  /** Folded spellings of each word. */
  forms: readonly string[][];
  /** The first of its groups, which stands for its meaning; null for a neutral phrase. */
  group: number | null;
  /** All of them. */
  groups: readonly number[];
  /** An abbreviation in capitals is found in texts only where they have capitals, too: `LA` is not in `La Trobe`. */
  isAbbreviation: boolean;
};

export const keyOfWords = (words: readonly Pick<Word, 'exact'>[]): string => words.map(({ exact }) => exact).join(' ');
export const keyOfText = (text: string): string => keyOfWords(toWords(text));

/** A phrase as it is written. */
type Written = { text: string; key: string; words: readonly Word[] };
const writtenOf = (text: string): Written => {
  const words = toWords(text);
  return { text, key: keyOfWords(words), words };
};

/** Thousands of phrases are made of some hundred words: the spellings of each are made once. */
const formsOfWord = new Map<string, string[]>();
function formsOf(word: Word): string[] {
  const known = formsOfWord.get(word.exact);
  if (known) return known;
  const forms = wordForms(word);
  formsOfWord.set(word.exact, forms);
  return forms;
}

function phrasesOf(groups: readonly (readonly Written[])[]): Phrase[] {
  const firstOfKey = new Map<string, { written: Written; own: number[] }>();
  for (const [group, all] of groups.entries())
    for (const written of all) {
      const first = firstOfKey.get(written.key);
      if (!first) firstOfKey.set(written.key, { written, own: [group] });
      else if (!first.own.includes(group)) first.own.push(group);
    }
  return [...firstOfKey.values()].map(({ written: { text, key, words }, own }) => ({
    text,
    key,
    words,
    forms: words.map(formsOf),
    group: own[0] ?? null,
    groups: own,
    isAbbreviation: words.length === 1 && (words[0]?.isUpper ?? false),
  }));
}

const WRITTEN: readonly (readonly Written[])[] = VOCABULARY.map(texts => texts.map(writtenOf));
/** No text of the catalogue has these, so that nothing looks for them: what stands behind the names of each group. */
const AIM_KEYS: ReadonlySet<string> = new Set(
  WRITTEN.flatMap((all, group) => all.slice(all.length - (AIMS_OF_GROUP[group]?.length ?? 0)).map(({ key }) => key)),
);
/** Whether it is an occupation or an aim: what it says is not in its words. */
export const isAim = ({ key }: { key: string }): boolean => AIM_KEYS.has(key);

const SYNONYMS = new Map<string, readonly string[]>();
/** Keys of the other phrases of its groups. Made when they are first asked for: of a group of hundreds each has all others. */
export function synonymsOf({ key, groups }: Pick<Phrase, 'key' | 'groups'>): readonly string[] {
  const known = SYNONYMS.get(key);
  if (known) return known;
  const keys = new Set(groups.flatMap(group => (WRITTEN[group] ?? []).map(other => other.key)));
  keys.delete(key);
  const synonyms = [...keys].filter(synonym => !AIM_KEYS.has(synonym));
  SYNONYMS.set(key, synonyms);
  return synonyms;
}

const NEUTRAL: readonly Phrase[] = phrasesOf(NEUTRAL_PHRASES.map(phrase => [writtenOf(phrase)])).map(phrase => ({
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

export const PHRASES: readonly Phrase[] = phrasesOf(WRITTEN);
export const PHRASE_OF_KEY: ReadonlyMap<string, Phrase> = new Map(PHRASES.map(phrase => [phrase.key, phrase]));
/** The group of a phrase that is in the vocabulary. */
export const groupOf = (phrase: string): number | null => PHRASE_OF_KEY.get(keyOfText(phrase))?.group ?? null;

/** The folded spellings of all words of some phrases. */
export function formsOfAll(phrases: readonly Phrase[]): Set<string> {
  const all = new Set<string>();
  for (const { forms } of phrases) for (const spellings of forms) for (const form of spellings) all.add(form);
  return all;
}

/** Words with diacritics as they are spelled somewhere in the vocabulary. */
export const SPELLED_WORDS: ReadonlySet<string> = spelledIn([...PHRASES, ...NEUTRAL]);
function spelledIn(phrases: readonly Phrase[]): Set<string> {
  const spelled = new Set<string>();
  for (const { words } of phrases) for (const word of words) if (hasMarks(word)) spelled.add(word.exact);
  return spelled;
}
const CITY_WORDS = STUDENT_CITIES.flatMap(([, names]) => names.flatMap(toWords)).map(({ folded }) => folded);
/** Folded words of all phrases and of cities: none of them is a typing error. */
export const VOCABULARY_WORDS: ReadonlySet<string> = new Set([...formsOfAll(PHRASES), ...CITY_WORDS]);

/** Phrases by each of some keys of them, the longest first: so the first that fits is the longest. */
export const byFirst = (
  phrases: readonly Phrase[],
  firstOf: (phrase: Phrase) => readonly string[],
): Map<string, Phrase[]> => {
  const lists = new Map<string, Phrase[]>();
  for (const phrase of phrases) for (const first of firstOf(phrase)) appendTo(lists, first, phrase);
  for (const list of lists.values()) list.sort((a, b) => b.words.length - a.words.length);
  return lists;
};

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

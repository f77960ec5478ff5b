/**
 * Recognises a text that names an institution by the words that tell it from others, the last of which may be unfinished: `univ of mel` and
 * `dh melb` name the University of Melbourne, since `university` and `of` tell nothing. A name with more such words (`RMIT Melbourne`) is not named.
 */
import { SEARCH_TEXT_LIMIT } from '../../../../schema/rules/search.limits.js';
import { appendTo } from './appendTo.js';
import { NEUTRAL_PHRASES } from './vocabulary/neutral.js';
import { groupOf, keyOfText, roleOfGroup, VOCABULARY } from './phrases.js';
import { hasMarks, toWords, wordForms, type Word } from './tokenizer.js';
import { TYPE_WORDS } from './vocabulary.js';

type InstitutionType = keyof typeof TYPE_WORDS;

/** `says`: the types of institution that it means in a name; none for a word of the same group that means a level (`diploma`, as `college`). */
type Kind = { text: string; says: InstitutionType | null };

/** Everything that a kind of institution is called. */
const KINDS: readonly Kind[] = (Object.entries(TYPE_WORDS) as [InstitutionType, string][]).flatMap(([type, line]) =>
  line.split('|').flatMap((text): Kind[] => {
    const group = groupOf(text);
    const others = group === null ? [] : (VOCABULARY[group] ?? []);
    const isKind = group !== null && roleOfGroup(group) === 'KIND';
    return [{ text, says: type }, ...others.map(other => ({ text: other, says: isKind ? type : null }))];
  }),
);
const TYPES_OF_KIND = new Map<string, InstitutionType[]>();
for (const { text, says } of KINDS) {
  const key = keyOfText(text);
  TYPES_OF_KIND.set(key, [...(TYPES_OF_KIND.get(key) ?? []), ...(says ? [says] : [])]);
}

type NameWord = Pick<Word, 'exact' | 'folded'>;

type Silent = {
  words: readonly Word[];
  forms: readonly string[][];
  isKind: boolean;
  types: readonly InstitutionType[];
};

/** Phrases that tell no institution from others, longest first. */
const SILENT: readonly Silent[] = [
  ...new Map(
    [...NEUTRAL_PHRASES, ...KINDS.map(({ text }) => text)].map(text => [keyOfText(text), text] as const),
  ).entries(),
]
  .map(([key, text]) => ({
    words: toWords(text),
    isKind: TYPES_OF_KIND.has(key),
    types: TYPES_OF_KIND.get(key) ?? [],
  }))
  .map(phrase => ({ ...phrase, forms: phrase.words.map(wordForms) }))
  .toSorted((a, b) => b.words.length - a.words.length);

const SILENT_BY_FIRST = new Map<string, Silent[]>();
for (const phrase of SILENT) for (const first of phrase.forms[0] ?? []) appendTo(SILENT_BY_FIRST, first, phrase);

/** Words typed without marks are words of a kind, too; neutral words are compared as typed. */
const isSaid = (typed: NameWord | undefined, { words, forms, isKind }: Silent, place: number): boolean =>
  typed !== undefined &&
  (typed.exact === words[place]?.exact || (isKind && !hasMarks(typed) && (forms[place] ?? []).includes(typed.folded)));

const silentAt = (words: readonly NameWord[], from: number): Silent | undefined =>
  SILENT_BY_FIRST.get(words[from]?.folded ?? '')?.find(phrase =>
    phrase.words.every((_, offset) => isSaid(words[from + offset], phrase, offset)),
  );

/** Which of the words tell an institution from others, and the phrases between them that do not. */
function readWords(words: readonly NameWord[]): { isTelling: boolean[]; silent: Silent[] } {
  const isTelling = words.map(() => true);
  const silent: Silent[] = [];
  for (let from = 0; from < words.length;) {
    const phrase = silentAt(words, from);
    if (phrase) silent.push(phrase);
    isTelling.fill(false, from, from + (phrase?.words.length ?? 0));
    from += phrase?.words.length ?? 1;
  }
  return { isTelling, silent };
}
const tellingWords = (words: readonly NameWord[]): boolean[] => readWords(words).isTelling;

/** `trường` before a name means an institution, too. */
const LOOSE_KIND = 'truong';

/** They join the words of a name, and begin and end none that is typed. */
const JOINTS: ReadonlySet<string> = new Set(['of', 'the', 'at', 'and', 'va']);
export const isNameJoint = ({ folded }: NameWord): boolean => JOINTS.has(folded);

/** The words of all kinds of institution, and those that stand between the words of a name. */
const NAME_PARTICLES: ReadonlySet<string> = new Set([
  ...SILENT.filter(({ isKind }) => isKind).flatMap(({ forms }) => forms.flat()),
  LOOSE_KIND,
  'school',
  ...JOINTS,
]);
export const isNameParticle = (folded: string): boolean => NAME_PARTICLES.has(folded);

export type ReadName = {
  /** The telling words, distinct and sorted. */
  telling: string[];
  /** Whether one of them stands there twice: then it is not all of one name. */
  isTwice: boolean;
  /** Whether a kind of institution is said beside them. */
  hasKind: boolean;
  /** How many kinds. */
  kinds: number;
  /** The types of institution that they mean; none where it means any (`trường`). */
  types: readonly InstitutionType[];
  /** Whether it begins with a word of the name or with a kind, not with a word of asking (`học trường`). */
  isAlone: boolean;
};

/** A part of a text as the name of an institution. */
export function readName(words: readonly NameWord[]): ReadName {
  const { isTelling, silent } = readWords(words);
  const types = silent.flatMap(phrase => phrase.types);
  const isLoose = ({ folded }: NameWord, place: number): boolean => !isTelling[place] && folded === LOOSE_KIND;
  const [first] = words;
  const own = words.filter((_, place) => isTelling[place]);
  const telling = distinct(own);
  return {
    telling,
    isTwice: telling.length < own.length,
    hasKind: types.length > 0 || words.some(isLoose),
    kinds: silent.filter(phrase => phrase.types.length > 0).length,
    types,
    // `diploma` is a level there: `diploma of business | kaplan business school`.
    isAlone: isTelling[0] === true || (silent[0]?.types.length ?? 0) > 0 || (first !== undefined && isLoose(first, 0)),
  };
}

/** What stands between a name that several institutions have and their campus. */
const BEFORE_CAMPUS = /, | at /;

/** The telling words of a shown name before its campus; none where it says no campus, or no kind before it. */
export function tellingHeadOf(name: string): string[] {
  const [head = '', campus] = name.split(BEFORE_CAMPUS);
  const { telling, hasKind } = readName(toWords(head));
  return campus !== undefined && hasKind ? telling : [];
}

const MIN_KIND_LETTERS = 3;
/** All beginnings of words for a kind: this is asked at each key that somebody types. */
const KIND_BEGINNINGS: ReadonlySet<string> = new Set(
  SILENT.filter(({ isKind, words }) => isKind && words.length === 1)
    .flatMap(({ forms }) => forms[0] ?? [])
    .flatMap(form => Array.from({ length: form.length }, (_, end) => form.slice(0, end + 1)))
    .filter(beginning => beginning.length >= MIN_KIND_LETTERS),
);
const isKindBegun = ({ folded }: Word): boolean => KIND_BEGINNINGS.has(folded);

const distinct = (words: readonly NameWord[]): string[] => [...new Set(words.map(({ folded }) => folded))].sort();

/** The telling words of a name, distinct and sorted. */
export function tellingWordsOf(name: string): string[] {
  const words = toWords(name);
  const isTelling = tellingWords(words);
  return distinct(words.filter((_, place) => isTelling[place]));
}

/** `begun`: the last telling word when it may be unfinished; `words`: the other ones, distinct and sorted. */
export type NamedWords = { words: string[]; begun: string | null };

/** What a text names an institution by; null when it has no telling word. A kind may be unfinished at the end, too (`melbourne univ`). */
export function namedWordsOf(text: string): NamedWords | null {
  const words = toWords(text.slice(0, SEARCH_TEXT_LIMIT));
  const isTelling = tellingWords(words);
  const last = words.length - 1;
  const others = distinct(words.filter((_, place) => isTelling[place] && place !== last));
  const end = words[last];
  const isOpen = end !== undefined && isTelling[last] === true && !(others.length > 0 && isKindBegun(end));
  if (!isOpen) return others.length > 0 ? { words: others, begun: null } : null;
  return { words: others, begun: end.folded };
}

/** Starts every token of a name's telling words; no word has this sign. */
export const NAMED_MARK = '\uE002';

/** A name by its telling words: when the last one is unfinished, the token is a prefix of that of the name. */
export const namedToken = (words: readonly string[], last: string): string => `${NAMED_MARK}${words.join(' ')}|${last}`;

/** Tokens of a name, one with each telling word as the last; bars separate names. */
export const namedTokens = (names: string): string[] =>
  names.split('|').flatMap(name => {
    const words = tellingWordsOf(name);
    return words.map(last =>
      namedToken(
        words.filter(word => word !== last),
        last,
      ),
    );
  });

/**
 * Recognises a text that names an institution by the words that tell it from others, the last of which may be unfinished: `univ of mel` and
 * `dh melb` name the University of Melbourne, since `university` and `of` tell nothing. A name with more such words (`RMIT Melbourne`) is not named.
 */
import { SEARCH_TEXT_LIMIT } from '../../../../schema/rules/search.limits.js';
import { NEUTRAL_PHRASES } from './vocabulary/neutral.js';
import { keyOfWords, PHRASE_OF_KEY, VOCABULARY } from './phrases.js';
import { hasMarks, toWords, wordForms, type Word } from './tokenizer.js';
import { TYPE_WORDS } from './vocabulary.js';

const keyOfText = (text: string): string => keyOfWords(toWords(text));

/** Everything that a kind of institution is called. */
const KINDS: readonly string[] = Object.values(TYPE_WORDS)
  .flatMap(line => line.split('|'))
  .flatMap(text => {
    const group = PHRASE_OF_KEY.get(keyOfText(text))?.group;
    return [text, ...(group === undefined || group === null ? [] : (VOCABULARY[group] ?? []))];
  });

type NameWord = Pick<Word, 'exact' | 'folded'>;

type Silent = { words: readonly Word[]; forms: readonly string[][]; isKind: boolean };

/** Phrases that tell no institution from others, longest first. */
const SILENT: readonly Silent[] = [
  ...new Map([...NEUTRAL_PHRASES, ...KINDS].map(text => [keyOfText(text), text])).values(),
]
  .map(text => ({ words: toWords(text), isKind: KINDS.includes(text) }))
  .map(phrase => ({ ...phrase, forms: phrase.words.map(wordForms) }))
  .toSorted((a, b) => b.words.length - a.words.length);

const SILENT_BY_FIRST = new Map<string, Silent[]>();
for (const phrase of SILENT)
  for (const first of phrase.forms[0] ?? [])
    SILENT_BY_FIRST.set(first, [...(SILENT_BY_FIRST.get(first) ?? []), phrase]);

/** Words typed without marks are words of a kind, too; neutral words are compared as typed. */
const isSaid = (typed: NameWord | undefined, { words, forms, isKind }: Silent, place: number): boolean =>
  typed !== undefined &&
  (typed.exact === words[place]?.exact || (isKind && !hasMarks(typed) && (forms[place] ?? []).includes(typed.folded)));

const silentAt = (words: readonly NameWord[], from: number): number =>
  SILENT_BY_FIRST.get(words[from]?.folded ?? '')?.find(phrase =>
    phrase.words.every((_, offset) => isSaid(words[from + offset], phrase, offset)),
  )?.words.length ?? 0;

/** Which of the words tell an institution from others. */
function tellingWords(words: readonly NameWord[]): boolean[] {
  const isTelling = words.map(() => true);
  for (let from = 0; from < words.length;) {
    const length = silentAt(words, from);
    isTelling.fill(false, from, from + length);
    from += Math.max(1, length);
  }
  return isTelling;
}

/** `trường` and `school` before a name mean an institution, too. */
const LOOSE_KINDS: ReadonlySet<string> = new Set(['truong', 'school']);

/** The words of all kinds of institution, and those that stand between the words of a name. */
const NAME_PARTICLES: ReadonlySet<string> = new Set([
  ...SILENT.filter(({ isKind }) => isKind).flatMap(({ forms }) => forms.flat()),
  ...LOOSE_KINDS,
  'of',
  'the',
  'at',
  'and',
]);
export const isNameParticle = (folded: string): boolean => NAME_PARTICLES.has(folded);

/** The telling words of a part of a text, distinct and sorted, and whether it says a kind of institution. */
export function readName(words: readonly NameWord[]): { telling: string[]; hasKind: boolean } {
  const isTelling = tellingWords(words);
  const silent = words.filter((_, place) => !isTelling[place]);
  const hasKind = silent.some(({ folded }) => isNameParticle(folded) && folded.length > 3);
  return { telling: distinct(words.filter((_, place) => isTelling[place])), hasKind };
}

const MIN_KIND_LETTERS = 3;
const isKindBegun = ({ folded }: Word): boolean =>
  folded.length >= MIN_KIND_LETTERS &&
  SILENT.some(
    ({ isKind, words, forms }) => isKind && words.length === 1 && forms[0]?.some(form => form.startsWith(folded)),
  );

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

/** What the institutions of an index are called, read once an index from the tokens of their names (text/namedInstitution.ts). */
import { findAttribute } from '../build/attributeLookup.js';
import { forEachBit, wordsFor } from '../build/bitset.js';
import { addNameDocs, prefixRange, wholeWord, wordAt } from '../build/invertedIndex.js';
import { NO_POSTING } from '../build/postings.js';
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
import { isNameParticle, NAMED_MARK, readName } from '../text/namedInstitution.js';
import { PHRASE_OF_KEY, roleOfGroup, VOCABULARY_WORDS } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';
import type { Token } from './tokens.js';
import type { UnderstandingVocabulary } from './understand.js';

type Names = {
  byWords: ReadonlyMap<string, readonly number[]>;
  words: ReadonlySet<string>;
  places: ReadonlySet<string>;
};

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');

function readNames(institutions: KindIndex): Names {
  const { plain, size } = institutions;
  const byWords = new Map<string, number[]>();
  const words = new Set<string>();
  const { from, to } = prefixRange(plain, NAMED_MARK);
  for (let place = from; place < to; place++) {
    const telling = wordAt(plain, place)
      .slice(NAMED_MARK.length)
      .split(/[ |]/)
      .filter(word => word !== '');
    for (const word of telling) words.add(word);
    const docs = new Uint32Array(wordsFor(size));
    addNameDocs(docs, plain, { from: place, to: place + 1 });
    const known = byWords.get(keyOf(telling)) ?? [];
    forEachBit(docs, doc => {
      if (!known.includes(doc)) known.push(doc);
    });
    byWords.set(keyOf(telling), known);
  }
  const cities = findAttribute(institutions, 'CITY')?.attribute.labels ?? [];
  return { byWords, words, places: new Set(cities.flatMap(toWords).map(({ folded }) => folded)) };
}

const namesOfIndex = new WeakMap<KindIndex, Names>();

function namesOf(institutions: KindIndex): Names {
  const known = namesOfIndex.get(institutions) ?? readNames(institutions);
  namesOfIndex.set(institutions, known);
  return known;
}

/** A short name that the vocabulary has, like UTS. */
const isKnownShortName = (word: string): boolean => {
  const group = PHRASE_OF_KEY.get(word)?.group ?? null;
  return group !== null && roleOfGroup(group) === 'INSTITUTION';
};

const isWordOf = ({ plain }: KindIndex, word: string): boolean => {
  const { from, to } = wholeWord(plain, prefixRange(plain, word), word);
  return from < to;
};
const isTitleWord = ({ plain }: KindIndex, word: string): boolean => {
  const { from, to } = wholeWord(plain, prefixRange(plain, word), word);
  return from < to && plain.inName[from] !== NO_POSTING;
};

/** Shorter words are too many things. */
const LEAST_LETTERS = 3;

/** What the texts of an index mean, for `understand`. */
export function vocabularyOf({ institutions, programs, scholarships }: SearchIndex): UnderstandingVocabulary {
  const { byWords, words, places } = namesOf(institutions);
  const isTelling = (word: string): boolean =>
    isKnownShortName(word) ||
    (word.length >= LEAST_LETTERS && !places.has(word) && !VOCABULARY_WORDS.has(word) && !isTitleWord(programs, word));
  return {
    isWord: word =>
      VOCABULARY_WORDS.has(word) || [institutions, programs, scholarships].some(kind => isWordOf(kind, word)),
    isNameWord: word => words.has(word) || isNameParticle(word),
    namedBy: (tokens: readonly Token[]) => {
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (!first || !last || isPreposition(first) || isPreposition(last)) return [];
      const { telling, hasKind } = readName(tokens);
      // A city or a subject names an institution only together with its kind.
      const isName = telling.length > 0 && (hasKind || telling.some(isTelling));
      return isName ? (byWords.get(keyOf(telling)) ?? []) : [];
    },
  };
}

const isPreposition = ({ folded }: Token): boolean =>
  folded.length <= 3 && isNameParticle(folded) && folded !== 'uni' && folded !== 'dai' && folded !== 'hoc';

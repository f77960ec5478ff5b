/** What the institutions of an index are called, read once an index from the tokens of their names (text/namedInstitution.ts). */
import { findAttribute, optionsAt } from '../build/attributeLookup.js';
import { prefixRange, wordAt } from '../build/invertedIndex.js';
import { onceAnIndex } from '../build/onceAnIndex.js';
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
import { stringAt } from '../build/stringTable.js';
import { meaningToken } from '../text/indexedWords.js';
import { isNameJoint, isNameParticle, NAMED_MARK, readName, tellingHeadOf } from '../text/namedInstitution.js';
import {
  formsOfAll,
  meaningsOfPhrase,
  wholePhrase,
  PHRASES,
  PHRASE_OF_KEY,
  roleOfGroup,
  SPELLED_WORDS,
  VOCABULARY_WORDS,
  type Phrase,
} from '../text/phrases.js';
import { keyOfWords, nameKey } from '../text/nameKey.js';
import { toWords } from '../text/tokenizer.js';
import { REGION_GROUPS } from '../text/vocabulary/places.js';
import { begunFrom, begunNames, isBegunName } from './begunNames.js';
import { citiesIn, citiesOfRegion, citiesWith, cityNamed, isPlace, type NamedCity } from './cityNames.js';
import { stateSaid, technicalNames, TECHNICAL_WORDS } from './kindNames.js';
import { docsIn, rangeOf, type Docs } from './nameDocs.js';
import { COUNTRY_PHRASES } from './places.js';
import type { Token } from './tokens.js';
import type { UnderstandingVocabulary } from './candidates.js';

type Names = {
  /** By their telling words. */
  byWords: ReadonlyMap<string, Docs>;
  /** By the words of the name that is shown, in their order: the University of Victoria is not Victoria University. */
  byName: ReadonlyMap<string, Docs>;
  /** By the telling words before a campus: University of California, Berkeley. */
  byHead: ReadonlyMap<string, Docs>;
  /** The keys of `byName`, sorted. */
  shown: readonly string[];
  /** Those of which the shown name says several kinds, by its telling words: University College London is not the university of London. */
  several: ReadonlyMap<string, Docs>;
  /** Names of one telling word, sorted. */
  single: readonly string[];
  words: ReadonlySet<string>;
  /** Words that are a city by themselves, and the words of each city. */
  places: ReadonlySet<string>;
  cities: ReadonlySet<string>;
  /** Whether titles of several other institutions have a word, by word and the institutions that it names. */
  ordinary: Map<string, boolean>;
};

/** Initials have no diacritics: with some it is another word. */
const MAX_INITIALS = 3;
const mayBeInitials = ({ folded }: Token): boolean => folded.length <= MAX_INITIALS;

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');
const append = (map: Map<string, Docs>, key: string, docs: Docs): void => {
  map.set(key, [...new Set([...(map.get(key) ?? []), ...docs])]);
};

/** A country behind the kind is part of a name, but seldom said: Torrens University Australia. */
const COUNTRY_WORDS: ReadonlySet<string> = new Set(
  COUNTRY_PHRASES.flatMap(([, line]) => line.split(' | ')).flatMap(phrase => {
    const [only, ...others] = toWords(phrase);
    return only && others.length === 0 ? [only.folded] : [];
  }),
);

function readNames(institutions: KindIndex): Names {
  const { plain, size, labels, labelOf } = institutions;
  const byWords = new Map<string, Docs>();
  const byName = new Map<string, Docs>();
  const byHead = new Map<string, Docs>();
  const several = new Map<string, Docs>();
  const words = new Set<string>();
  const { from, to } = prefixRange(plain, NAMED_MARK);
  for (let place = from; place < to; place++) {
    const telling = wordAt(plain, place)
      .slice(NAMED_MARK.length)
      .split(/[ |]/)
      .filter(word => word !== '');
    for (const word of telling) words.add(word);
    const docs = docsIn(institutions, { from: place, to: place + 1 });
    append(byWords, keyOf(telling), docs);
  }
  for (let doc = 0; doc < size; doc++) {
    const label = stringAt(labels, labelOf[doc] ?? 0);
    const name = toWords(label);
    append(byHead, keyOf(tellingHeadOf(label)), [doc]);
    append(byName, keyOfWords(name), [doc]);
    const { telling: own, kinds } = readName(name);
    if (kinds > 1) append(several, keyOf(own), [doc]);
    const [last, beforeLast] = [name.at(-1), name.at(-2)];
    if (!last || !beforeLast || !COUNTRY_WORDS.has(last.folded) || !isNameParticle(beforeLast.folded)) continue;
    const { telling, hasKind } = readName(name.slice(0, -1));
    if (hasKind && telling.length > 0) append(byWords, keyOf(telling), [doc]);
  }
  const cities = (findAttribute(institutions, 'CITY')?.attribute.labels ?? []).map(label =>
    toWords(label).map(({ folded }) => folded),
  );
  return {
    byWords,
    byName,
    byHead,
    shown: [...byName.keys()].sort(),
    several,
    single: [...byWords.keys()].filter(key => !key.includes(' ')).sort(),
    words,
    places: new Set(cities.flatMap(([only, ...others]) => (only && others.length === 0 ? [only] : []))),
    cities: new Set(cities.map(keyOf)),
    ordinary: new Map(),
  };
}

const namesOfIndex = new WeakMap<KindIndex, Names>();

function namesOf(institutions: KindIndex): Names {
  const known = namesOfIndex.get(institutions) ?? readNames(institutions);
  namesOfIndex.set(institutions, known);
  return known;
}

/** The institutions whose shown name is this text, word for word. */
export const institutionsCalled = (institutions: KindIndex, text: string): readonly number[] =>
  namesOf(institutions).byName.get(nameKey(text)) ?? [];

/** Those of which a text says what stands before the campus, in any language: the University of California is no other one in California. */
export function institutionsHeaded(institutions: KindIndex, text: string): Docs {
  const { telling, hasKind } = readName(toWords(text));
  return hasKind && telling.length > 0 ? (namesOf(institutions).byHead.get(keyOf(telling)) ?? []) : [];
}

/** The institutions whose shown name begins with a text of several words, word for word: `university of vic` is not Victoria University. */
export function institutionsBegun(institutions: KindIndex, text: string): readonly number[] {
  const { shown, byName } = namesOf(institutions);
  const key = nameKey(text);
  return key.includes(' ') ? begunFrom(shown, key).flatMap(name => byName.get(name) ?? []) : [];
}

const isInstitution = ({ group }: Phrase): boolean => group !== null && roleOfGroup(group) === 'INSTITUTION';

/** A short name that the vocabulary has, like UTS. */
const isKnownShortName = (word: string): boolean => {
  const phrase = PHRASE_OF_KEY.get(word);
  return phrase !== undefined && isInstitution(phrase);
};

/** Words of the names of institutions in the vocabulary: names of one in Vietnamese, short names. */
const NAMING_WORDS: ReadonlySet<string> = formsOfAll(PHRASES.filter(isInstitution));
const REGION_NAMES: ReadonlySet<string> = new Set(REGION_GROUPS.flatMap(line => line.split(/[|,]/)).map(nameKey));
const PLACE_WORDS: ReadonlySet<string> = formsOfAll(PHRASES.filter(isPlace));
/** Words of the vocabulary that mean something beside an institution and a place. */
const COMMON_WORDS: ReadonlySet<string> = formsOfAll(
  PHRASES.filter(phrase => !isInstitution(phrase) && !isPlace(phrase)),
);

const isWordOf = (index: KindIndex, word: string): boolean => {
  const { from, to } = rangeOf(index, word);
  return from < to;
};

/** A word of a school's name is an ordinary one when this many other schools have it in titles of programs. One or two do not count, since colleges teach programs in the name of a university. */
const FEW_OTHERS = 3;

function isTitleWord(programs: KindIndex, word: string, named: Docs): boolean {
  const others = new Set<number>();
  for (const doc of docsIn(programs, rangeOf(programs, word))) {
    const institution = programs.institutionOf[doc] ?? 0;
    if (!named.includes(institution)) others.add(institution);
    if (others.size === FEW_OTHERS) return true;
  }
  return false;
}

/** A word with fewer letters (`UK`, `of`) does not tell which school is meant, unless it is a known short name: too much else is written so. */
const LEAST_LETTERS = 3;
/** From this many words on, a part of a text that is word for word the name of a school names it, though its words mean subjects, too: `Berlin School of Economics and Law` is no search for law. */
const LEAST_WHOLE = 4;

const UNIVERSITIES: readonly string[] = ['UNIVERSITY', 'UNIVERSITY_OF_APPLIED_SCIENCES'];

const vocabularyOnce = onceAnIndex<SearchIndex, 'vocabulary', UnderstandingVocabulary>();

/** What the texts of an index mean, for `understand`; the same one for the same index. */
export const vocabularyOf = (index: SearchIndex): UnderstandingVocabulary =>
  vocabularyOnce(index, 'vocabulary', () => createVocabulary(index));

function createVocabulary(index: SearchIndex): UnderstandingVocabulary {
  const { institutions, programs, scholarships } = index;
  const { byWords, byName, single, words, places, several, cities, ordinary } = namesOf(institutions);
  const technicalIn = technicalNames(index);
  const isOrdinary = (word: string, named: Docs): boolean => {
    const key = `${word} ${named.join()}`;
    const known = ordinary.get(key) ?? isTitleWord(programs, word, named);
    ordinary.set(key, known);
    return known;
  };
  const isOfPlace = (word: string): boolean => places.has(word) || PLACE_WORDS.has(word);
  const isTelling = (word: string, named: Docs): boolean =>
    isKnownShortName(word) ||
    (word.length >= LEAST_LETTERS && !isOfPlace(word) && !COMMON_WORDS.has(word) && !isOrdinary(word, named));
  const ofTypes = (docs: Docs, types: readonly string[]): Docs =>
    docs.filter(doc => optionsAt(institutions, 'INSTITUTION_TYPE', doc).some(type => types.includes(type)));
  const countryOf = (doc: number): string | undefined => optionsAt(institutions, 'DESTINATION', doc)[0];
  /** Of several with one name, those of the type that was said; without one, the university of each country that has one. */
  const meant = (docs: Docs, types: readonly string[]): Docs => {
    const chosen = ofTypes(docs, types.length > 0 ? types : UNIVERSITIES);
    if (types.length > 0) return chosen.length > 0 ? chosen : docs;
    const countries = chosen.map(countryOf);
    return docs.filter(doc => chosen.includes(doc) || !countries.includes(countryOf(doc)));
  };

  /** A name that the vocabulary has, of those with a name that means the same as a whole. */
  const ofPhrase = (tokens: readonly Token[]): Docs => {
    const phrase = wholePhrase(tokens);
    if (!phrase || !isInstitution(phrase)) return [];
    const docs = meaningsOfPhrase(phrase).flatMap(meaning =>
      docsIn(institutions, rangeOf(institutions, meaningToken(meaning))),
    );
    return meant([...new Set(docs)], []);
  };

  const ofGroup = (group: number | null): Docs =>
    docsIn(institutions, rangeOf(institutions, meaningToken(`#${group}`)));
  const byTellingWords = (tokens: readonly Token[]): Docs => {
    const { telling, isTwice, hasKind, kinds, types } = readName(tokens);
    if (telling.length === 0 || isTwice) return [];
    const state = stateSaid(tokens);
    // The University of Washington is not the state university of Washington.
    const ofState = state === null ? null : ofGroup(state);
    const named = (byWords.get(keyOf(telling)) ?? []).filter(doc => ofState?.includes(doc) !== false);
    const isCity = cities.has(keyOf(telling));
    const hasPlace = isCity || telling.some(isOfPlace);
    // `western sydney`: a word that says something else with one for a place.
    const isStrange = !isCity && telling.some(word => !isOfPlace(word) && !COMMON_WORDS.has(word));
    if (named.length > 0 && isStrange && (hasPlace || telling.some(word => isTelling(word, named))))
      return meant(named, types);
    // A city names an institution only together with its kind.
    if (!hasKind || (!hasPlace && !isStrange)) return [];
    const [only, ...others] = telling;
    const isOpen = named.length === 0 && only !== undefined && others.length === 0 && !words.has(only);
    const ofType = (docs: Docs): Docs =>
      types.length > 0 && !isStrange && others.length === 0 ? ofTypes(docs, types) : meant(docs, types);
    const begun = (isOpen ? begunNames(single, only) : [])
      .map(name => ofTypes(byWords.get(name) ?? [], types.length > 0 ? types : UNIVERSITIES))
      .filter(docs => docs.length > 0);
    if (begun.length === 1) return begun[0] ?? [];
    const loose = kinds > 1 ? [] : (several.get(keyOf(telling)) ?? []);
    return ofType(named.filter(doc => !loose.includes(doc)));
  };

  /** Not what a part of a country, an institution elsewhere or a subject is called, too. */
  const isPlainCity = ({ names, institutions: seats }: NamedCity): boolean =>
    names.every(name => {
      const isWord = !name.includes(' ');
      const named = byWords.get(keyOf(name.split(' '))) ?? [];
      return (
        !REGION_NAMES.has(name) &&
        named.every(institution => seats.includes(institution)) &&
        !(isWord && isOrdinary(name, []))
      );
    });

  return {
    isWord: word =>
      VOCABULARY_WORDS.has(word) || [institutions, programs, scholarships].some(kind => isWordOf(kind, word)),
    isBegunName: (word, before) => isBegunName(single, word, before),
    isTitleWord: word => docsIn(programs, rangeOf(programs, word)).length > 0,
    isCity: name => cities.has(keyOf(name)),
    cityOf: tokens => {
      const city = cityNamed(index, tokens);
      return city && { keys: city.keys, institutions: city.institutions, isPlain: isPlainCity(city) };
    },
    citiesIn: countries => citiesIn(index, countries),
    citiesWith: keys => citiesWith(index, keys),
    citiesOfRegion: tokens => citiesOfRegion(index, tokens),
    isNameWord: word =>
      words.has(word) ||
      isNameParticle(word) ||
      NAMING_WORDS.has(word) ||
      TECHNICAL_WORDS.has(word) ||
      begunNames(single, word).length > 0,
    namedBy: (tokens: readonly Token[]) => {
      const ofVocabulary = ofPhrase(tokens);
      if (ofVocabulary.length > 0) return ofVocabulary;
      const ofCity = technicalIn(tokens);
      if (ofCity.length > 0) return ofCity;
      const [first, last] = [tokens[0], tokens.at(-1)];
      // `nếu` (if) is not NEU, and `mún` (muốn) not MUN.
      if (first === last && first?.isMarked && (SPELLED_WORDS.has(first.exact) || mayBeInitials(first))) return [];
      if (!first || !last || isNameJoint(first) || isNameJoint(last)) return [];
      const { telling, hasKind, isAlone } = readName(tokens);
      if (!isAlone) return [];
      const isSaid = hasKind && telling.some(word => !COMMON_WORDS.has(word));
      const whole = isSaid || tokens.length >= LEAST_WHOLE ? (byName.get(keyOfWords(tokens)) ?? []) : [];
      return whole.length > 0 ? whole : byTellingWords(tokens);
    },
  };
}

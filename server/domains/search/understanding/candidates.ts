/** What can stand at a place of a text: a limit, an institution, a country, a city or a phrase of the vocabulary. */
import { appendTo } from '../text/appendTo.js';
import { lacksMarks } from '../text/missingMarks.js';
import { misspeltSubjectAt } from '../text/misspelt.js';
import { isNameParticle } from '../text/namedInstitution.js';
import { phraseAt, PHRASES, roleOfGroup } from '../text/phrases.js';
import { STUDENT_CITIES } from '../text/vocabulary/studentCities.js';
import type { CityNames } from './cityNames.js';
import { CITY_AREAS } from './cityAreas.js';
import { saidAt } from './grammar.js';
import { INSTITUTION_GROUPS } from './institutionGroups.js';
import type { Destination, Limit } from './limits.js';
import { limitOf } from './saidLimits.js';
import { isOwnedSchool } from './saidOwnership.js';
import { COUNTRY_PHRASES, isEnglish, isGuessedCountry, meansCountry, REGION_PHRASES } from './places.js';
import { isLedCountry, OTHER_COUNTRIES, OTHER_GIVERS } from './otherCountries.js';
import { wordsOfPhrase, type PhraseWord } from './phraseWords.js';
import { isDash, type Token } from './tokens.js';
import type { TitleWords } from './unwantedSubjects.js';

export type InstitutionNames = CityNames & {
  /** Whether a word stands in the name of an institution. */
  isNameWord: (folded: string) => boolean;
  /** The institutions that exactly these words name, if they cannot mean anything else. */
  namedBy: (words: readonly Token[]) => readonly number[];
  /** Whether folded words are the whole name of a city. */
  isCity: (words: readonly string[]) => boolean;
};

export type UnderstandingVocabulary = InstitutionNames &
  TitleWords & {
    /** A folded word that somebody may mean as it stands. */
    isWord: (folded: string) => boolean;
    /** Whether a word behind others, or by itself, is the beginning of the name of an institution. */
    isBegunName: (word: string, before: string) => boolean;
  };

export type Candidate = { length: number; limit: Limit | null; isNeutral?: boolean; isSubject?: boolean };
/** By the first word without diacritics, the longest first. */
type PhraseList<Value> = ReadonlyMap<string, { value: Value; words: readonly PhraseWord[] }[]>;

function listOf<Value>(entries: readonly (readonly [Value, readonly string[]])[]): PhraseList<Value> {
  const phrases = entries
    .flatMap(([value, texts]) => texts.map(text => ({ value, words: wordsOfPhrase(text) })))
    .sort((a, b) => b.words.length - a.words.length);
  const byFirst = new Map<string, typeof phrases>();
  for (const phrase of phrases) appendTo(byFirst, phrase.words[0]?.folded ?? '', phrase);
  return byFirst;
}

const COUNTRIES = listOf(COUNTRY_PHRASES.map(([code, line]) => [code, line.split(' | ')] as const));
const REGIONS = listOf(REGION_PHRASES.map(([codes, line]) => [codes, line.split(' | ')] as const));
const AREAS = listOf(CITY_AREAS);
const ELSEWHERE = listOf([[[], OTHER_COUNTRIES]]);
const GIVEN_ELSEWHERE = listOf([[[], OTHER_GIVERS]]);
const ABSENT_CITIES = listOf(STUDENT_CITIES);
const GROUPS = listOf(INSTITUTION_GROUPS.map(({ members, phrases }) => [members, phrases] as const));

const isSaidAt = (
  words: readonly { exact: string; folded: string }[],
  tokens: readonly Token[],
  from: number,
): boolean =>
  words.every(({ exact, folded }, offset) => {
    const token = tokens[from + offset];
    return token !== undefined && (token.isMarked ? token.exact === exact : token.folded === folded);
  });

function phraseIn<Value>(list: PhraseList<Value>, tokens: readonly Token[], from: number) {
  return list.get(tokens[from]?.folded ?? '')?.find(({ words }) => isSaidAt(words, tokens, from));
}
/** `đưc`, `hàn quôc`: a country of whose marks some are missing. */
function countryIn<Value>(list: PhraseList<Value>, tokens: readonly Token[], from: number) {
  const isMeant = ({ exact, folded }: { exact: string; folded: string }, offset: number): boolean => {
    const token = tokens[from + offset];
    return token?.folded === folded && (!token.isMarked || lacksMarks(token, { exact }));
  };
  return (
    phraseIn(list, tokens, from) ?? list.get(tokens[from]?.folded ?? '')?.find(({ words }) => words.every(isMeant))
  );
}

/** Words, hyphens and commas: University of California, Berkeley. */
const MAX_NAME_TOKENS = 10;
const MAX_CITY_WORDS = 4;
const HOC_AFTER: ReadonlySet<string> = new Set('dai khoa y duoc toan van'.split(' '));

function institutionAt(tokens: readonly Token[], from: number, names: InstitutionNames): Candidate | null {
  const isSign = (token: Token): boolean => isDash(token) || token.exact === ',';
  const isInName = (token: Token): boolean => isSign(token) || names.isNameWord(token.folded);
  let to = from;
  while (to < tokens.length && to - from < MAX_NAME_TOKENS && isInName(tokens[to] as Token)) to++;
  // `trường đại học`, `of the`: these alone are no name.
  if (tokens.slice(from, to).every(token => isSign(token) || isNameParticle(token.folded))) return null;
  for (let end = to; end > from; end--) {
    const words = tokens.slice(from, end);
    if (isSign(words[0] as Token) || isSign(words.at(-1) as Token)) continue;
    // `rmit | học phí`, `đại học Y`: a name ends with học only as a part of the word for its kind or its subject.
    if (end - from > 1 && words.at(-1)?.folded === 'hoc' && !HOC_AFTER.has(words.at(-2)?.folded ?? '')) continue;
    if (isOwnedSchool(tokens, from, end, names.isCity)) continue;
    const institutions = names.namedBy(words.filter(token => !isSign(token)));
    if (institutions.length > 0)
      return { length: end - from, limit: { kind: 'INSTITUTION', institutions: [...institutions] } };
  }
  return null;
}

/** Names of scholarships in two words, by the first. */
const SCHOLARSHIP_NAMES = new Map<string, string[]>();
for (const {
  words: [first, second, ...others],
  group,
} of PHRASES)
  if (first && second && others.length === 0 && group !== null && roleOfGroup(group) === 'SCHOLARSHIP')
    SCHOLARSHIP_NAMES.set(first.folded, [...(SCHOLARSHIP_NAMES.get(first.folded) ?? []), second.folded]);

/** The last word of a text may begin the second one of the name of a scholarship: `erasmus mun` is not MUN. */
function endsScholarship(tokens: readonly Token[], from: number): boolean {
  const [before, last] = [tokens[from - 1], tokens[from]];
  if (!before || !last || from < tokens.length - 1) return false;
  return (
    SCHOLARSHIP_NAMES.get(before.folded)?.some(word => word !== last.folded && word.startsWith(last.folded)) === true
  );
}

/** A city of several words, of which one alone may be the name of an institution elsewhere: New Westminster. */
function cityAt(tokens: readonly Token[], from: number, names: InstitutionNames): Candidate[] {
  for (let end = from + MAX_CITY_WORDS; end > from + 1; end--)
    if (end <= tokens.length && names.isCity(tokens.slice(from, end).map(({ folded }) => folded)))
      return [{ length: end - from, limit: null }];
  return [];
}

const placeOf = (destinations: readonly Destination[]): Limit => {
  const [destination, ...others] = destinations;
  return destination && others.length === 0
    ? { kind: 'PLACE', destination }
    : { kind: 'EITHER_PLACE', destinations, cities: [], institutions: [] };
};

/** Whether a text names a country, a city or a school that is here from a place on. */
const namesPlace = (tokens: readonly Token[], from: number, names: InstitutionNames): boolean =>
  tokens.some(
    ({ folded }, at) =>
      at >= from &&
      ((countryIn(COUNTRIES, tokens, at) && meansCountry(tokens, at, isEnglish(tokens))) ||
        names.isCity([folded]) ||
        cityAt(tokens, at, names).length > 0 ||
        institutionAt(tokens, at, names) !== null),
  );

/** Of a name that is also that of a city here, that is meant. */
function elsewhereAt(tokens: readonly Token[], from: number, names: InstitutionNames): Candidate[] {
  if (isLedCountry(tokens, from, () => namesPlace(tokens, from + 1, names))) return [{ length: 1, limit: placeOf([]) }];
  const length = countryIn(ELSEWHERE, tokens, from)?.words.length ?? 0;
  const isHere = names.isCity(tokens.slice(from, from + length).map(({ folded }) => folded));
  return length > 0 && !isHere ? [{ length, limit: placeOf([]) }] : [];
}

/** `Japanese scholarship`: the country without the word for what it gives; a government is its own. */
function giverAt(tokens: readonly Token[], from: number): Candidate[] {
  const words = phraseIn(GIVEN_ELSEWHERE, tokens, from)?.words ?? [];
  const length = words.at(-1)?.folded === 'government' ? words.length : words.length - 1;
  return length > 0 ? [{ length, limit: placeOf([]) }] : [];
}

/** Beside these a city is the name of an institution: `university of Miami`, `đại học Leicester`, `Portsmouth uni`. */
const NAMED_AFTER: ReadonlySet<string> = new Set('of university uni college school institute dh truong'.split(' '));
const NAMED_BEFORE: ReadonlySet<string> = new Set('university uni college school institute state'.split(' '));

/** A city of the six countries in which nothing is. */
function absentCityAt(tokens: readonly Token[], from: number, names: InstitutionNames): Candidate[] {
  const city = phraseIn(ABSENT_CITIES, tokens, from);
  if (!city) return [];
  const own = tokens.slice(from, from + city.words.length);
  const isNamed = own.every(({ folded }) => names.isNameWord(folded));
  const [beforeLast, last] = [tokens[from - 2]?.folded ?? '', tokens[from - 1]?.folded ?? ''];
  const isOfInstitution =
    NAMED_AFTER.has(last) ||
    (beforeLast === 'dai' && last === 'hoc') ||
    NAMED_BEFORE.has(tokens[from + own.length]?.folded ?? '');
  if (isNamed || isOfInstitution || names.cityOf(own)) return [];
  const { country, region } = city.value;
  const absent = { destination: country as Destination, region };
  const limit: Limit = { kind: 'EITHER_PLACE', destinations: [], cities: [], institutions: [], absent };
  return [{ length: own.length, limit }];
}

/** An area with a city in which something is. */
function areaAt(tokens: readonly Token[], from: number, names: InstitutionNames): Candidate[] {
  const area = phraseIn(AREAS, tokens, from);
  const { keys, institutions } = area ? names.citiesWith(area.value.cities) : { keys: [], institutions: [] };
  if (!area || keys.length === 0) return [];
  const around = area.value.centre === null ? {} : { around: area.value.centre };
  const limit: Limit = { kind: 'EITHER_PLACE', destinations: [], cities: keys, institutions, isPlain: true, ...around };
  return [{ length: area.words.length, limit }];
}

export const A_WORD: Candidate = { length: 1, limit: null };

/** The longest phrase of the vocabulary, or the subject that is meant by a slip of a mark. */
export function phraseOf(tokens: readonly Token[], from: number): Candidate[] {
  const spelled = phraseAt(tokens, from);
  const slip = misspeltSubjectAt(tokens, from);
  const phrase = slip && slip.words.length > (spelled?.words.length ?? 0) ? slip : spelled;
  if (!phrase) return [];
  const isSubject = phrase.group !== null && roleOfGroup(phrase.group) === 'SUBJECT';
  return [{ length: phrase.words.length, limit: null, isNeutral: phrase.group === null, isSubject }];
}

/** What can stand at a place, in the order of preference among equals. */
export function candidatesAt(
  tokens: readonly Token[],
  from: number,
  vocabulary: UnderstandingVocabulary,
  isEnglishText: boolean,
) {
  const candidates = giverAt(tokens, from);
  for (const said of saidAt(tokens, from)) {
    const limit = limitOf(said);
    if (limit) candidates.push({ length: said.length, limit });
  }
  const group = phraseIn(GROUPS, tokens, from);
  if (group) candidates.push({ length: group.words.length, limit: { kind: 'GROUP', members: group.value } });
  const institution = institutionAt(tokens, from, vocabulary);
  if (institution && !endsScholarship(tokens, from)) candidates.push(institution);
  const country = countryIn(COUNTRIES, tokens, from);
  if (country && (country.words.length > 1 || meansCountry(tokens, from, isEnglishText)))
    candidates.push({ length: country.words.length, limit: { kind: 'PLACE', destination: country.value } });
  if (isGuessedCountry(tokens))
    candidates.push({ length: 1, limit: { kind: 'PLACE', destination: 'AU', isGuess: true } });
  const region = phraseIn(REGIONS, tokens, from);
  if (region) candidates.push({ length: region.words.length, limit: placeOf(region.value) });
  candidates.push(
    ...areaAt(tokens, from, vocabulary),
    ...elsewhereAt(tokens, from, vocabulary),
    ...absentCityAt(tokens, from, vocabulary),
  );
  return [...candidates, ...cityAt(tokens, from, vocabulary), ...phraseOf(tokens, from)];
}

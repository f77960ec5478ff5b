/**
 * Reads a typed text before anything is matched: into limits (a price, a test, a month, a country ...) and the words that are left to look for. A pure function of the text and of what the
 * catalogue calls its institutions. Segmented once: at each place the longest thing counts, whether it is a limit, a phrase of the vocabulary, a country or the name of an institution.
 */
import { SEARCH_TEXT_LIMIT } from '../../../../schema/rules/search.limits.js';
import { lastFewOf } from '../text/lastFew.js';
import { PART_MARK } from '../text/queryText.js';
import { isYear } from '../text/years.js';
import { joinAlternatives, namesTogether, type Segment } from './alternatives.js';
import { withoutAges } from './ages.js';
import { withoutAnyCollege } from './anyCollege.js';
import { withoutPast } from './behind.js';
import { withoutSchoolEnds } from './schoolEnds.js';
import { withMeantWords } from './canOrPharmacy.js';
import { A_WORD, candidatesAt, phraseOf, type Candidate, type UnderstandingVocabulary } from './candidates.js';
import { withLengths } from './courseFees.js';
import { withLevelsMeant } from './doubtfulLevels.js';
import { withEnglishSubject } from './englishSubject.js';
import { withCountryAdjectives } from './countryAdjectives.js';
import { unwantedIn, withExclusions } from './exclusion.js';
import { withoutWeak } from './givingWay.js';
import { withoutLater } from './later.js';
import { withoutLikeness } from './likeness.js';
import { destinationsOf, withFields, type Limit } from './limits.js';
import { isForMen, withMenAsking } from './menAsking.js';
import { withoutMissed } from './missed.js';
import { monthsOf, otherMonths } from './months.js';
import { withListedCountries } from './otherCountries.js';
import { withOtherSchools } from './otherSchools.js';
import { isEnglish } from './places.js';
import { withPraisedSchools } from './praisedSchools.js';
import { withoutPronoun } from './pronounIt.js';
import { withRegions } from './regionLimits.js';
import { withScholarshipWord } from './scholarshipWord.js';
import { withStates } from './stateWords.js';
import { withResidence } from './permanentResidence.js';
import { placeOfStudying } from './studyingThere.js';
import { withUniversitiesAsked } from './universitiesAsked.js';
import { withoutUnmarked } from './unmarkedWords.js';
import { withUnwantedSubjects } from './unwantedSubjects.js';
import { withStaying } from './stayingOn.js';
import { withWishes } from './wishes.js';
import { readTokens, type Token } from './tokens.js';
import { withoutWorkedYears } from './workedYears.js';

export type Understood = {
  /** The same for the same text: a link can name it. */
  id: string;
  /** Place in the text, in code units. */
  from: number;
  to: number;
  /** As typed. */
  text: string;
  limit: Limit;
};

export type Understanding = {
  items: Understood[];
  /** What is left to look for; words that were typed by Telex or VNI are decoded in it. */
  rest: string;
  /** The whole text with decoded words; null when there were none. */
  decoded: string | null;
};

/** Whether a school is named. */
export const isOfSchool = (items: readonly Pick<Understood, 'limit'>[]): boolean =>
  items.some(({ limit }) => limit.kind === 'INSTITUTION');

/** Without hyphens, which no phrase and no name has as a word of its own. */
const longest = (candidates: readonly Candidate[]): Candidate | null =>
  candidates.reduce<Candidate | null>((best, one) => (best && best.length >= one.length ? best : one), null);

const TO_PLACES: ReadonlySet<string> = new Set(['in', 'at']);

/**
 * What begins at a place gives way to something at least as long that begins inside it where what is before means something: a phrase of the vocabulary to a
 * limit or to words of asking (`mỹ | học phí thấp` and `mỹ | học ngành gì`, not `mỹ học | phí thấp`, but `đại học | 3 năm`) and, behind a limit or
 * words of asking, to another phrase (`thạc sĩ | quản trị kinh doanh quốc tế`, `học | máy tính`); a limit to a subject, or to a longer limit, behind words of asking (`hoc | nghe thuat`, not
 * `hoc nghe | thuat`; `học | cao đẳng cộng đồng`). A preposition at the end of words of asking leads to a place, so that they take nothing from what is as long: `social work | in`.
 */
function bestAt(tokens: readonly Token[], read: (from: number) => readonly Candidate[], from: number): Candidate {
  const candidates = read(from);
  const best = longest(candidates) ?? A_WORD;
  const country = placeOfStudying(tokens, { from, best, candidates, bestOf: place => longest(read(place)) });
  if (country) return country;
  // `bằng đại học | dưới 3 năm`: nothing of the other is lost.
  const isReadBehind = (end: number): boolean => {
    const behind = best.limit === null ? null : longest(read(from + best.length));
    return behind !== null && behind.limit !== null && from + best.length + behind.length >= end;
  };
  for (let inside = from + 1; inside < from + best.length; inside++) {
    const other = longest(read(inside));
    if (!other || other.length < best.length || inside + other.length <= from + best.length) continue;
    const last = tokens[inside + other.length - 1]?.exact ?? '';
    if (other.length === best.length && other.isNeutral === true && TO_PLACES.has(last)) continue;
    const before = longest([
      ...candidates.filter(({ length }) => length <= inside - from),
      ...phraseOf(tokens.slice(0, inside), from),
    ]);
    if (before && givesWay(best, { before, other }) && !isReadBehind(inside + other.length)) return before;
  }
  return best;
}

function givesWay(best: Candidate, { before, other }: { before: Candidate; other: Candidate }): boolean {
  const isPhrase = other.limit === null && other.isNeutral !== true;
  if (best.limit !== null)
    return (
      before.isNeutral === true && (other.isSubject === true || (other.limit !== null && other.length > best.length))
    );
  return !isPhrase || before.limit !== null || before.isNeutral === true;
}

function segmentsOf(tokens: readonly Token[], vocabulary: UnderstandingVocabulary): Segment[] {
  const isEnglishText = isEnglish(tokens);
  const known = new Map<number, readonly Candidate[]>();
  const read = (from: number): readonly Candidate[] => {
    const candidates = known.get(from) ?? candidatesAt(tokens, from, vocabulary, isEnglishText);
    known.set(from, candidates);
    return candidates;
  };
  const segments: Segment[] = [];
  for (let from = 0; from < tokens.length;) {
    const best = bestAt(tokens, read, from);
    const own = tokens.slice(from, from + best.length);
    const isAsking = read(from).some(({ length, isNeutral }) => isNeutral === true && length === best.length);
    const isNeutral =
      best.isNeutral === true ||
      isAsking ||
      own.every(({ isBreak, exact, number }) => isBreak || exact === '-' || (number !== null && isYear(number)));
    segments.push({ tokens: own, limit: best.limit, isNeutral });
    from += best.length;
  }
  return segments;
}

const isLookedFor = ({ limit, isNeutral }: Segment): boolean => limit === null && !isNeutral;

/** A price that begins with a subject is one beside another subject only: `kế toán tài chính 500 triệu`, but `ngành tài chính dưới 500 triệu`. */
function withoutTakenSubject(segments: readonly Segment[], vocabulary: UnderstandingVocabulary): Segment[] {
  if (segments.some(isLookedFor)) return [...segments];
  const place = segments.findIndex(({ limit, tokens }) => limit?.kind === 'FEE' && phraseOf(tokens, 0)[0]?.isSubject);
  const taking = segments[place];
  if (!taking) return [...segments];
  const length = phraseOf(taking.tokens, 0)[0]?.length ?? 0;
  const subject = { tokens: taking.tokens.slice(0, length), limit: null, isNeutral: false };
  return [
    ...segments.slice(0, place),
    subject,
    ...segmentsOf(taking.tokens.slice(length), vocabulary),
    ...segments.slice(place + 1),
  ];
}

/** Whether only words of asking stand between a place and the next limit that is kept. */
function leadsTo(segments: readonly Segment[], place: number, isKept: (segment: Segment) => boolean): boolean {
  const next = segments.slice(place + 1).find(({ isNeutral, limit }) => !isNeutral || limit !== null);
  return next !== undefined && isKept(next);
}

const idOf = ({ kind }: Limit, from: number): string => `${kind.toLowerCase().replace('_', '-')}-${from}`;

/** A season and a price without a currency depend on the country. */
function resolve(limit: Limit, all: readonly Limit[]): Limit {
  if (limit.kind === 'WISH') return { ...limit, of: resolve(limit.of, all) };
  const [place] = all.flatMap(destinationsOf);
  if (limit.kind === 'SEASON') {
    const months = monthsOf(limit.season, place);
    return { kind: 'INTAKE', months: limit.isMissed ? otherMonths(months) : months };
  }
  return limit;
}

type ReadText = { decoded: string | null; segments: readonly Segment[] };
/** One search asks for the same text several times, for each kind of entry; suggestions also ask for it without its end, and with its end finished in each of its ways. */
const MAX_READ = 12;
const lastRead = lastFewOf<UnderstandingVocabulary, ReadText>(MAX_READ);

function readText(typed: string, vocabulary: UnderstandingVocabulary): ReadText {
  const { tokens, decoded } = readTokens(typed, vocabulary.isWord, vocabulary.isBegunName);
  const meant = withMeantWords(tokens, () => segmentsOf(tokens, vocabulary));
  const taken = withoutTakenSubject(
    withResidence(withScholarshipWord(withStaying(segmentsOf(meant, vocabulary)))),
    vocabulary,
  );
  const free = withoutSchoolEnds(withLengths(withoutAges(taken)));
  const levelled = withoutLater(withoutMissed(withoutWorkedYears(withoutPast(withoutLikeness(withoutUnmarked(free))))));
  const single = withLevelsMeant(levelled);
  const named = namesTogether(
    withoutWeak(withCountryAdjectives(withOtherSchools(withListedCountries(single)))),
    vocabulary,
  );
  const { segments: said, states } = withStates(named, vocabulary);
  const stated = withRegions(said, vocabulary, states);
  const joined = joinAlternatives(stated, vocabulary, { unwanted: unwantedIn(stated), states });
  const placed = withUnwantedSubjects(withExclusions(joined, vocabulary), { titles: vocabulary, typed });
  const asked = withUniversitiesAsked(withoutAnyCollege(withPraisedSchools(placed), vocabulary));
  return { decoded, segments: withMenAsking(withWishes(withoutPronoun(withEnglishSubject(asked))), typed) };
}

type Reading = {
  /** Ids of what is to be taken for words instead. */
  asWords?: readonly string[];
  /** Whether a limit says something about this kind of entry, else it is words, too. */
  isUseful?: (limit: Limit) => boolean;
  /** Whether the words of a limit are looked for, too: they tell what comes first of what keeps it. */
  isAlsoWords?: (limit: Limit) => boolean;
  /** The fields of the subject that a degree says, where they are asked for instead of its words. */
  fieldsOfDegree?: (words: string) => readonly string[];
  /** What words that say nothing else ask of this kind of entry; null for what is looked for. */
  limitOfWords?: (tokens: readonly Token[]) => Limit | null;
};

export function understand(
  text: string,
  vocabulary: UnderstandingVocabulary,
  {
    asWords = [],
    isUseful = () => true,
    isAlsoWords = () => false,
    fieldsOfDegree = () => [],
    limitOfWords = () => null,
  }: Reading = {},
): Understanding {
  const typed = text.slice(0, SEARCH_TEXT_LIMIT);
  const { decoded, segments: read } = lastRead(vocabulary, typed, () => readText(typed, vocabulary));
  const segments = read.map(segment => {
    const { limit, isNeutral, tokens } = segment;
    if (limit === null && !isNeutral) return { ...segment, limit: limitOfWords(tokens) };
    return limit?.kind === 'AWARD' ? { ...segment, limit: withFields(limit, fieldsOfDegree) } : segment;
  });
  const limits = segments.flatMap(({ limit }) => limit ?? []);
  const items: Understood[] = [];
  let rest = '';
  let end = -1;
  let hasWords = false;
  let isCut = false;
  const isKept = ({ tokens: [first], limit }: Segment): boolean =>
    limit !== null && first !== undefined && isUseful(limit) && !asWords.includes(idOf(limit, first.from));
  for (const [place, segment] of segments.entries()) {
    const { tokens: own, limit, isNeutral } = segment;
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) continue;
    // The `in` before a country that was understood is no beginning of another word, and who asks is none to look for.
    if (isNeutral && !isKept(segment) && (isForMen(segment) || leadsTo(segments, place, isKept))) continue;
    if (limit && isKept(segment)) {
      const shown = segment.shownTokens ?? own;
      const [from, to] = [shown[0]?.from ?? first.from, shown.at(-1)?.to ?? last.to];
      if (limit.kind === 'AWARD' && limit.words) {
        rest += `${rest === '' ? '' : ' '}${limit.words}`;
        hasWords = true;
      }
      isCut = rest !== '';
      items.push({
        id: idOf(limit, first.from),
        from,
        to,
        text: typed.slice(from, to).normalize('NFC'),
        limit: resolve(limit, limits),
      });
      if (!isAlsoWords(limit)) continue;
    }
    hasWords ||= !isNeutral;
    for (const token of own) {
      rest +=
        (end === token.from || rest === '' ? '' : isCut ? PART_MARK : ' ') +
        (token.decoded ?? typed.slice(token.from, token.to));
      end = token.to;
      isCut = false;
    }
  }
  // Words of asking say nothing beside what was understood.
  if (items.length > 0 && !hasWords) return { items, rest: '', decoded };
  const isTyped = segments.every(({ tokens }) => tokens.length > 0 && tokens.every(token => token.decoded === null));
  return { items, rest: items.length === 0 && isTyped ? text : rest, decoded };
}

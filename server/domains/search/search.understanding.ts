/** Understands the text of a search over the current index, and says what came of it. */
import { namesScholarship } from '../../../schema/rules/search.kinds.js';
import type { EnglishTest } from '../../../schema/rules/catalogue.values.js';
import type { FilterCurrency } from '../../../schema/rules/search.limits.js';
import type { FacetName } from '../../generated/resolvers.js';
import { isShare, PAID_MONTHLY } from './build/scholarshipSums.js';
import { stringAt } from './build/stringTable.js';
import type { KindIndex, SearchIndex } from './build/searchIndex.js';
import { dictionaryOf, isShownName, isWholeName, readQueryText } from './query/textMatch.js';
import { misspeltSubjectAt } from './text/misspelt.js';
import { groupOf, PHRASE_OF_KEY, wholePhrase } from './text/phrases.js';
import { phrasesIn } from './text/writtenPhrases.js';
import { isUnnamedSubject } from './text/terms.js';
import { toWords } from './text/tokenizer.js';
import {
  COLLEGE_TYPES,
  filterCurrencyOf,
  isAlsoWordsFor,
  isNothingHere,
  isOfScholarship,
  isOrder,
  isUsefulFor,
  type LimitFilter,
  type SearchKind,
} from './understanding/limitFilters.js';
import { fieldsOfSubject } from './understanding/fieldsOfSubject.js';
import { vocabularyOf } from './understanding/institutionNames.js';
import {
  cityAroundIn,
  destinationsOf,
  isElsewhere,
  isOthers,
  isPlace,
  isSingleCity,
  REPORTED_KIND,
  type Destination,
  type Limit,
} from './understanding/limits.js';
import { AUDIENCES } from './understanding/saidLimits.js';
import type { Token } from './understanding/tokens.js';
import { topicOf } from './understanding/topicOfLimit.js';
import type { UnansweredTopic } from './understanding/unansweredTopics.js';
import { SUBJECT_DEGREES } from './understanding/saidLevels.js';
import { understand, type Understanding, type Understood } from './understanding/understand.js';
import { unsaidOf } from './understanding/unsaid.js';
import { hasSubject } from './text/subjects.js';

/** What a text says, beside the words to look for. */
export type UnderstoodLimit = {
  id: string;
  kind: Exclude<Limit['kind'], keyof typeof REPORTED_KIND | 'WISH'>;
  from: number;
  to: number;
  text: string;
  /** The filter that it became; null when it orders, names institutions, or cannot be applied here. */
  filter: FacetName | null;
  /** In the notation of the options of that facet; a range as `min-max`. */
  values: string[];
  currency: FilterCurrency | null;
  test: EnglishTest | null;
  /** What is meant and the words do not say. */
  meant: string | null;
  /** What no fact answers. */
  topic: UnansweredTopic | null;
  /** Whether the results keep it. False for a filter that was also chosen by hand, and for what entries of this kind do not say. */
  isApplied: boolean;
  /** Entries that fit otherwise and lack the figure; null where nothing can be lacking. */
  lacking: number | null;
};

/** A limit in a text that is being typed. */
export type UnderstoodPart = Pick<UnderstoodLimit, 'kind' | 'from' | 'to' | 'text'>;

const NOTHING: Understanding = { items: [], rest: '', decoded: null };

const isName = ({ kind }: Limit): boolean => kind === 'INSTITUTION';

/** Said beside the title of all such entries: a level, what is offered, what no fact answers. */
const BESIDE_TITLES: readonly Limit['kind'][] = ['AWARD', 'FEATURE', 'UNANSWERED'];

/**
 * A subject that no scholarship names: those that state fields must have its field, and most state none. `withoutLimits`: the text without them, since the country behind a subject
 * begins no longer name of one (`thiết kế | Anh` is no `thiết kế ánh sáng`).
 */
function fieldOfWords(index: SearchIndex, withoutLimits: () => string, tokens: readonly Token[]): Limit | null {
  const slip = misspeltSubjectAt(tokens, 0);
  const phrase = wholePhrase(tokens) ?? (slip?.words.length === tokens.length ? slip : undefined);
  if (!phrase || !isUnnamedSubject(phrase, dictionaryOf(index.scholarships))) return null;
  // In `toan phann` it is a part of what is mistyped.
  if (!readQueryText(index.scholarships, withoutLimits()).terms.some(({ own }) => own.includes(phrase.key)))
    return null;
  const fields = fieldsOfSubject(index, `#${phrase.group}`);
  if (fields.length === 0) return null;
  const award = AWARD_OF_SUBJECT.get(phrase.group ?? -1);
  return award ? { kind: 'AWARD', awards: [award], fields } : { kind: 'FIELD', fields: [...fields] };
}

/** The award that a subject says which is called by its degree, by the group of its phrases. */
const AWARD_OF_SUBJECT: ReadonlyMap<number, string> = new Map(
  SUBJECT_DEGREES.flatMap(([award, phrase]) => {
    const group = groupOf(phrase);
    return group === null ? [] : [[group, award] as const];
  }),
);

function fieldsOfDegree(index: SearchIndex, words: string): readonly string[] {
  const group = groupOf(words);
  return group === null ? [] : fieldsOfSubject(index, `#${group}`);
}

const [SCHOLARSHIP, AID, VIETNAM] = [groupOf('scholarship'), groupOf('financial aid'), groupOf('Vietnam')];

const namesAid = (text: string): boolean => phrasesIn(toWords(text)).some(key => PHRASE_OF_KEY.get(key)?.group === AID);

/** Words for a scholarship that institutions should offer, and whose it should be. */
function limitOfOffer(tokens: readonly Token[]): Limit | null {
  const phrase = wholePhrase(tokens);
  if (phrase === undefined) return null;
  if (phrase.group === SCHOLARSHIP || phrase.group === AID) return { kind: 'SCHOLARSHIP' };
  return phrase.group === VIETNAM ? { kind: 'AUDIENCE', audiences: AUDIENCES.VIETNAM } : null;
}

const COLLEGES: ReadonlySet<string> = new Set(['college', 'colleges']);
const COLLEGE: Limit = { kind: 'INSTITUTION_TYPE', types: [...COLLEGE_TYPES] };

/** Here an institute gives the same diplomas as a college; elsewhere universities are called colleges. */
const WITH_INSTITUTES: readonly Destination[] = ['AU', 'CA'];
const isWithInstitutes = (limit: Limit): boolean => destinationsOf(limit).every(code => WITH_INSTITUTES.includes(code));

/** Beside a subject and a place `college` is the kind of school that is wanted, and no word of its name: `nursing college Australia`; so are several, `colleges in Vancouver`. */
function asksForCollege(index: SearchIndex, text: string): boolean {
  const words = toWords(text);
  if (words.every(({ folded }) => !COLLEGES.has(folded))) return false;
  const { items } = understand(text, vocabularyOf(index), { isUseful: isPlace });
  if (items.length === 0) return false;
  const isPlural = words.some(({ folded }) => folded === 'colleges') || asksForSeveral(text);
  if (isPlural && items.every(({ limit }) => isWithInstitutes(limit))) return true;
  return hasSubject(readQueryText(index.institutions, text).terms);
}

const isCollege = ([only, ...others]: readonly Token[]): boolean =>
  only !== undefined && others.length === 0 && COLLEGES.has(only.folded);

/** Words that no name of an institution has beside its place: `universities in Boston`, `đại học ở Boston` is not Boston University. */
const OF_SEVERAL: ReadonlySet<string> = new Set('universities unis in near ở tại gần'.split(' '));
const asksForSeveral = (text: string): boolean => toWords(text).some(({ exact }) => OF_SEVERAL.has(exact));

/**
 * A text that is the whole name of an entry is that name and nothing else. `isNameLimit`: whether the name of an institution is a condition among
 * institutions, too, and a single city among scholarships, instead of what is looked for.
 */
export function understandText(
  index: SearchIndex,
  {
    kind,
    text,
    asWords,
    isNameLimit = false,
  }: { kind: SearchKind; text: string; asWords?: readonly string[] | undefined; isNameLimit?: boolean },
): Understanding {
  if (text.trim() === '') return { ...NOTHING, rest: text };
  const vocabulary = vocabularyOf(index);
  // Beside the name of an institution a city is a word of asking: Douglas College is in New Westminster, and said to be in Vancouver.
  const isNamed = kind === 'institutions' && understand(text, vocabulary, { isUseful: isName }).items.length > 0;
  const isSaidByName = (limit: Limit): boolean => isNamed && isAlsoWordsFor(kind, limit);
  const asksScholarship = kind === 'institutions' && !isNamed && (namesScholarship(text) || namesAid(text));
  const asksCollege = kind === 'institutions' && !isNamed && asksForCollege(index, text);
  const reading = {
    asWords: asWords ?? [],
    isUseful: (limit: Limit) =>
      (isUsefulFor(kind, limit) && !isSaidByName(limit)) ||
      (isNameLimit && (kind === 'scholarships' ? isSingleCity(limit) : isName(limit))) ||
      (asksScholarship && isOfScholarship(limit)),
  };
  let rest: string | undefined;
  const withoutLimits = (): string => (rest ??= understand(text, vocabulary, reading).rest);
  const understanding = understand(text, vocabulary, {
    ...reading,
    fieldsOfDegree: words => (kind === 'scholarships' ? fieldsOfDegree(index, words) : []),
    limitOfWords: tokens => {
      if (kind === 'scholarships') return fieldOfWords(index, withoutLimits, tokens);
      if (asksCollege && isCollege(tokens)) return COLLEGE;
      return asksScholarship ? limitOfOffer(tokens) : null;
    },
    isAlsoWords: limit => isAlsoWordsFor(kind, limit) || isNothingHere(limit),
  });
  const saysMore = understanding.items.length > 0 || understanding.decoded !== null;
  // `business not accounting` is not what is called Business (Accounting).
  const isUnwanted = understanding.items.some(({ limit }) => limit.kind === 'EXCLUSION');
  // A misspelt title is found by its words all the same, and a name has no figures.
  const isAsSpelled = kind === 'programs' || understanding.items.some(({ limit }) => FIGURES.includes(limit.kind));
  if (!saysMore || isUnwanted || !isWholeName(index[kind], text, { isAsSpelled })) return understanding;
  // `scholarships for Vietnamese students` means the same as the name of a bursary, `cử nhân điều dưỡng` as a title, and both ask for all such entries.
  const { terms } = readQueryText(index[kind], understanding.rest);
  const saysMoreOfTitle =
    understanding.items.length > 0 &&
    understanding.items.every(({ limit: { kind: said } }) => BESIDE_TITLES.includes(said));
  const isGeneral =
    asksForSeveral(text) ||
    cityAroundIn(understanding.items) !== null ||
    (terms.length > 0 && (saysMoreOfTitle || terms.every(({ role }) => role === 'SCHOLARSHIP')));
  return isGeneral && !isShownName(index[kind], text) ? understanding : { ...NOTHING, rest: text };
}

const isSaidValue = (value: string): boolean => value !== PAID_MONTHLY && !isShare(value);

type Range = { min?: number; max?: number };
function valuesOf({ key, value }: LimitFilter): string[] {
  if (key === 'scholarship')
    return Object.values(value as Record<string, string[]>)
      .flat()
      .filter(isSaidValue);
  if (Array.isArray(value)) return value.map(String).filter(isSaidValue);
  if (typeof value !== 'object' || value === null) return [String(value)];
  if ('overall' in value) return [`-${String(value.overall)}`];
  const { min, max } = value as Range;
  return [`${min ?? ''}-${max ?? ''}`];
}

const slugsOf = (institutions: KindIndex, numbers: readonly number[]): string[] =>
  numbers.map(number => stringAt(institutions.slugs, number));

/** Whether a limit narrows or orders the search. `filter`: what it became, null when it is not applied as a filter. */
export const isApplied = (kind: SearchKind, limit: Limit, filter: LimitFilter | null): boolean =>
  filter !== null ||
  isElsewhere(limit) ||
  ['INSTITUTION', 'GROUP', 'EXCLUSION'].includes(limit.kind) ||
  isOrder(kind, limit);

export function describeUnderstood(
  { id, from, to, text, limit }: Understood,
  {
    kind,
    filter,
    lacking,
    institutions,
  }: { kind: SearchKind; filter: LimitFilter | null; lacking: number | null; institutions: KindIndex },
): UnderstoodLimit {
  const slugs =
    limit.kind === 'INSTITUTION'
      ? slugsOf(institutions, limit.institutions)
      : limit.kind === 'GROUP'
        ? [...limit.members]
        : limit.kind === 'EITHER_PLACE'
          ? [...limit.destinations, ...limit.cities]
          : [];
  const currency = filter ? filterCurrencyOf(filter) : null;
  const test = limit.kind === 'TEST' ? limit.test : null;
  return {
    id,
    ...describePart({ id, from, to, text, limit }),
    filter: filter?.facet ?? null,
    values: isTooMany(limit) ? [] : filter?.facet ? valuesOf(filter) : limit.kind === 'SORT' ? [limit.sort] : slugs,
    currency,
    test,
    meant: unsaidOf(text, { currency, test }),
    topic: topicOf(limit, filter),
    isApplied: isApplied(kind, limit, filter),
    lacking,
  };
}

/** All cities but one, too many to be told, and all but what is for women alone, which is no option. */
const isTooMany = (limit: Limit): boolean =>
  limit.kind === 'OPEN_TO_MEN' || (isOthers(limit) && limit.kind === 'EITHER_PLACE' && limit.cities.length > 0);

const isReportedOtherwise = (kind: Limit['kind']): kind is keyof typeof REPORTED_KIND => kind in REPORTED_KIND;

const kindOf = (limit: Limit): UnderstoodPart['kind'] =>
  limit.kind === 'WISH' ? kindOf(limit.of) : isReportedOtherwise(limit.kind) ? REPORTED_KIND[limit.kind] : limit.kind;

export const describePart = ({ from, to, text, limit }: Understood): UnderstoodPart => ({
  kind: kindOf(limit),
  from,
  to,
  text,
});

const FIGURES: readonly Limit['kind'][] = [
  'FEE',
  'SORT',
  'TEST',
  'ACCEPTED_TEST',
  'INTAKE',
  'SEASON',
  'DURATION',
  'OPEN_NOW',
];

/** What is left to complete while somebody types: limits complete no name. */
export const textToComplete = (index: SearchIndex, text: string): string => {
  const { items, rest } = understand(text, vocabularyOf(index), { isUseful: ({ kind }) => FIGURES.includes(kind) });
  return items.length > 0 && rest !== '' ? rest : text;
};

/** One answer: what a text was understood to say, the page of results, and what is near when there are few. */
import type { Facet } from './query/facets.js';
import { nearestTo } from './query/near.js';
import { isVietnamese } from './query/nearLanguage.js';
import { openedFilters } from './query/openedFilters.js';
import { typedAs } from './query/textWithout.js';
import { withUnmet, type NearAnswer } from './query/nearShares.js';
import { unmetAmong, unmetWithin } from './query/unmetSubjects.js';
import type { RankReason } from './query/ranking.js';
import { countQuery, runQuery, type DroppableFilter, type KindQuery } from './query/runQuery.js';
import type { PersonalFactor } from '../../../schema/rules/personalSort.rules.js';
import { asksForInstitutions } from '../../../schema/rules/search.kinds.js';
import { once } from '../../kernel/once.js';
import { stringAt } from './build/stringTable.js';
import type { KindIndex } from './build/searchIndex.js';
import { readQueryText } from './query/textMatch.js';
import { isFew } from './search.few.js';
import { nextOfPassed, unheldYears, withoutYear } from './search.years.js';
import type { ReplacedYears } from './search.replacedYears.js';
import { asksForOthers, asksOfPrograms, joinedAsTyped, losesSubject, unknownWords } from './search.elsewhere.js';
import { askedDeadlineMonthsIn } from './search.deadlines.js';
import { askedIntakesIn, type AskedIntakes } from './search.intakes.js';
import { asksForOtherSchools, otherSchoolsIn, schoolsAsTyped } from './search.otherSchools.js';
import { scholarshipsAsTyped } from './search.scholarshipWords.js';
import { forNationality } from './search.nationality.js';
import { withUniversity } from './search.cityUniversity.js';
import { withoutOthersOfField } from './search.unwanted.js';
import { describeUnderstood, isApplied, understandText, type UnderstoodLimit } from './search.understanding.js';
import { isChosen } from './understanding/applyLimits.js';
import { isAlsoWordsFor } from './understanding/limitFilters.js';
import { vocabularyOf } from './understanding/institutionNames.js';
import { besideLimits, withoutKindReasons } from './query/tellingReasons.js';
import { rereads } from './search.corrected.js';
import { wholeCorrection, withCorrections } from './query/wholeCorrection.js';
import type { Correction } from './query/corrections.js';
import { isPlace } from './understanding/limits.js';
import { type Understanding } from './understanding/understand.js';
import { applyUnderstanding, readSearch, type Answering, type KindCounts, type Searched } from './search.asked.js';
import { hasSubject, subjectsOf } from './text/subjects.js';

export type NearFound = Pick<NearAnswer, 'relation' | 'text' | 'reasons' | 'total'> & {
  without: string[];
  ids: string[];
};

/** What is near, and how much is found in all kinds, is looked for when it is first read, over the index of that moment: as soon as the answer is there, and before anything is waited for. */
export type SearchAnswer = {
  /** Ids of the page, in order. */
  ids: string[];
  reasons: RankReason[][];
  pageInfo: { number: number; size: number; pageCount: number; total: number };
  facets: Facet[];
  droppableFilters: DroppableFilter[];
  /** Left out; where nothing is found, those that nothing of the kind has. */
  droppedWords: string[];
  correctedText: string | null;
  /** Null unless nothing was found, words were dropped, or the text asks for another kind. */
  textCounts: KindCounts | null;
  /** What the text says beside the words to look for. */
  understood: UnderstoodLimit[];
  /** What it looks for that is a known subject, as typed. */
  subjects: string[];
  /** Null unless few were found. */
  near: NearFound | null;
  /** Of programs: near in other ways, behind those. */
  alsoNear: NearFound[];
  /** The intakes that are asked for; null where none are, or no month is. */
  askedIntakes: AskedIntakes | null;
  /** Of scholarships: the months of deadlines that are asked for; null where none are. */
  askedDeadlineMonths: number[] | null;
  /** Null unless the personal order was asked for. */
  personalSort: { isApplied: boolean; missing: PersonalFactor[] } | null;
};

export const idsOf = ({ ids }: KindIndex, docs: readonly number[]): string[] => docs.map(doc => stringAt(ids, doc));

/** The page of a text that is understood to ask for something and of which no word is left out; without all that stands beside an answer. */
export function findUnderstood<Criteria extends Searched>(answering: Answering<Criteria>): readonly number[] {
  const { understanding, applied: limits, query, unfound } = readSearch(answering);
  if (unfound.length > 0) return [];
  if (!understanding.items.some(({ id, limit }) => isApplied(answering.kind, limit, limits.filters.get(id) ?? null)))
    return [];
  const { docs, droppedWords } = runQuery(answering.index[answering.kind], { ...query, facets: [] });
  return droppedWords.length > 0 ? [] : docs;
}

/** How much a search of the text finds; nothing where it leaves words out, where the text asks for no scholarships and they would be those of all subjects, or of schools where it asks for programs. */
export function countFound<Criteria extends Searched>(answering: Answering<Criteria>): number {
  const { index, kind, criteria } = answering;
  if (kind === 'institutions' && asksOfPrograms(index, criteria.text)) return 0;
  const { query, unfound, understanding } = readSearch(answering);
  if (kind === 'scholarships' && losesSubject(criteria.text, understanding)) return 0;
  const { total, droppedWords } = countQuery(index[kind], query);
  return unfound.length + droppedWords.length > 0 ? 0 : total;
}

/** What a search for the text would keep of it. */
export function keptParts<Criteria extends Searched>(answering: Answering<Criteria>): Understanding['items'] {
  const { understanding, applied: limits } = readSearch(answering);
  return understanding.items.filter(({ id, limit }) =>
    isApplied(answering.kind, limit, limits.filters.get(id) ?? null),
  );
}

/** What a search shows of the subject that a text asks for: what is only related to it, then what is near. Nothing of a text without a subject. */
export function nearSubject<Criteria extends Searched>(answering: Answering<Criteria>): string[] {
  const index = answering.index[answering.kind];
  const isOfSubject = ({ rest }: Understanding): boolean => hasSubject(readQueryText(index, rest).terms);
  const { understanding } = readSearch(answering);
  if (!isOfSubject(understanding)) return [];
  const { ids, near, alsoNear, droppedWords } = answer(answering, { facets: [] });
  const own = droppedWords.length > 0 ? [] : ids;
  const blocks = [near, ...alsoNear].flatMap(block => block ?? []);
  const ofSubject = blocks.filter(({ text }) =>
    isOfSubject(understandText(answering.index, { kind: answering.kind, text })),
  );
  return [...new Set([...own, ...ofSubject.flatMap(block => block.ids)])];
}

/** Whether a search of the text alone is this very search. */
const isTextAlone = ({ filter, asWords = [] }: Searched): boolean =>
  asWords.length === 0 && !Object.values(filter).some(isChosen);

export function answer<Criteria extends Searched>(
  answering: Answering<Criteria>,
  more: Partial<KindQuery> = {},
  /** The text of the search where it is one that was corrected: what is said to be meant is answered as if it had been typed. */
  corrected: string | null = null,
): SearchAnswer {
  const { index, kind, criteria, countsOf } = answering;
  const { understanding, applied: limits, query: understood, unfound, replacedYears } = readSearch(answering);
  const opened = understanding.items.map(({ id }) => {
    const facet = limits.filters.get(id)?.facet;
    return facet ? openedFilters(understood.filters, facet) : null;
  });
  const query = { ...understood, ...more, others: opened };
  const { docs, total, otherTotals, corrections, reasons, ...rest } = runQuery(index[kind], query);
  const correctedText = wholeCorrection(criteria.text, understanding, corrections);
  if (
    corrected === null &&
    correctedText !== null &&
    corrections.length > 0 &&
    rereads(answering, { understanding, correctedText })
  )
    return answer({ ...answering, criteria: { ...criteria, text: correctedText } }, more, correctedText);
  const { terms } = readQueryText(index[kind], query.text);
  const looked = terms.filter(({ text }) => !rest.droppedWords.includes(text));
  // Words beside a city name all that is there, not one of them.
  const isOfCity =
    asksForInstitutions(criteria.text) || understanding.items.some(({ limit }) => isAlsoWordsFor(kind, limit));
  const { number, size } = query.page;
  const droppedWords = [...unfound, ...rest.droppedWords];
  const isPoor = criteria.text !== '' && (total === 0 || droppedWords.length > 0);
  const hasOthers = isPoor || asksForOthers(index, kind, { text: criteria.text, understanding });
  const known = isTextAlone(criteria) ? { [kind]: isPoor ? 0 : total } : {};
  const hasKeptSubject = droppedWords.length === 0 || keepsSubject(index[kind], query.text, droppedWords);
  // Nothing is near a school of which there is none here.
  const isOfOthers = kind === 'programs' && replacedYears === null && asksForOtherSchools(index, understanding);
  const isFirst = criteria.text.trim() !== '' && number === 1 && !isOfOthers;
  const hasFew = isFirst && isFew(kind, understanding, { total, reasons });
  const unmet = kind === 'programs' && total > 0 ? unmetWithin(index[kind], query) : [];
  const beside = { found: docs, unfound: droppedWords, hasFew, replacedYears, corrections };
  const isBeside = isFirst && (unmet.length > 0 || replacedYears !== null);
  const typed = { kind, text: criteria.text, asWords: criteria.asWords };
  const near = once(() => {
    if (!hasFew && !isBeside) return [];
    if (!replacedYears?.isAsked) return nearOf(answering, understanding, beside);
    // A year that nothing tells of is let go of by what is near, and no part of the answer.
    const besideRest = { ...beside, replacedYears: null };
    const all = nearOf(answering, understandText(index, typed), besideRest);
    const isOfYear = ({ without }: NearFound): boolean => !replacedYears.words.some(word => without.includes(word));
    const withYear = replacedYears.isEarly ? all.filter(isOfYear) : all;
    return withYear.length > 0 ? withYear : nearOf(answering, understanding, besideRest);
  });
  const textCounts = once(() => (hasOthers ? countsOf(criteria.text, known) : null));
  const years = unheldYears({ kind, text: criteria.text, now: index.asOf }, understanding);
  const leftOut =
    total === 0 && droppedWords.length === 0
      ? [...unknownWords(terms), ...(kind === 'programs' ? years : [])]
      : [...droppedWords, ...unmet.map(({ text }) => text), ...years];
  const replacedWords = replacedYears?.words ?? [];
  const isVi = isVietnamese(criteria.text, { items: understanding.items, terms });
  return {
    ids: idsOf(index[kind], docs),
    pageInfo: { number, size, pageCount: Math.ceil(total / size), total },
    get textCounts() {
      return textCounts();
    },
    personalSort: null,
    askedIntakes: askedIntakesIn(query.filters),
    askedDeadlineMonths: askedDeadlineMonthsIn(query.filters),
    subjects: joinedAsTyped(criteria.text, [...new Set(subjectsOf(looked).map(({ text }) => text))]),
    understood: understanding.items.map((item, place) => {
      const filter = limits.filters.get(item.id) ?? null;
      const withUnknown = otherTotals[place] ?? null;
      const lacking = withUnknown === null || !hasKeptSubject ? null : withUnknown - total;
      const told = { kind, filter, lacking, institutions: index.institutions };
      const described = describeUnderstood(withoutYear(item, years), told);
      const next = filter && nextOfPassed(item, { now: index.asOf, isVi });
      return { ...described, meant: described.meant ?? next };
    }),
    get near() {
      return near()[0] ?? null;
    },
    get alsoNear() {
      return near().slice(1);
    },
    correctedText: correctedText ?? corrected,
    ...rest,
    reasons: reasons.map(own => {
      const shown = withoutKindReasons(own, looked).map(one => (isOfCity && one === 'EXACT_NAME' ? 'NAME' : one));
      return understanding.items.length > 0 ? besideLimits(shown) : shown;
    }),
    droppedWords: isOfOthers
      ? otherSchoolsIn(understanding)
      : wordsAsTyped(answering, understanding, criteria.text)([...replacedWords, ...leftOut]),
  };
}

/** Without what was looked for, whatever lacks a figure would be counted. */
const keepsSubject = (index: KindIndex, text: string, droppedWords: readonly string[]): boolean =>
  subjectsOf(readQueryText(index, text).terms).some(subject => !droppedWords.includes(subject.text));

/** Words that are left out, as somebody typed them. */
const wordsAsTyped =
  <Criteria extends Searched>({ index, kind }: Answering<Criteria>, understanding: Understanding, text: string) =>
  (words: readonly string[]): string[] => {
    const joined = joinedAsTyped(text, schoolsAsTyped(words, understanding));
    return kind === 'programs' ? scholarshipsAsTyped(index, text, joined) : joined;
  };

function nearOf<Criteria extends Searched>(
  answering: Answering<Criteria>,
  understanding: Understanding,
  {
    hasFew,
    replacedYears,
    corrections,
    ...beside
  }: {
    found: readonly number[];
    unfound: readonly string[];
    hasFew: boolean;
    replacedYears: ReplacedYears | null;
    corrections: readonly Correction[];
  },
): NearFound[] {
  const index = answering.index[answering.kind];
  const queryOf = (changed: Understanding): KindQuery => applyUnderstanding(answering, changed).query;
  const { applied: limits } = applyUnderstanding(answering, understanding);
  const isKept = ({ id, limit }: Understanding['items'][number]): boolean =>
    limit.kind !== 'SORT' && isApplied(answering.kind, limit, limits.filters.get(id) ?? null);
  const isMixed = answering.kind === 'programs';
  const asked = typedAs(replacedYears?.linked ?? answering.criteria.text, vocabularyOf(answering.index));
  const isSubjectAbsent = isMixed && beside.found.length === 0;
  const meant = isSubjectAbsent ? withUniversity(answering.index, asked.text, understanding) : understanding;
  const nearOfAll = {
    asked,
    understanding: meant,
    searchIndex: answering.index,
    queryOf,
    isMixed,
    firm: answering.kind === 'scholarships' ? forNationality(understanding.items) : [],
    meant: withoutOthersOfField(index, understanding),
    ...beside,
  };
  const answers = hasFew ? nearestTo(index, nearOfAll) : [];
  const shown = [...beside.found, ...answers.flatMap(({ docs }) => docs)];
  const [only] = isMixed ? unmetAmong(index, understanding.rest, shown) : [];
  const lacking = only ? nearestTo(index, { ...nearOfAll, found: shown, only }) : [];
  const years = replacedYears && isMixed ? yearsElsewhere(answering, { ...nearOfAll, found: shown }) : [];
  return [...withUnmet(answers, lacking), ...years].map(({ relation, text, reasons, total, left, leftWords, docs }) => {
    const gone = left.filter(isKept).map(item => item.text);
    const words = leftWords.filter(word => !gone.includes(word));
    const without = [...gone, ...wordsAsTyped(answering, understanding, asked.text)(words)];
    // What was answered is found again, not what was mistyped.
    return { relation, text: withCorrections(text, corrections), reasons, total, without, ids: idsOf(index, docs) };
  });
}

/** Where nothing in the place tells of a year before a degree that is asked for: such years elsewhere. */
function yearsElsewhere<Criteria extends Searched>(
  answering: Answering<Criteria>,
  near: Parameters<typeof nearestTo>[1],
): NearAnswer[] {
  const { index, kind, criteria } = answering;
  const { text } = criteria;
  const understanding = understandText(index, { kind, text, asWords: criteria.asWords });
  const asked = typedAs(text, vocabularyOf(index));
  return nearestTo(index[kind], { ...near, asked, understanding })
    .filter(({ left }) => left.every(({ limit }) => isPlace(limit)))
    .slice(0, 1);
}

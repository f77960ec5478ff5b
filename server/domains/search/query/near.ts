/** What is near a text that finds little: the same without the limits, a broader subject, the subject elsewhere, the place with other subjects, or a word of it. */
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
import { hasSubject, onlySubject } from '../text/subjects.js';
import type { Term } from '../text/terms.js';
import { isPreparing } from '../understanding/limits.js';
import { isOfSchool, type Understanding } from '../understanding/understand.js';
import { facetsOf, type Filter } from './filters.js';
import { isInReach, nearnessOf, type LetGo, type Nearness } from './nearness.js';
import { isForGraduates, isOffLevel, levelsAway } from './nearLevels.js';
import { inSaidCurrency } from './keptCurrency.js';
import { changesOf, textOf } from './nearChanges.js';
import { costsTooMuch, tellsMinimum, withinReachFirst } from './nearFigures.js';
import { leftWordsOf, linkOf } from './nearLinks.js';
import { isPlaceOrSchool, type NearRelation } from './nearRelations.js';
import { isAmongHalf, isPartOf, MAX_NEAR, saysLevel, sharedOut, withRest, type NearAnswer } from './nearShares.js';
import { countriesOf, isAmongShown, isWhereAsked, placesLetGo } from './nearPlaces.js';
import { BEHIND_SCHOOL, isFromSchool } from './nearTrades.js';
import { isHere, isOfKinAlone, isWanted, lacksOccasion } from './nearWanted.js';
import { isFirm } from './relaxation.js';
import { countQuery, runQuery, type KindQuery } from './runQuery.js';
import type { RankReason } from './ranking.js';
import { dictionaryOf, readQueryText } from './textMatch.js';
import { isAkin, isOfFieldAlone, isOfNoKind, kinshipOf, STRANGER } from './nearerSubjects.js';
import { broaderReasons, nearReasons, withoutKindReasons } from './tellingReasons.js';
import type { Typed } from './textWithout.js';

/** Where a level was said, another engineering is behind the subject one level away, and before it two levels away. */
const STRANGE = 1.5;
/** What only shares a field with the subject is behind the subject elsewhere, and before another level. */
const FIELD_ALONE = 0.5;
/** Where an order was asked for, nothing that is let go of changes it. */
const NOTHING: LetGo = { dropped: [], countries: new Set(), cities: [], around: [] };
type Near = {
  /** What was typed, as a whole. */
  asked: Typed;
  /** Where institutions and cities are. */
  searchIndex: SearchIndex;
  understanding: Understanding;
  queryOf: (understanding: Understanding) => KindQuery;
  /** Those that were found: they are not near, they are the answer. */
  found: readonly number[];
  /** Words that the answer lets go of. */
  unfound: readonly string[];
  /** Whether other relations stand beside the first. */
  isMixed: boolean;
  /** What everything that is near meets, whatever else it lets go of. */
  firm: readonly Filter[];
  /** What is not meant, though it is found, here or elsewhere. */
  isUnmeant: (doc: number, isElsewhere: boolean) => boolean;
  /** Of several subjects the one that is looked for. */
  only?: Term | undefined;
};

/** The terms that were looked for; null where what is left says too little to be near. */
function keptOf(terms: readonly Term[], droppedWords: readonly string[]): readonly Term[] | null {
  if (droppedWords.length === 0) return terms;
  const kept = terms.filter(({ text }) => !droppedWords.includes(text));
  return kept.some(term => isFirm({ term })) ? kept : null;
}

/** Filters of the text that a changed one has no more. */
function droppedFrom(query: KindQuery, changed: KindQuery): Filter[] {
  const facets = new Set(changed.filters.flatMap(facetsOf));
  const isNamed = changed.filters.some(({ kind }) => kind === 'institutions');
  // What is not wanted is let go of by nothing.
  return query.filters.filter(filter =>
    filter.kind === 'institutions'
      ? !isNamed
      : filter.kind !== 'without' && !facetsOf(filter).some(facet => facets.has(facet)),
  );
}

/** What an answer looked for: without the words that it lets go of. */
function lookedFor(understanding: Understanding, terms: readonly Term[], unfound: readonly string[]): Understanding {
  const kept = terms.filter(term => isFirm({ term }) || !unfound.includes(term.text));
  if (kept.length === terms.length) return understanding;
  // Words for scholarships, which programs do not have, leave what else was said, and others leave a level.
  const { items } = understanding;
  const saysMore = items.length > 0 && (saysLevel(items) || terms.every(({ role }) => role === 'SCHOLARSHIP'));
  return kept.length === 0 && !saysMore ? understanding : { ...understanding, rest: textOf(kept) };
}

/** Of several subjects the one that is looked for keeps to these. */
const OF_SUBJECT: ReadonlySet<NearRelation> = new Set(['WITHOUT_LIMITS', 'SAME_SUBJECT']);

/** What stands before the rest of an answer; nothing where words have to be left out. That somebody is called by the state is no answer: it was not typed. */
function nearerOf(index: KindIndex, query: KindQuery, isOwnSubject: boolean): { doc: number; reasons: RankReason[] }[] {
  const page = { number: 1, size: MAX_NEAR };
  const { docs, reasons, droppedWords } = runQuery(index, {
    ...query,
    isOwnSubject,
    isPart: true,
    page,
    facets: [],
  });
  const reasonsAt = (place: number) => (reasons[place] ?? []).filter(reason => reason !== 'EXACT_NAME');
  return droppedWords.length > 0 ? [] : docs.map((doc, place) => ({ doc, reasons: reasonsAt(place) }));
}

/** Every answer of a relation, before what is known is left out of it. `isOwn`: of the subject itself. */
function findNear(
  index: KindIndex,
  { query, nearness, isOwn, size }: { query: KindQuery; nearness: Nearness | null; isOwn: boolean; size: number },
) {
  const page = { number: 1, size };
  return runQuery(index, { ...query, nearness, isOwnSubject: isOwn, isPart: true, page, facets: [] });
}

/** Of the only subject of a text: how near to it what is related to it is. */
function relatedTo(index: KindIndex, terms: readonly Term[]): Nearness['relatedOf'] {
  const subject = onlySubject(terms);
  return subject && index.awardOf.length > 0 ? kinshipOf(index, { term: subject, by: '' }) : null;
}

/** The nearest that a search finds, where that is out of reach, or for graduates; null where it is not, and where there is none. */
function nearestOutOfReach(
  index: KindIndex,
  { query, asked, kin }: { query: KindQuery; asked: KindQuery; kin: Parameters<typeof nearnessOf>[2] },
): number | null {
  const nearness = nearnessOf(index, { ...NOTHING, dropped: droppedFrom(asked, query) }, kin);
  const [first] = findNear(index, { query, nearness, isOwn: false, size: 1 }).docs;
  if (first === undefined) return null;
  return isInReach(nearness, first) && !isForGraduates(index)(first) ? null : first;
}

/** What is near, by relation; none of it twice. */
export function nearestTo(
  index: KindIndex,
  {
    asked: written,
    understanding: typed,
    searchIndex,
    queryOf,
    found: answered,
    unfound,
    isMixed,
    firm,
    isUnmeant,
    only,
  }: Near,
): NearAnswer[] {
  const { institutions } = searchIndex;
  const termsOf = (text: string): readonly Term[] => readQueryText(index, text).terms;
  const typedTerms = termsOf(typed.rest);
  const understanding = only ? { ...typed, rest: only.text } : lookedFor(typed, typedTerms, unfound);
  const asked = queryOf(understanding);
  const answers: NearAnswer[] = [];
  const known = new Set(answered);
  const isAnswered = answered.length > 0;
  const { hasSubjects } = dictionaryOf(index);
  const terms = termsOf(understanding.rest);
  const wanting = {
    items: typed.items,
    isLimitsAlone: terms.every(({ role }) => role === 'LEVEL' || role === 'KIND'),
    hasSubject: hasSubject(terms),
    isAnswered,
    shown: answered.length,
    isMixed,
  };
  const relatedOf = relatedTo(index, terms);
  const saysMonth = typed.items.some(({ limit }) => limit.kind === 'INTAKE');
  const isPrepared = typed.items.some(({ limit }) => isPreparing(limit));
  const isOfTrade = isMixed && terms.some(term => term.role === 'SUBJECT' && isFromSchool(term, typed.items));
  const said = {
    terms,
    typed: written.text,
    hasSubjects,
    isNone: isMixed && !isAnswered,
    isOfSchools: index === institutions,
  };
  for (const change of changesOf(understanding, said)) {
    const { relation, changed: asTyped, replaced, nearer, isNearerAlone, isDearer, isKinAlone } = change;
    const isNew = isWanted(change, wanting, answers);
    const isRest = change.isRest === true && answers.length === 1;
    if ((!isNew && !isRest) || (only && !OF_SUBJECT.has(relation))) continue;
    if (lacksOccasion(change, answers, isMixed)) continue;
    const isKinOnly = isOfKinAlone(change, answers);
    const changed = { ...asTyped, items: inSaidCurrency(asTyped.items, understanding.items) };
    const left = typed.items.filter(({ id }) => changed.items.every(item => item.id !== id));
    if (relation === 'SAME_SUBJECT' && saysLevel(left) && (isAnswered || answers.some(isPartOf(left)))) continue;
    // What keeps the level is not behind what lacks more; that a test is not told is less than that it is not reached.
    const isNearer = (answer: NearAnswer): boolean =>
      answer.left.length < left.length && !(change.isUntold && answer.breaksTest);
    if (change.isNextLevel && answers.some(isNearer)) continue;
    const query = queryOf(changed);
    const changedTerms = termsOf(changed.rest);
    const dropped = droppedFrom(asked, query);
    // The country of a state is said with it.
    const gone = terms.filter(({ meaning }) => changedTerms.every(term => term.meaning !== meaning));
    const letGo = query.isSaidSort ? NOTHING : { dropped, ...placesLetGo(searchIndex, { dropped, left, gone }) };
    const isForLeavers = relation === 'BROADER_SUBJECT' && !saysLevel(typed.items) && !isPrepared;
    const kinOf = replaced && kinshipOf(index, replaced);
    const kin = { kinOf, relatedOf, isForLeavers };
    const replacedDoc = change.insteadOf && nearestOutOfReach(index, { query: queryOf(change.insteadOf), asked, kin });
    if (replacedDoc === null) continue;
    const nearness = nearnessOf(index, letGo, kin);
    const isNoReplacement = (doc: number): boolean =>
      replacedDoc !== undefined &&
      (!isInReach(nearness, doc) || isForGraduates(index)(doc) || (kinOf?.(doc) ?? 0) > (kinOf?.(replacedDoc) ?? 0));
    if (isDearer && isAmongShown(index, answers, countriesOf(query.filters, institutions))) continue;
    const isOwnSubject =
      query.isOwnSubject ||
      (relation === 'SAME_SUBJECT' && !change.isRelated) ||
      only !== undefined ||
      isHere(relation, wanting, answers);
    const size = MAX_NEAR + known.size;
    const within = { ...query, filters: [...query.filters, ...firm, ...(isOfTrade ? [BEHIND_SCHOOL] : [])] };
    const own = findNear(index, { query: within, nearness, isOwn: isOwnSubject, size });
    // Midwifery is taught nowhere: nursing elsewhere is nearer than anything else in the place.
    const isNowhere = (): boolean => countQuery(index, { ...query, filters: [], within: [], isOwnSubject }).total === 0;
    // What is next to a profession that nobody teaches there is near it without a limit, too.
    const isRelated =
      !only &&
      own.total === 0 &&
      (query.isOwnSubject ? relation === 'WITHOUT_LIMITS' : relation === 'SAME_SUBJECT' && isNowhere());
    const { docs, reasons, droppedWords, total } = isRelated
      ? findNear(index, { query: within, nearness, isOwn: false, size })
      : own;
    const looked = keptOf(changedTerms, droppedWords);
    if (looked === null) continue;
    const usual = docs.map((doc, place) => ({ doc, reasons: reasons[place] ?? [] }));
    const isInPlace = relation === 'SAME_SUBJECT' ? isWhereAsked(index, dropped) : () => false;
    const isWrongLevel = isOffLevel(index, dropped, { isOtherSubject: relation === 'BROADER_SUBJECT' });
    const isBeyondMeans = costsTooMuch(index, dropped);
    const isOfKin = replaced === null ? () => false : isAkin(index, replaced);
    const isTooFar = (doc: number): boolean =>
      (isKinAlone !== true && isUnmeant(doc, relation === 'SAME_SUBJECT')) ||
      (change.isPayable === true && isBeyondMeans(doc)) ||
      isInPlace(doc) ||
      kinOf?.(doc) === STRANGER ||
      (isKinOnly && !isOfKin(doc)) ||
      (isDearer === true && !isInReach(nearness, doc)) ||
      isNoReplacement(doc);
    const nearest = [
      ...(nearer ? nearerOf(index, queryOf(nearer), !isNearerAlone) : []),
      ...(isNearerAlone ? [] : usual),
    ]
      .filter(
        ({ doc }, place, all) =>
          !isWrongLevel(doc) &&
          !isTooFar(doc) &&
          !known.has(doc) &&
          all.findIndex(other => other.doc === doc) === place,
      )
      .slice(0, MAX_NEAR);
    const isByPrice = query.isSaidSort === true && query.sort === 'TUITION_ASC';
    const near = isByPrice ? withinReachFirst(index, nearest) : nearest;
    const [first] = near;
    if (!first) continue;
    const docsNear = near.map(({ doc }) => doc);
    const isTold = docsNear.every(tellsMinimum(index, dropped));
    if (change.isUntold && isTold) continue;
    const isStrange = replaced !== null && isOfNoKind(index, replaced, docsNear);
    const isOfField = relation === 'BROADER_SUBJECT' && replaced !== null && isOfFieldAlone(index, replaced, near);
    const kinAway = saysLevel(left) ? 0 : isStrange ? STRANGE : isOfField ? FIELD_ALONE : 0;
    const text = linkOf({ written, typed, left, changed, relation, replaced, terms: typedTerms, looked });
    const keepsPlaceAndLevel = left.every(({ limit }) => !isPlaceOrSchool(limit)) && !saysLevel(left);
    const answer: NearAnswer = {
      relation,
      breaksTest: isTold && left.some(({ limit }) => limit.kind === 'TEST'),
      isTooDear: relation !== 'BROADER_SUBJECT' && docsNear.every(isBeyondMeans),
      isPayableHere:
        relation === 'BROADER_SUBJECT' &&
        (keepsPlaceAndLevel || change.insteadOf !== undefined) &&
        isInReach(nearness, first.doc) &&
        !docsNear.some(isBeyondMeans),
      isKinHere: kinAway === 0 && left.length === 0 && isOfKin(first.doc),
      isInCountry: relation === 'SAME_SUBJECT' && saysMonth && nearness?.isElsewhere(first.doc) === false,
      isAbroad: wanting.hasSubject && nearness !== null && isAmongHalf(docsNear, nearness.isElsewhere),
      text,
      left,
      leftWords: leftWordsOf(typedTerms, { looked, relation }),
      docs: docsNear,
      reasons: near.map(one =>
        nearReasons(
          relation === 'BROADER_SUBJECT' ? broaderReasons(one.reasons) : withoutKindReasons(one.reasons, looked),
          changed.items.map(({ limit }) => limit),
        ),
      ),
      // A search for the text finds neighbouring subjects, too, and what is for others.
      total:
        (isOwnSubject && !isRelated) || within.filters.length > query.filters.length
          ? countQuery(index, query).total
          : total,
      levelsAway:
        isOfSchool(typed.items) || (isPrepared && !saysLevel(typed.items))
          ? 0
          : kinAway || (saysLevel(typed.items) ? levelsAway(index, dropped, first.doc) : 0),
    };
    // The same search stands once, as what it was found to be first.
    const place = answers.findIndex(other => other.text === text);
    if (place >= 0 ? !isRest && !change.isRelated : !isNew) continue;
    if (place >= 0) answers[place] = withRest(answers[place] as NearAnswer, answer);
    else answers.push(answer);
    if (!isMixed) break;
    for (const { doc } of near) known.add(doc);
  }
  return sharedOut(answers);
}

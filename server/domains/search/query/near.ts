/** What is near a text that finds little: the same without the limits, a broader subject, the subject elsewhere, the place with other subjects, or a word of it. */
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
import { hasSubject } from '../text/subjects.js';
import type { Term } from '../text/terms.js';
import { isPreparing } from '../understanding/limits.js';
import { isOfSchool, type Understanding } from '../understanding/understand.js';
import type { Filter } from './filters.js';
import { isInReach, nearnessOf } from './nearness.js';
import { isForGraduates, isOffLevel, isOfOtherStage, levelsAway } from './nearLevels.js';
import { inSaidCurrency } from './keptCurrency.js';
import { changesOf, textOf } from './nearChanges.js';
import {
  costsTooMuch,
  isFarAbovePrice,
  isFarFromPrice,
  priceOf,
  statesMinimum,
  withinReachFirst,
} from './nearFigures.js';
import { cheapestOf, droppedFrom, findNear, nearerOf, nearestOutOfReach, NOTHING, relatedTo } from './nearFound.js';
import { leftWordsOf, linkOf } from './nearLinks.js';
import { isPricedInCountry } from './nearPrices.js';
import { isPlaceOrSchool, saysBeginning, saysCity, type NearRelation } from './nearRelations.js';
import {
  isAmongHalf,
  isItselfNear,
  isPartOf,
  lacksPrice,
  MAX_NEAR,
  saysLevel,
  sharedOut,
  withRest,
  type NearAnswer,
} from './nearShares.js';
import { countriesOf, isAmongShown, isWhereAsked, placesLetGo } from './nearPlaces.js';
import { BEHIND_SCHOOL, isFromSchool } from './nearTrades.js';
import { isHere, isOfKinAlone, isWanted, lacksOccasion } from './nearWanted.js';
import { isFirm, keptOf } from './relaxation.js';
import { countQuery, ORDERED, type KindQuery } from './runQuery.js';
import { dictionaryOf, readQueryText } from './textMatch.js';
import { isAkin, isOfFieldAlone, isOfNoKind, kinshipOf, STRANGER } from './nearerSubjects.js';
import { broaderReasons, nearReasons, withoutKindReasons } from './tellingReasons.js';
import type { Typed } from './textWithout.js';

/** Where a level was said, another engineering is behind the subject one level away, and before it two levels away. */
const STRANGE = 1.5;
/** What only shares a field with the subject is behind the subject elsewhere, and before another level. */
const FIELD_ALONE = 0.5;
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
  /** What everything that is near here, or elsewhere, meets as well: it is meant by the subject. */
  meant: { here: readonly Filter[]; elsewhere: readonly Filter[] };
  /** Of several subjects the one that is looked for. */
  only?: Term | undefined;
};

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
    meant,
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
  const saysMonth = saysBeginning(typed.items);
  const isPrecise = saysLevel(typed.items) && saysCity(typed.items);
  const saysFee = typed.items.some(({ limit }) => limit.kind === 'FEE');
  const isPrepared = typed.items.some(({ limit }) => isPreparing(limit));
  // Nobody begins a year before a first degree for what follows one.
  const isBeforeDegree = isPrepared && !saysLevel(typed.items);
  const isForOthers = (doc: number): boolean => isBeforeDegree && isForGraduates(index)(doc);
  const isOfTrade = isMixed && terms.some(term => term.role === 'SUBJECT' && isFromSchool(term, typed.items));
  const said = {
    terms,
    typed: written.text,
    hasSubjects,
    isNone: isMixed && !isAnswered,
    isOfSchools: index === institutions,
    isScholarshipNone: index === searchIndex.scholarships && !isAnswered,
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
      answer.left.length < left.length && !(change.hasUnknownMinimum && answer.breaksTest);
    if (change.isNextLevel && answers.some(isNearer)) continue;
    const query = queryOf(changed);
    const changedTerms = termsOf(changed.rest);
    const dropped = droppedFrom(asked, query);
    // The country of a state is said with it.
    const gone = terms.filter(({ meaning }) => changedTerms.every(term => term.meaning !== meaning));
    const places = placesLetGo(searchIndex, { dropped, left, gone });
    const letGo = query.isSaidSort ? NOTHING : { dropped, ...places };
    const isForLeavers = relation === 'BROADER_SUBJECT' && !saysLevel(typed.items) && !isPrepared;
    const kinOf = replaced && kinshipOf(index, replaced);
    const kin = { kinOf, relatedOf, isForLeavers, isPrecise };
    const replacedDoc = change.insteadOf && nearestOutOfReach(index, { query: queryOf(change.insteadOf), asked, kin });
    if (replacedDoc === null) continue;
    const nearness = nearnessOf(index, letGo, kin);
    const isNoReplacement = (doc: number): boolean =>
      replacedDoc !== undefined &&
      (!isInReach(nearness, doc) || isForGraduates(index)(doc) || (kinOf?.(doc) ?? 0) > (kinOf?.(replacedDoc) ?? 0));
    if (
      isDearer &&
      isAmongShown(
        index,
        answers.filter(({ isPricedKin }) => !isPricedKin),
        countriesOf(query.filters, institutions),
      )
    )
      continue;
    const isOwnSubject =
      query.isOwnSubject ||
      (relation === 'SAME_SUBJECT' && !change.isRelated) ||
      only !== undefined ||
      isHere(relation, wanting, answers);
    // In an order by price the country of a city is before all others, too.
    const isInOrder = query.isSaidSort === true && relation === 'SAME_SUBJECT' && saysCity(typed.items);
    const isAtHome = (doc: number): boolean => !isInOrder || places.countries.has(index.countryOf[doc] as number);
    const size = isInOrder ? ORDERED : MAX_NEAR + known.size;
    const ofMeant = isKinAlone ? [] : relation === 'SAME_SUBJECT' ? meant.elsewhere : meant.here;
    const ofLevel = isOfTrade ? [BEHIND_SCHOOL] : [];
    const within = { ...query, filters: [...query.filters, ...firm, ...ofMeant, ...ofLevel] };
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
    const ownPrice = change.cheaperThan ? cheapestOf(index, queryOf(change.cheaperThan)) : Infinity;
    const isNoCheaper = (doc: number): boolean =>
      change.cheaperThan !== undefined && (priceOf(index)(doc) >= ownPrice || kinOf?.(doc) === 0);
    const isBeyondMeans = costsTooMuch(index, dropped);
    // What is about the subject itself is no wider field, though that has it, too.
    const isItself = (doc: number): boolean =>
      relation === 'BROADER_SUBJECT' && kinOf?.(doc) === 0 && isItselfNear(answers, left);
    const isOfKin = replaced === null ? () => false : isAkin(index, replaced);
    const isTooFar = (doc: number): boolean =>
      (change.isPayable === true && isBeyondMeans(doc)) ||
      isInPlace(doc) ||
      isForOthers(doc) ||
      isItself(doc) ||
      isNoCheaper(doc) ||
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
      .toSorted((a, b) => Number(isAtHome(b.doc)) - Number(isAtHome(a.doc)))
      .slice(0, MAX_NEAR);
    const isByPrice = query.isSaidSort === true && query.sort === 'TUITION_ASC';
    const near = isByPrice ? withinReachFirst(index, nearest, { isAtHome, isBeyondMeans }) : nearest;
    const [first] = near;
    if (!first || (change.isAboutPrice && near.every(({ doc }) => isFarFromPrice(index, dropped)(doc)))) continue;
    const docsNear = near.map(({ doc }) => doc);
    const allStateMinimum = docsNear.every(statesMinimum(index, dropped));
    if (change.hasUnknownMinimum && allStateMinimum) continue;
    const isStrange = replaced !== null && isOfNoKind(index, replaced, docsNear);
    const isOfField = relation === 'BROADER_SUBJECT' && replaced !== null && isOfFieldAlone(index, replaced, near);
    // What is akin here, or in the country of the city, at the price that was said is nearer than the subject in another country.
    const isPricedKin = change.cheaperThan !== undefined;
    const isKinAtPrice = isPricedKin || (saysFee && !isStrange && left.length === 0 && isOfKin(first.doc));
    const kinAway = saysLevel(left) || isKinAtPrice ? 0 : isStrange ? STRANGE : isOfField ? FIELD_ALONE : 0;
    const text = linkOf({ written, typed, left, changed, relation, replaced, terms: typedTerms, looked });
    const keepsPlaceAndLevel = left.every(({ limit }) => !isPlaceOrSchool(limit)) && !saysLevel(left);
    const answer: NearAnswer = {
      relation,
      breaksTest: allStateMinimum && left.some(({ limit }) => limit.kind === 'TEST'),
      tellsReach: docsNear.some(doc => priceOf(index)(doc) < Infinity && !isBeyondMeans(doc)),
      tellsMore: lacksPrice({ left }) && priceOf(index)(first.doc) < Infinity,
      isFarAbovePrice: isFarAbovePrice(index, dropped)(first.doc),
      isTooDear: relation !== 'BROADER_SUBJECT' && docsNear.every(isBeyondMeans),
      isPayableHere:
        relation === 'BROADER_SUBJECT' &&
        (keepsPlaceAndLevel || change.insteadOf !== undefined) &&
        isInReach(nearness, first.doc) &&
        !docsNear.some(isBeyondMeans),
      isKinHere: kinAway === 0 && left.length === 0 && isOfKin(first.doc),
      isInCountry: relation === 'SAME_SUBJECT' && nearness?.isElsewhere(first.doc) === false,
      isOfOtherStage: docsNear.every(isOfOtherStage(index, dropped)),
      isAbroad: wanting.hasSubject && nearness !== null && isAmongHalf(docsNear, nearness.isElsewhere),
      isPricedKin,
      isNextInCity: change.isButForLevel === true && saysCity(typed.items),
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
        isOfSchool(typed.items) || isBeforeDegree
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
  return sharedOut(answers, {
    saysMonth,
    isOfSchool: wanting.hasSubject && isOfSchool(typed.items),
    isOfCountryAtPrice: isPricedInCountry(typed.items, terms),
  });
}

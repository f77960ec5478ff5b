/** What a text becomes when an answer that is near lets go of some of it, in the order in which it is tried. */
import { groupOf } from '../text/phrases.js';
import type { Term } from '../text/terms.js';
import {
  isNarrowerThan,
  nameOfConcepts,
  PARTS_OF_FIELDS_MEANT,
  subjectsNear,
  TRADE_MEANINGS,
  widerThan,
} from '../text/concepts.js';
import { isAbsentCity, isElsewhere, isOthers, isPreparing, isSingleCity, type Limit } from '../understanding/limits.js';
import { isOfSchool, type Understanding } from '../understanding/understand.js';
import { atLevelElsewhere } from './nearAtLevel.js';
import { aroundCity, countryOfCity, dearerAround, inMonthAround, pricedAround, unpricedAround } from './nearCities.js';
import { isVietnamese } from './nearLanguage.js';
import { fewerOf, firstDegreeOf, lessenedOf, masterOf, vocationalOf } from './nearLimits.js';
import { isPriced, MASTER_SUBJECT, withinMeans } from './nearPrices.js';
import { AKIN_THERE, haveTradesNearby, isTrade, tradeElsewhere } from './nearTrades.js';
import { besideYear, isForManyDegrees, yearsNear } from './nearYears.js';
import {
  isPlaceOrSchool,
  saysCity,
  saysLittle,
  type Change,
  type Items,
  type NearRelation,
  type Replaced,
} from './nearRelations.js';
import { saysKind } from './tellingReasons.js';

const MONTHS: readonly Limit['kind'][] = ['INTAKE', 'DEADLINE', 'SEASON'];
const isType = ({ limit: { kind } }: Items[number]): boolean => kind === 'INSTITUTION_TYPE' || kind === 'AWARD';
/** That nothing is to be paid. */
const isFree = ({ kind }: Limit): boolean => kind === 'COVERAGE';
const isMonth = ({ kind }: Limit): boolean => MONTHS.includes(kind);

/** An order is no limit, nor is what would be welcome, what is not wanted is near to nothing, and what no fact answers lets nothing more in. */
const NO_LIMITS: readonly Limit['kind'][] = ['SORT', 'EXCLUSION', 'UNANSWERED', 'WISH'];
const isAlwaysKept = (limit: Limit): boolean => NO_LIMITS.includes(limit.kind) || isOthers(limit);

const RESEARCH_MASTER = `#${groupOf('mphil')}`;

/** Of whose owner nothing is known. */
const unstated = (owner: Items[number]): Items[number] => ({
  ...owner,
  limit: { kind: 'OWNERSHIP', ownerships: ['UNKNOWN'] },
});

const hasNoBroader = ({ meaning }: Term): boolean =>
  widerThan(meaning).every(broader => PARTS_OF_FIELDS_MEANT.has(`#${groupOf(broader)}`));

const isKindOrPlace = ({ role }: Term): boolean => role === 'KIND' || role === 'PLACE';

export const textOf = (terms: readonly Term[]): string => terms.map(({ text }) => text).join(' ');

/** Each with what is left of a text when a relation lets go of the rest. Where it lets go of nothing, it is none. `isNone`: among programs nothing was found, `isScholarshipNone`: among scholarships; `isOfSchools`: among institutions. */
export function changesOf(
  { items, rest, decoded }: Understanding,
  {
    terms,
    typed,
    hasSubjects,
    isNone,
    isOfSchools,
    isScholarshipNone,
  }: {
    terms: readonly Term[];
    typed: string;
    hasSubjects: boolean;
    isNone: boolean;
    isOfSchools: boolean;
    isScholarshipNone: boolean;
  },
): Change[] {
  const is = (role: Term['role']) => (term: Term) => term.role === role;
  const places = items.filter(({ limit }) => isPlaceOrSchool(limit));
  const preparing = items.filter(({ limit }) => isPreparing(limit));
  const levels = items.filter(({ limit }) => !isAlwaysKept(limit) && (limit.kind === 'AWARD' || isPreparing(limit)));
  const alwaysKept = items.filter(({ limit }) => isAlwaysKept(limit));
  // Where no foundation year leads to the subject, its degrees are nearest.
  const degrees = levels.filter(item => !preparing.includes(item));
  const isYearToNothing = isNone && preparing.length > 0 && places.length > 0;
  const limits = items.filter(
    item => !isPlaceOrSchool(item.limit) && !isAlwaysKept(item.limit) && !levels.includes(item),
  );
  const fewer = limits.length > 0 ? fewerOf(limits) : [];
  const isButForMonths = (kept: Items): boolean => limits.every(item => kept.includes(item) || isMonth(item.limit));
  const isButForFree = (kept: Items): boolean => limits.every(item => kept.includes(item) || isFree(item.limit));
  const subjects = terms.filter(is('SUBJECT'));
  const placeTerms = terms.filter(({ role }) => role === 'PLACE' || role === 'INSTITUTION');
  const others = terms.filter(term => !placeTerms.includes(term));
  const withoutLevel = terms.filter(term => !is('LEVEL')(term));
  const isVi = isVietnamese(typed, { items, terms });
  const changes: Change[] = aroundCity(items, { rest, decoded, isVi, isOfNone: isScholarshipNone });
  // What is near is in the order, too, and is nothing that is not wanted.
  const changedTo = (kept: Items, text: string): Understanding => ({
    items: [...kept, ...alwaysKept],
    rest: text,
    decoded,
  });
  const change = (relation: NearRelation, kept: Items, text: string, replaced: Replaced | null = null): unknown =>
    changes.push({ relation, changed: changedTo(kept, text), replaced });
  // A school that is here has no campus that is told of elsewhere: it is near `Monash Malaysia`.
  const here = items.filter(({ limit }) => !isElsewhere(limit) || isAbsentCity(limit));
  if (here.length < items.length && isOfSchool(here))
    change(
      'WITHOUT_LIMITS',
      here.filter(({ limit }) => !isAlwaysKept(limit)),
      rest,
    );
  // Whoever wants a private school wants one in the place that does not say whose it is, then one elsewhere before a public one in the place, but one there before what else was said of it.
  const kinds = terms.filter(is('KIND'));
  const isOfPlace = places.length > 0 && places.every(({ limit }) => limit.kind !== 'INSTITUTION');
  const schools = places.filter(({ limit }) => limit.kind === 'INSTITUTION');
  const owner = limits.find(({ limit }) => limit.kind === 'OWNERSHIP');
  if (isOfSchools && isOfPlace && owner) {
    const unowned = [...levels, ...places, ...limits.filter(item => item !== owner), ...alwaysKept];
    const nearer = { items: [...unowned, unstated(owner)], rest, decoded };
    const changed = { items: unowned, rest, decoded };
    changes.push({ relation: 'WITHOUT_LIMITS', changed, replaced: null, nearer, isNearerAlone: true });
  }
  // So it is with a college in a city, of which others in the area are nearer than its university.
  const type =
    isOfSchools && places.every(({ limit }) => isSingleCity(limit)) ? [...levels, ...limits].find(isType) : null;
  const sought = owner ?? type;
  if (isOfPlace && sought && terms.every(isKindOrPlace)) {
    for (const some of fewer)
      if (levels.includes(sought) || some.includes(sought))
        change('WITHOUT_LIMITS', [...levels, ...places, ...some], rest);
    // Which schools a college is depends on the country.
    change('WITHOUT_LIMITS', [...levels, ...limits, ...(type ? countryOfCity(places, isVi) : [])], textOf(kinds));
  }
  // Where no foundation year is there the degrees that it leads to are nearest, in no school that is named for it.
  const years = isYearToNothing ? yearsNear({ levels, degrees, limits, fewer, isVi }) : [];
  for (const { relation, kept, isThere } of years)
    change(relation, isThere ? [...kept, ...places] : kept, isThere ? rest : textOf(others));
  // Whoever says for whom a scholarship should be, and more, or a school, wants what keeps all the rest before what gives up the rest for it.
  if (levels.length + limits.length + schools.length > 0 && terms.length > 0 && terms.every(is('SCHOLARSHIP')))
    change('WITHOUT_LIMITS', [...levels, ...limits, ...places], '');
  // `kỹ sư civil engineering` is about the narrower one.
  const subject =
    subjects.find(({ meaning }) => subjects.some(other => isNarrowerThan(meaning, other.meaning))) ?? subjects[0];
  const isSomewhere = places.length + placeTerms.length > 0;
  const keptElsewhere = [limits, ...fewer].map(some => [...some, ...alwaysKept]);
  const keptAtLevel = keptElsewhere.map(some => [...levels, ...some]);
  const ofTrade = degrees.length > 0 ? [...keptAtLevel, ...keptElsewhere] : keptElsewhere;
  const trade =
    subject && hasSubjects && isSomewhere && isTrade(subject, items)
      ? tradeElsewhere({ kept: ofTrade, decoded, subject, rest: textOf(others) })
      : { same: [], akin: [] };
  if (hasSubjects && terms.every(isKindOrPlace)) changes.push(...inMonthAround(items, { rest, decoded, isVi }));
  const said = { limits, levels, isSubjectSaid: hasSubjects && subjects.length > 0, isVi };
  for (const { kept, within } of lessenedOf(said)) {
    const changed = changedTo([...places, ...kept], rest);
    changes.push({ relation: 'WITHOUT_LIMITS', changed, replaced: null, ...within });
  }
  changes.push(...trade.same);
  const master = masterOf(items, isVi);
  const saidMaster = subject?.meaning === MASTER_SUBJECT ? master : [];
  // The subject says more than that there is research in it.
  const withoutResearch = terms.filter(({ meaning }) => meaning !== RESEARCH_MASTER);
  if (subjects.length > 0 && withoutResearch.length < terms.length)
    for (const kept of master.length > 0 ? [master, []] : [[]])
      change('WITHOUT_LIMITS', [...kept, ...levels, ...limits, ...places], textOf(withoutResearch));
  for (const concepts of subject ? subjectsNear(subject.meaning) : []) {
    const broader = nameOfConcepts(concepts, isVi);
    const replaced = subject ? { term: subject, by: broader } : null;
    // Of two kinds of it, as of `physics and chemistry`, it stands for both, and of `automotive engineering` for its head.
    const isKind = (term: Term): boolean =>
      term !== subject &&
      concepts.some(one => term.meaning === `#${groupOf(one)}` || widerThan(term.meaning).includes(one));
    const wider = (kept: readonly Term[]): string =>
      kept.flatMap(term => (term === subject ? broader : isKind(term) ? [] : term.text)).join(' ');
    const priced = [...limits, ...levels, ...saidMaster, ...alwaysKept];
    changes.push(
      ...pricedAround(items, { replaced, kept: priced, rest: wider(terms), subject: textOf(terms), decoded }, isVi),
    );
    change('BROADER_SUBJECT', [...limits, ...levels, ...saidMaster, ...places], wider(terms), replaced);
    // Somebody has chosen the place, and what they may pay, before the exact title, and the level before a month.
    if (places.length > 0) {
      // What costs hardly anything is at the said level nearer than what is at another one.
      if (hasSubjects && levels.length > preparing.length)
        for (const some of fewer.filter(isButForFree)) {
          const changed = changedTo([...levels, ...places, ...some], wider(terms));
          changes.push({ relation: 'BROADER_SUBJECT', changed, replaced, isPayable: true });
        }
      for (const some of fewer.filter(isButForMonths))
        change('BROADER_SUBJECT', [...levels, ...saidMaster, ...places, ...some], wider(terms), replaced);
      const kept = [...preparing, ...limits, ...places];
      if (levels.length > preparing.length || withoutLevel.length < terms.length) {
        change('WITHOUT_LIMITS', kept, textOf(withoutLevel));
        for (const some of fewer) change('WITHOUT_LIMITS', [...preparing, ...some, ...places], textOf(withoutLevel));
        change('BROADER_SUBJECT', kept, wider(withoutLevel), replaced);
      }
      // What costs about as much as was said in the country of a city is before what costs far more in it, or follows a first degree.
      for (const changed of levels.length > 0 ? [] : unpricedAround(items, { rest: wider(others), decoded }, isVi)) {
        const insteadOf = changedTo([...places, ...limits.filter(({ limit }) => limit.kind !== 'FEE')], wider(terms));
        changes.push({ relation: 'BROADER_SUBJECT', changed, replaced, isPayable: true, insteadOf });
      }
      for (const some of fewer)
        change('BROADER_SUBJECT', [...levels, ...saidMaster, ...places, ...some], wider(terms), replaced);
      if (levels.length > preparing.length)
        for (const some of fewer)
          change('BROADER_SUBJECT', [...preparing, ...places, ...some], wider(withoutLevel), replaced);
      if (isYearToNothing) change('BROADER_SUBJECT', [...degrees, ...limits, ...places], wider(terms), replaced);
    }
  }
  // What is taught in the place to whoever wants a trade is nearer than all that is taught there.
  if (subject && TRADE_MEANINGS.has(subject.meaning) && places.length > 0 && levels.length === 0)
    for (const kept of limits.length > 0 ? [limits, ...fewer] : [[]])
      change('SAME_PLACE', [...vocationalOf(isVi), ...kept, ...places], textOf(placeTerms));
  const withoutSubject = terms.filter(
    term => term.role === 'PLACE' || term.role === 'INSTITUTION' || term.role === 'LEVEL',
  );
  const changeSubject = (): unknown => change('SAME_PLACE', [...levels, ...places], textOf(withoutSubject));
  const isYearHere = preparing.length > 0 && places.length > 0 && subjects.length > 0;
  if (isYearHere && isForManyDegrees(subjects)) changeSubject();
  // Somebody who names a school asks what it has at another level before who else has it abroad.
  if (isOfSchool(items) && levels.length > preparing.length && subjects.length > 0)
    change('WITHOUT_LIMITS', [...preparing, ...limits, ...places], textOf(withoutLevel));
  // Institutions of all places are near to nothing, nor are all scholarships to one that is named.
  const isNamed = places.length === 0 && placeTerms.every(is('INSTITUTION'));
  // A school that is called by what it teaches (`business school`) says a subject.
  const isAnySchool = (term: Term): boolean => is('KIND')(term) && !(isOfSchools && term.neighbours.length > 0);
  const saysMore = (term: Term): boolean => !isAnySchool(term) && !(isNamed && is('SCHOLARSHIP')(term));
  if (isSomewhere && others.some(saysMore)) change('SAME_SUBJECT', [...levels, ...limits], textOf(others));
  if (isSomewhere && subjects.length > 0)
    for (const kept of fewer) change('SAME_SUBJECT', [...levels, ...kept], textOf(others));
  // What is akin to the subject where it was asked for, of several the first.
  const ofPlace = changedTo([...limits, ...levels, ...places], textOf(placeTerms));
  const akin = subject ? [{ ...AKIN_THERE, changed: ofPlace, replaced: { term: subject, by: '' } }] : [];
  if (limits.length === 0 && saysCity(items) && haveTradesNearby(subjects)) changes.push(...akin);
  // Where nobody tells of such a year before the subject, its degrees elsewhere are nearer than other subjects in the place.
  if (isYearHere && !isForManyDegrees(subjects)) {
    const changed = changedTo([...degrees, ...limits], textOf(others));
    if (isYearToNothing) changes.push({ relation: 'SAME_SUBJECT', changed, replaced: null, isForNone: true });
    changeSubject();
  }
  // Where there is no broader subject, or one that is as narrow, what is akin is near to whoever has a score and a place.
  const hasScore = limits.some(({ limit }) => limit.kind === 'TEST');
  if (subjects.length === 1 && places.length > 0 && hasScore && subjects.every(hasNoBroader)) changes.push(...akin);
  // Of what hardly anybody teaches, a broader subject elsewhere stands beside the one degree that there is.
  for (const concepts of subject && isSomewhere ? subjectsNear(subject.meaning).slice(0, 1) : []) {
    const by = nameOfConcepts(concepts, isVi);
    const text = others.map(term => (term === subject ? by : term.text)).join(' ');
    const changed = { items: [...limits, ...levels, ...saidMaster, ...alwaysKept], rest: text, decoded };
    changes.push({ relation: 'BROADER_SUBJECT', changed, replaced: { term: subject as Term, by }, isForLittle: true });
  }
  const isOfPrice = isPriced(items, terms);
  const keptOfDegree = keptAtLevel.map(some => [...saidMaster, ...some]);
  if (subject && isSomewhere && (isOfPrice || levels.length > preparing.length))
    changes.push(...atLevelElsewhere({ kept: keptOfDegree, decoded, subject, others, isVi }));
  if (isOfPrice) changes.splice(0, changes.length, ...withinMeans(changes));
  // Where it has nothing of the field, either, what it has stands behind who has the subject.
  if (subject && isNone && isOfSchool(items))
    for (const kept of levels.length > 0 ? [levels, []] : [[]])
      change('SAME_PLACE', [...kept, ...places], '', { term: subject, by: '' });
  if (subjects.length > 0) changes.push(...dearerAround(items, { rest: textOf(others), decoded }, isVi));
  // Whoever says a school and a level alone asks what the school has: its other levels are before other schools.
  const isLevelAlone = hasSubjects && terms.length === 0 && places.length > 0 && levels.length > preparing.length;
  if (isLevelAlone && isOfSchool(items)) change('WITHOUT_LIMITS', [...preparing, ...limits, ...places], rest);
  // Which institutions are meant by a level depends on the place.
  if (isLevelAlone) for (const kept of [limits, ...fewer]) change('SAME_SUBJECT', [...levels, ...kept], '');
  if (levels.length > preparing.length)
    for (const kept of limits.length > 0 ? [limits, ...fewer] : [[]])
      change('WITHOUT_LIMITS', [...preparing, ...kept, ...places], rest);
  if (preparing.length > 0 && others.length === 0)
    change(isYearToNothing ? 'SAME_SUBJECT' : 'WITHOUT_LIMITS', [...levels, ...limits], '');
  if (levels.length > 0) change('WITHOUT_LIMITS', places, rest);
  if (places.length > 0 && others.length === 0 && levels.length + limits.length > 0)
    change('WITHOUT_LIMITS', [...levels, ...limits], '');
  // The subject at another level elsewhere is nearer than another subject at this one.
  const saysLevel = levels.length > preparing.length || withoutLevel.length < terms.length;
  if (isSomewhere && subjects.length > 0 && saysLevel)
    for (const kept of [limits, ...fewer])
      change('SAME_SUBJECT', [...preparing, ...kept], textOf(others.filter(term => !is('LEVEL')(term))));
  if (isYearToNothing && subjects.length > 0) change('SAME_SUBJECT', [...degrees, ...limits], textOf(others));
  if (isSomewhere && withoutSubject.length < terms.length)
    // Only what says what it is about can be about something else: what is akin to the subject comes first of that.
    change(
      subjects.length > 0 && hasSubjects ? 'SAME_PLACE' : 'WITHOUT_LIMITS',
      [...levels, ...places],
      textOf(withoutSubject),
      subject && hasSubjects ? { term: subject, by: '' } : null,
    );
  changes.push(...trade.akin);
  // No scholarship is for a foundation year: those for the degree behind it are near.
  const beside = besideYear(terms);
  if (!hasSubjects && !isOfSchools && beside?.every(is('SCHOLARSHIP')))
    for (const kept of levels.length > 0 ? [levels] : [firstDegreeOf(isVi), []])
      change('WITHOUT_LIMITS', [...kept, ...limits, ...places], textOf(beside));
  for (const term of terms)
    if (terms.length > 1 && term.role !== 'KIND' && !saysKind(term) && !saysLittle(term))
      for (const kept of places.length > 0 ? [places, []] : [[]]) change('SIMILAR_NAME', kept, term.text);
  return changes;
}

/** Which entries a search puts first or last beside the points of its text (query/precedence.ts): of what it was understood to ask for. */
import { FIELDS_OF_STUDY } from '../../../schema/rules/catalogue.values.js';
import { optionsOf, optionsWithin, type Filter } from './query/filters.js';
import type { KindQuery } from './query/runQuery.js';
import { readQueryText } from './query/textMatch.js';
import type { SearchIndex } from './build/searchIndex.js';
import type { NAMED_AWARDS } from './build/namedAwards.js';
import { MEANT_FOR_VIETNAM } from './build/scholarshipIndex.js';
import { UNLIKELY_MARKS } from './build/scholarshipOrder.js';
import type { NAMED_TITLES } from './build/titleAwards.js';
import { CLOSED_TO_SCHOOL, NAMED_FOUNDATION, NAMED_TRANSFER } from './build/entryRoutes.js';
import { ALL_TUITION, exactShare, isShare } from './build/scholarshipSums.js';
import { PHRASE_OF_KEY } from './text/phrases.js';
import { parseQueryText } from './text/queryText.js';
import { exactlySaid } from './search.exactly.js';
import { EARLY_ENTRIES } from './search.foundations.js';
import { hasSubject, onlySubject } from './text/subjects.js';
import { meaningOf, type Term } from './text/terms.js';
import { CRAFT_MEANINGS, HOME_FIELD_OF } from './text/concepts.js';
import { isChosen } from './understanding/applyLimits.js';
import { says } from './understanding/classPhrases.js';
import { AWARDS_OF_LEVEL } from './understanding/saidLimits.js';
import { schoolsOutside } from './understanding/fieldsOfSubject.js';
import type { SearchKind } from './understanding/limitFilters.js';
import { institutionsCalled, institutionsHeaded } from './understanding/institutionNames.js';
import { programsTitled } from './understanding/programTitles.js';
import { scholarshipsCalled, scholarshipsOfCountry } from './understanding/scholarshipNames.js';
import { cityAroundIn, isEarlyLeaving, isPreparing } from './understanding/limits.js';
import type { Understanding } from './understanding/understand.js';

const UNLIKELY = optionsWithin('LEVEL', 'MARK', ...UNLIKELY_MARKS);
/** Nobody can apply for it, and no round is known to come. */
const CLOSED = optionsWithin('DEADLINE_STATUS', 'ROUND', 'CLOSED', 'LONG_CLOSED');
/** Whoever looks for a foundation year wants what is called so first, then a diploma that is one or leads into the second year of a degree, then the degrees that come after one. */
export const FOUNDATIONS = optionsWithin('ENTRY', 'NAMED_ENTRY', NAMED_FOUNDATION);
const PREPARING = optionsOf('ENTRY', 'FOUNDATION');
/** Whoever wants to go on at a university wants what is called so, and last what leads to a job in a hospital or in a kitchen. */
const TRANSFERS = optionsWithin('ENTRY', 'NAMED_ENTRY', NAMED_TRANSFER);
const ENDING_IN_A_JOB = optionsOf('FIELD', 'HEALTH', 'HOSPITALITY_TOURISM');
/** Nobody comes into it from school: whoever speaks of no college has no award of one. Whoever says a subject and no level may come from anywhere. */
const BEHIND_COLLEGE = optionsWithin('ENTRY', 'STATED_ENTRY', CLOSED_TO_SCHOOL);
const COMMON_AWARDS = optionsOf('AWARD', 'BACHELOR', 'MASTER');
/** Of what lets in who leaves school early, the ways to a degree by a foundation year come before a college that takes adults. */
const EARLY_WAYS = [FOUNDATIONS, optionsOf('ENTRY', 'FOUNDATION', 'PATHWAY')];
/** The foundation year of that country has a name of its own. */
const GERMAN = optionsOf('DESTINATION', 'DE');
/** Of a craft, which people learn in a vocational course, before its management degree. */
const VOCATIONAL = optionsOf('AWARD', 'CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'GRADUATE_CERTIFICATE');
/** For a child at school, and behind a foundation year, before what follows a first degree. */
const AFTER_SCHOOL = optionsOf('AWARD', ...AWARDS_OF_LEVEL.FROM_SCHOOL);
const FROM_SCHOOL = ['child', 'foundationYear'];
/** Whoever looks for a doctorate alone wants what is called one before what is for master's degrees, too. */
const DOCTORATE: (typeof NAMED_AWARDS)[number] = 'DOCTORATE';
const NAMING_DOCTORATE = optionsWithin('LEVEL', 'NAMED_AWARD', DOCTORATE);
const FOR_VIETNAM = optionsWithin('AUDIENCE', 'OPEN_TO', MEANT_FOR_VIETNAM);
/** Universities of applied sciences, colleges and institutes are called so, too. */
const UNIVERSITIES = optionsOf('INSTITUTION_TYPE', 'UNIVERSITY');
const UNIVERSITY = meaningOf(parseQueryText('university').terms);
/** `community college` is said of those of the United States, of others hardly. */
const AMERICAN = optionsOf('DESTINATION', 'US');
const PLAIN: (typeof NAMED_TITLES)[number] = 'PLAIN';
/** A subject by itself means a title that says it and no more before one for those who know it already, or of its uses, which is about nothing else either. */
const PLAIN_TITLES = optionsWithin('AWARD', 'NAMED_AWARD', PLAIN);
/** Whoever names no language of teaching wants what is taught in English first. */
const TAUGHT_IN_ENGLISH = optionsOf('LANGUAGE', 'en');
/** What tells its price is of more use than what may cost anything. */
const PRICED: Filter = {
  kind: 'range',
  facet: 'TUITION',
  range: 'TUITION',
  bounds: { min: 0, max: Infinity },
  includeUnknown: false,
};
/** Whoever says or chooses one of these has said which awards are meant. */
const OF_AWARD: readonly string[] = ['awards', 'levels', 'institutionTypes'];

/** Scholarships that are kept for one of these fields, before those that state none. */
const ofFields = (fields: readonly string[]): Pick<KindQuery, 'leading'> =>
  fields.length === 0 ? {} : { leading: optionsWithin('FIELD', 'ELIGIBLE_FIELD', ...fields) };

/** Of a field, scholarships of schools that are known to teach others alone. */
function ofOtherSchools(index: SearchIndex, fields: readonly string[]): Filter[] {
  const numbers = fields.length === 0 ? null : schoolsOutside(index, fields);
  return numbers === null || numbers.size === 0 ? [] : [{ kind: 'institutions', numbers }];
}

const paying = (...options: string[]): Filter => optionsWithin('COVERAGE', 'SAID_COVERAGE', ...options);

/**
 * What pays exactly the share of the tuition that was said, before what pays up to more; of a least one what pays a share before what pays all of it; of what pays all, what does so for certain. Where the tuition is what should be paid, of equal points what pays that and no
 * more comes before what pays everything, mostly under other conditions.
 */
function ofShares(coverages: readonly string[], items: Understanding['items']): Pick<KindQuery, 'leading' | 'usual'> {
  const shares = coverages.filter(isShare);
  const isTuition = items.some(({ limit }) => limit.kind === 'COVERAGE' && limit.coverage === 'TUITION');
  const isLeast = shares.length < coverages.length;
  const options =
    shares.join() === ALL_TUITION ? coverages.filter(one => !isShare(one)) : isLeast ? shares : shares.map(exactShare);
  return {
    ...(options.length > 0 && { leading: paying(...options) }),
    ...(isTuition && { usual: paying('FULL_TUITION') }),
  };
}

/** Of what closes after a month what closes in the first months behind it: after February is March before December. */
const FIRST_MONTHS = 3;
function afterMonth(items: Understanding['items']): Pick<KindQuery, 'leading'> {
  const months = items.flatMap(({ limit, text }) =>
    limit.kind === 'DEADLINE' && says(text, 'laterThan') ? limit.months.slice(0, FIRST_MONTHS).map(String) : [],
  );
  return months.length === 0 ? {} : { leading: optionsOf('DEADLINE_MONTH', ...months) };
}

/** By a field all others. */
const OTHER_FIELDS: ReadonlyMap<string, Filter> = new Map(
  FIELDS_OF_STUDY.map(own => [own, optionsOf('FIELD', ...FIELDS_OF_STUDY.filter(field => field !== own))]),
);

/** The whole field that is meant, or found behind the subject. */
const fieldOf = ({ meaning, neighbours }: Term): string | undefined =>
  [meaning, ...neighbours.map(key => `#${PHRASE_OF_KEY.get(key)?.group}`)].flatMap(
    one => HOME_FIELD_OF.get(one) ?? [],
  )[0];

/** Programs of other fields, where the text asks for a whole field: tourism may name health, too. */
const ofOtherFields = (only: Term | undefined): Filter | null =>
  (only && OTHER_FIELDS.get(fieldOf(only) ?? '')) ?? null;

export function precedenceFor(
  { index, kind }: { index: SearchIndex; kind: SearchKind },
  { text, filter, typed }: { text: string; filter: object; typed: string },
  items: Understanding['items'],
): Pick<
  KindQuery,
  'first' | 'leading' | 'last' | 'ownFirst' | 'usual' | 'exact' | 'plain' | 'taught' | 'stated' | 'meant'
> {
  const chosen = filter as Record<string, unknown>;
  if (kind === 'institutions') {
    const { terms } = readQueryText(index.institutions, text);
    const asCorrected = terms.map(({ text: typedAs, corrected: [corrected] }) => corrected ?? typedAs).join(' ');
    const isUsual = terms.some(({ meaning }) => meaning === UNIVERSITY) && !isChosen(chosen['types']);
    const around = cityAroundIn(items);
    const isCommunity = items.some(({ limit }) => limit.kind === 'INSTITUTION_TYPE' && limit.types.includes('COLLEGE'));
    return {
      first: [...institutionsCalled(index.institutions, text), ...institutionsHeaded(index.institutions, asCorrected)],
      ...(around !== null && { leading: optionsOf('CITY', around) }),
      ...(isCommunity && { leading: AMERICAN }),
      ...(isUsual && { usual: UNIVERSITIES }),
    };
  }
  if (kind === 'scholarships') {
    const fields = (chosen['eligibleFields'] ?? []) as readonly string[];
    const awards = chosen['namedAwards'] as string[] | undefined;
    const isForVietnam = (chosen['audiences'] as string[] | undefined)?.includes('VIETNAM_ONLY') === true;
    return {
      first: [...scholarshipsCalled(index.scholarships, text), ...scholarshipsOfCountry(index.scholarships, typed)],
      // What is for Vietnam alone is rare, and says a school's programs only as far as they are known here.
      last: [CLOSED, UNLIKELY, ...(isForVietnam ? [] : ofOtherSchools(index, fields))],
      ...afterMonth(items),
      ...ofShares((chosen['coverages'] ?? []) as readonly string[], items),
      ...(awards?.join() === DOCTORATE && { usual: NAMING_DOCTORATE }),
      ...(isForVietnam && { meant: FOR_VIETNAM }),
      ...ofFields(fields),
    };
  }
  const { terms } = readQueryText(index.programs, text);
  const subject = onlySubject(terms);
  const strange = ofOtherFields(subject);
  const entries = (chosen['entries'] ?? []) as readonly string[];
  const isOfYear = entries.includes('FOUNDATION');
  const isOfEarly = isOfYear && items.some(({ limit }) => isEarlyLeaving(limit));
  const awards = chosen['awards'];
  const isFromSchool = !hasSubject(terms) || (Array.isArray(awards) && awards.includes('BACHELOR'));
  const last = [...(strange ? [strange] : []), ...(isFromSchool && !says(typed, 'college') ? [BEHIND_COLLEGE] : [])];
  const common = {
    first: programsTitled(index.programs, typed, items),
    exact: [...exactlySaid(items, terms), ...(isOfEarly ? EARLY_WAYS : isOfYear ? [PREPARING] : [])],
    ...(subject && terms.length === 1 && { plain: PLAIN_TITLES }),
    ...(!isChosen(chosen['languages']) && { taught: TAUGHT_IN_ENGLISH }),
    stated: PRICED,
    last,
  };
  // Of a country where a college is the way into a university, a word for such a year asks for one, too.
  const isGoingOn = says(typed, 'goingOn') || items.some(({ limit }) => isPreparing(limit));
  if (Array.isArray(awards) && awards.includes('ASSOCIATE') && isGoingOn)
    return {
      ...common,
      leading: TRANSFERS,
      last: [...last, ...(subject ? [] : [ENDING_IN_A_JOB])],
    };
  // Who asks which university says no award.
  const isAsked = items.some(({ limit }) => limit.kind === 'INSTITUTION_TYPE' && limit.isAsked);
  const saysAward = OF_AWARD.some(key => isChosen(chosen[key]) && !(isAsked && key === 'institutionTypes'));
  const isCraft = subject !== undefined && CRAFT_MEANINGS.has(subject.meaning);
  const isSettling = items.some(({ limit }) => limit.kind === 'UNANSWERED' && limit.topic === 'SETTLEMENT');
  return {
    ...common,
    // A degree gives a permit to stay and work under fewer conditions than a diploma.
    ...(!saysAward && isSettling && subject && !isCraft && { ownFirst: COMMON_AWARDS }),
    ...(!saysAward && FROM_SCHOOL.some(marker => says(typed, marker)) && { leading: AFTER_SCHOOL }),
    ...(isOfYear && { leading: isOfEarly ? EARLY_ENTRIES : says(typed, 'germanYear') ? GERMAN : FOUNDATIONS }),
    ...(!saysAward && { usual: isCraft ? VOCATIONAL : COMMON_AWARDS }),
  };
}

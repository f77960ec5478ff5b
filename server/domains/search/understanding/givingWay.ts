/** What is said and gives way to something else that is: neither limit nor words beside it. */
import { groupOf, wholePhrase } from '../text/phrases.js';
import { isJoint, isSubject, unsaid, type Segment } from './alternatives.js';
import { withDegreesOfScience } from './degreesOfScience.js';
import { isNameOfEnglish, OF_SKILL } from './englishSubject.js';
import { destinationsOf, isPlace, type Limit } from './limits.js';
import { AWARDS_OF_LEVEL } from './saidLimits.js';
import { SPOKEN_LANGUAGES } from './saidSkills.js';
import type { Token } from './tokens.js';

export const isWeakLevel = (limit: Limit | null): boolean =>
  limit?.kind === 'AWARD' && (limit.isWeak === true || limit.isAnyDegree === true);

const asAsking = (segment: Segment): Segment => ({ ...segment, limit: null, isNeutral: true });

/** Of a community college somebody from school wants what it gives mostly. */
const BELOW_BACHELOR = { kind: 'AWARD' as const, awards: AWARDS_OF_LEVEL.DIPLOMA };

function atColleges(segments: readonly Segment[]): readonly Segment[] {
  const isCollege = segments.some(({ limit }) => limit?.kind === 'INSTITUTION_TYPE' && limit.types.includes('COLLEGE'));
  const isFromSchool = ({ limit }: Segment): boolean =>
    limit?.kind === 'AWARD' &&
    limit.isWeak === true &&
    BELOW_BACHELOR.awards.every(award => (limit.awards as readonly string[]).includes(award));
  return isCollege
    ? segments.map(segment => (isFromSchool(segment) ? { ...segment, limit: BELOW_BACHELOR } : segment))
    : segments;
}

/** A level that follows from what somebody has, beside one that is said. */
function withoutWeakLevels(segments: readonly Segment[]): readonly Segment[] {
  const hasOther = segments.some(({ limit }) => limit?.kind === 'AWARD' && !isWeakLevel(limit));
  return hasOther ? segments.map(segment => (isWeakLevel(segment.limit) ? asAsking(segment) : segment)) : segments;
}

/** `còn kịp kỳ tháng 2 không`: of the month that is said, most deadlines are not told. */
function withoutQuestionsOfTime(segments: readonly Segment[]): readonly Segment[] {
  const isInTime = ({ limit }: Segment): boolean => limit?.kind === 'OPEN_NOW' && limit.isInTime === true;
  const hasMonth = segments.some(({ limit }) => limit?.kind === 'INTAKE' || limit?.kind === 'SEASON');
  return hasMonth ? segments.map(segment => (isInTime(segment) ? asAsking(segment) : segment)) : segments;
}

/** Subjects at school, beside a subject that is looked for. */
function withoutWeakFields(segments: readonly Segment[]): readonly Segment[] {
  const isWeak = ({ limit }: Segment): boolean => limit?.kind === 'FIELD' && limit.isWeak === true;
  const isLookedFor = segments.some(({ limit, isNeutral }) => limit === null && !isNeutral);
  return isLookedFor ? segments.map(segment => (isWeak(segment) ? asAsking(segment) : segment)) : segments;
}

/** What somebody speaks, beside a subject. */
function withoutSpoken(segments: readonly Segment[]): readonly Segment[] {
  const isWeak = ({ limit }: Segment): boolean => limit?.kind === 'LANGUAGE' && limit.isWeak === true;
  return segments.some(isWeak) && segments.some(isSubject)
    ? segments.map(segment => (isWeak(segment) ? unsaid(segment) : segment))
    : segments;
}

const LANGUAGE_OF_GROUP: ReadonlyMap<number | null, string> = new Map(
  SPOKEN_LANGUAGES.flatMap(([language, names]) => names.split(' | ').map(name => [groupOf(name), language] as const)),
);
const LANGUAGE_BEGINS: ReadonlySet<string> = new Set(['tieng', 'german', 'deutsch', 'french']);
const languageOf = ({ tokens, limit }: Segment): string | undefined =>
  limit === null && LANGUAGE_BEGINS.has(tokens[0]?.folded ?? '')
    ? LANGUAGE_OF_GROUP.get(wholePhrase(tokens)?.group ?? null)
    : undefined;

/** `kinh tế tiếng đức` is taught in it; alone, or joined to a subject (`kinh tế và tiếng đức`), it is one to study. */
function withLanguages(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(segment => languageOf(segment) !== undefined) || !segments.some(isSubject)) return segments;
  return segments.map((segment, place) => {
    const language = languageOf(segment);
    if (language === undefined || isJoint(segments[place - 1]) || isJoint(segments[place + 1])) return segment;
    return { ...segment, limit: { kind: 'LANGUAGE', language, isDoubtful: true } };
  });
}

/** A country in which other subjects are taught in English as well as in another language. */
const OTHER_LANGUAGE = 'DE';
const TAUGHT_IN_ENGLISH: ReadonlySet<string> = new Set(['day tieng anh', 'giang day tieng anh']);
/** Somebody who studies one of these may want to teach English. */
const TEACHING: ReadonlySet<number | null> = new Set(
  ['giáo dục', 'ngôn ngữ', 'ngôn ngữ Anh', 'sư phạm tiếng Anh'].map(groupOf),
);
const isTaughtInEnglish = ({ tokens, limit }: Segment): boolean =>
  limit === null && TAUGHT_IN_ENGLISH.has(tokens.map(({ folded }) => folded).join(' '));

/** The `no` of `english no tuition` and the `không` of `tiếng Anh không cần IELTS` are said of something else; a score is one of English. */
const ofSkill = ({ tokens, limit }: Segment): readonly Token[] | null =>
  limit === null || limit.kind === 'TEST' ? tokens : null;

/** `mechanical engineering Germany english`, but not what somebody speaks: `cơ khí Đức giỏi tiếng Anh`. */
function isEnglishAt(segments: readonly Segment[], place: number): boolean {
  const [before, behind] = [segments[place - 1], segments[place + 1]];
  const words = [before && ofSkill(before)?.at(-1), behind && ofSkill(behind)?.[0]];
  const isSkill = words.some(word => word !== undefined && OF_SKILL.has(word.exact.normalize('NFC')));
  return isNameOfEnglish(segments[place] as Segment) && !isSkill && !isJoint(before) && !isJoint(behind);
}

/** `kinh tế ở Đức, dạy tiếng Anh` is taught in it; elsewhere, where all is, and alone it is a subject. */
function withTeachingInEnglish(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(({ limit }) => limit !== null && destinationsOf(limit).includes(OTHER_LANGUAGE))) return segments;
  const isOther = (segment: Segment): boolean =>
    isSubject(segment) && !TEACHING.has(wholePhrase(segment.tokens)?.group ?? null);
  if (!segments.some(isOther)) return segments;
  // Behind a comma it is one of several subjects where the other side is one, too.
  const isListed = (place: number, step: number): boolean => {
    const [sign, other] = [segments[place + step], segments[place + 2 * step]];
    return isJoint(sign) && other !== undefined && isSubject(other);
  };
  return segments.map((segment, place) => {
    const isTaught = isTaughtInEnglish(segment) && !isListed(place, -1) && !isListed(place, 1);
    return isTaught || isEnglishAt(segments, place)
      ? { ...segment, limit: { kind: 'LANGUAGE', language: 'en' } }
      : segment;
  });
}

const MONTHS_OF_YEAR = 12;
/** `bachelor one year under 20k CAD`: no bachelor's degree takes a year, and a price is one of a year. */
function withoutYearsOfPrice(segments: readonly Segment[]): readonly Segment[] {
  const limits = segments.flatMap(({ limit }) => limit ?? []);
  const levels = limits.flatMap(limit => (limit.kind === 'AWARD' ? limit.awards : []));
  const isOfPrice = limits.some(({ kind }) => kind === 'FEE') && levels.join() === AWARDS_OF_LEVEL.BACHELOR.join();
  const isYear = ({ limit }: Segment): boolean => limit?.kind === 'DURATION' && limit.max === MONTHS_OF_YEAR;
  return isOfPrice ? segments.map(segment => (isYear(segment) ? asAsking(segment) : segment)) : segments;
}

/** `ASEAN scholarship`, `Vietnam`, of no place or beside a school, is what one is called. */
function withoutDoubtfulAudiences(segments: readonly Segment[]): readonly Segment[] {
  const isDoubtful = ({ limit }: Segment): boolean => limit?.kind === 'AUDIENCE' && limit.isDoubtful === true;
  const isNamed = segments.some(({ limit }) => limit?.kind === 'INSTITUTION');
  const hasPlace = segments.some(({ limit }) => isPlace(limit));
  return hasPlace && !isNamed
    ? segments
    : segments.map(segment => (isDoubtful(segment) ? { ...segment, limit: null } : segment));
}

/** In this order: each sees what those before it have left. */
const STEPS: readonly ((segments: readonly Segment[]) => readonly Segment[])[] = [
  withoutSpoken,
  withLanguages,
  withTeachingInEnglish,
  withDegreesOfScience,
  withoutWeakLevels,
  atColleges,
  withoutQuestionsOfTime,
  withoutWeakFields,
  withoutYearsOfPrice,
  withoutDoubtfulAudiences,
];

export const withoutWeak = (segments: readonly Segment[]): readonly Segment[] =>
  STEPS.reduce((left, step) => step(left), segments);

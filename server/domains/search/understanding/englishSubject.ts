/**
 * `tiếng anh` by itself is the subject: English, its literature, and how to teach it. Nearly everything here is taught in English, so that as a language the word
 * would leave out nothing. A course of it in a place (`english course in Sydney`), or for some months, is one at a school of languages (otherSchools.ts). Beside a subject, in Germany, beside a price in euros, or where it says how well somebody speaks it, it stays the language.
 */
import { isOr, type Segment } from './alternatives.js';
import { destinationsOf, isPlace, type Limit } from './limits.js';
import { OTHER_SCHOOLS } from './otherSchools.js';
import type { Token } from './tokens.js';

const isText = (tokens: readonly Token[], ...words: readonly string[]): boolean =>
  tokens.length === words.length && tokens.every(({ folded }, place) => folded === words[place]);
const isVietnameseName = ({ tokens, limit }: Segment): boolean => limit === null && isText(tokens, 'tieng', 'anh');
const isEnglishName = ({ tokens, limit }: Segment): boolean => limit === null && isText(tokens, 'english');
/** `tiếng anh` or `english`, by itself. */
export const isNameOfEnglish = (segment: Segment): boolean => isVietnameseName(segment) || isEnglishName(segment);

/** Beside these it is what somebody speaks, or is asked for. */
export const OF_SKILL: ReadonlySet<string> = new Set(
  'không ko khong chưa chua cần yêu yeu cầu giỏi gioi kém kem yếu điểm diem nhưng nhung no not without but requirement requirements'.split(
    ' ',
  ),
);
/** Of a course: `short English course`. */
const OF_COURSE: ReadonlySet<string> = new Set(['ngan', 'short', 'intensive']);
const WEEKS: ReadonlySet<string> = new Set(['week', 'weeks', 'tuan']);
/** What may be said of studying a subject. */
const OF_STUDIES: readonly Limit['kind'][] = [
  'AWARD',
  'EITHER_LEVEL',
  'SORT',
  'FEE',
  'DURATION',
  'INTAKE',
  'SEASON',
  'OPEN_NOW',
];

/** A price in euros is one of Germany, or of Ireland, where all is taught in English. */
const isInEuros = (limit: Limit): boolean => limit.kind === 'FEE' && limit.currency === 'EUR';

/** A country in which other subjects are taught in English as well as in another language. */
const OTHER_LANGUAGE = 'DE';

function leavesSubject(segment: Segment): boolean {
  const { tokens, limit, isNeutral } = segment;
  if (
    limit === null &&
    tokens.every(({ folded, number }) => OF_COURSE.has(folded) || WEEKS.has(folded) || number !== null)
  )
    return true;
  if (limit === null)
    return isNeutral && !isOr(segment) && tokens.every(({ exact }) => !OF_SKILL.has(exact.normalize('NFC')));
  const countries = destinationsOf(limit);
  if (countries.length > 0) return !countries.includes(OTHER_LANGUAGE);
  return OF_STUDIES.includes(limit.kind) && !isInEuros(limit);
}

/** In words of the vocabulary that mean the subject alone, in the language of the text. */
function asSubject(segment: Segment): Segment {
  const [first, ...others] = segment.tokens;
  if (!first) return segment;
  const decoded = isEnglishName(segment) ? 'english studies' : first.isMarked ? 'ngành tiếng' : 'nganh tieng';
  return { ...segment, tokens: [{ ...first, decoded }, ...others] };
}

const COURSES: ReadonlySet<string> = new Set('course class classes lesson lessons'.split(' '));
/** Shorter than any degree. */
const MAX_COURSE_MONTHS = 9;
const isShort = ({ limit, tokens }: Segment): boolean =>
  (limit?.kind === 'DURATION' && limit.max <= MAX_COURSE_MONTHS) || tokens.some(({ folded }) => WEEKS.has(folded));

/** A course of the language, not a degree in it. */
function isLanguageCourse(segments: readonly Segment[], only: Segment): boolean {
  const [next] = segments[segments.indexOf(only) + 1]?.tokens ?? [];
  const isCourse = isEnglishName(only) && COURSES.has(next?.folded ?? '');
  const isElse = segments.some(({ limit }) => limit !== null && !isPlace(limit) && limit.kind !== 'DURATION');
  return !isElse && (segments.some(isShort) || (isCourse && segments.some(({ limit }) => isPlace(limit))));
}

/** What stands for such a course, in the language of the text: words of the vocabulary for the schools that have them. */
const ENGLISH_COURSE = 'english language course';
const LANGUAGE_SCHOOL_WORDS = ['trường', 'Anh ngữ'] as const;
export const LANGUAGE_COURSES: readonly string[] = [ENGLISH_COURSE, LANGUAGE_SCHOOL_WORDS.join(' ')];

/** Before its name it is said that it is learned: `học tiếng Anh`, `khóa tiếng Anh`. */
const LEARNED: ReadonlySet<string> = new Set(['hoc', 'khoa hoc', 'khoa', 'lop', 'lop hoc', 'khoa hoc ngan han']);
const isLearned = (segment: Segment | undefined): boolean =>
  segment?.limit === null && LEARNED.has(segment.tokens.map(({ folded }) => folded).join(' '));

function asCourse(segments: readonly Segment[], only: Segment): Segment {
  const place = segments.indexOf(only);
  const [before, behind] = [segments[place - 1], segments[place + 1]];
  const [first, second] = only.tokens;
  if (!first) return only;
  if (second) {
    const [school, language] = LANGUAGE_SCHOOL_WORDS;
    const tokens = [
      { ...first, decoded: school },
      { ...second, decoded: language },
    ];
    const shownTokens = isLearned(before) ? [...(before?.tokens ?? []), ...tokens] : tokens;
    return { ...only, limit: OTHER_SCHOOLS, tokens, shownTokens };
  }
  const [course] = behind?.limit === null ? behind.tokens : [];
  const tokens = [{ ...first, decoded: ENGLISH_COURSE }];
  const shownTokens = course && COURSES.has(course.folded) ? [...tokens, course] : tokens;
  return { ...only, limit: OTHER_SCHOOLS, tokens, shownTokens };
}

export function withEnglishSubject(segments: readonly Segment[]): Segment[] {
  const [only, ...more] = segments.filter(isNameOfEnglish);
  const isSubject =
    only !== undefined && more.length === 0 && segments.every(one => one === only || leavesSubject(one));
  if (!isSubject) return [...segments];
  const meant = isLanguageCourse(segments, only) ? asCourse(segments, only) : asSubject(only);
  return segments.map(one => (one === only ? meant : one));
}

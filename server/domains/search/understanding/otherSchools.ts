/**
 * Schools below a university, of which there are none here. A year at school says where somebody stands (`em đang học lớp 11`), unless it is what they want to attend (`cho con học lớp 10 ở Úc`,
 * `grade 11 program`); and whoever wants to teach at a school asks for no place at one.
 */
import { each } from '../text/each.js';
import { isSubject, type Segment } from './alternatives.js';
import { isLevel, isPlace, type Limit } from './limits.js';
import {
  lengthAtEnd,
  lengthAtStart,
  phrasesBeside,
  segmentsOf,
  wordsBefore,
  wordsBehind,
  type Phrases,
} from './saidBeside.js';
import { followsSchool } from './saidLimits.js';
import type { Token } from './tokens.js';

export const OTHER_SCHOOLS: Limit = { kind: 'UNANSWERED', topic: 'OTHER_SCHOOLS' };
const LEAVING_EARLY: Limit = { kind: 'ENTRY', entries: ['FOUNDATION', 'PATHWAY'], isEarly: true };

const YEARS = phrasesBeside(
  each(
    ['', 'học'],
    ['lớp', 'cấp'].flatMap(word => Array.from({ length: 12 }, (_, number) => `${word} ${number + 1}`)),
  ),
  'học thpt | học thcs | học trung học | học phổ thông',
  each(
    ['grade', 'year'],
    Array.from({ length: 7 }, (_, more) => `${more + 6}`),
  ),
  each(['9', '10', '11', '12'], ['th grade']),
);
const isYear = ({ limit, tokens }: Segment): boolean =>
  followsSchool(limit) && lengthAtEnd(YEARS, tokens) === tokens.length;

/** Somebody leaves school before its last year: `học hết lớp 11`, `after year 11`. */
const DONE = [
  'finish | finishes | finished | finishing | complete | completes | completed | completing | passed',
  'done | done with | after',
].flatMap(line => line.split(' | '));
const leaving = (years: readonly number[], ...names: readonly string[]): Phrases =>
  phrasesBeside(
    each(['hết', 'xong', 'sau', 'sau khi học'], [...years.map(year => `lớp ${year}`), ...names]),
    each(
      DONE.flatMap(word => ['', ' my', ' his', ' her'].map(whose => word + whose)),
      years.flatMap(year => [`grade ${year}`, `year ${year}`, `${year} th grade`]),
    ),
  );
const EARLY_LEAVING = leaving([11], 'lớp mười một');
/** What follows is a school. */
const BETWEEN_SCHOOLS = leaving([6, 7, 8, 9, 10], 'lớp chín', 'lớp mười');

/** How many words say so, those before the year among them; 0 where none do. */
function lengthOfLeaving(segments: readonly Segment[], place: number, phrases: Phrases): number {
  const { limit, tokens } = segments[place] as Segment;
  return followsSchool(limit) ? lengthAtEnd(phrases, [...wordsBefore(segments, place), ...tokens]) : 0;
}
/** The year and the words before it that say that it is behind somebody, as one. */
function asLeaving(segments: readonly Segment[], place: number, length: number): readonly Segment[] {
  const year = segments[place] as Segment;
  const count = segmentsOf(segments, place, -1, length - year.tokens.length);
  const said = segments.slice(place - count, place + 1);
  return segments.toSpliced(place - count, count + 1, {
    ...year,
    tokens: said.flatMap(({ tokens }) => tokens),
    limit: LEAVING_EARLY,
  });
}

const WANTED = phrasesBeside(
  'du | du học | chương trình | xin vào | vào | vào học | nhận | tìm | tuyển sinh | study | do | attend | join | enter | enrol in | enroll in | program for',
  each(
    [
      'cho con',
      'cho con tôi',
      'cho con em',
      'cho con mình',
      'cho cháu',
      'cho bé',
      'cho em',
      'con',
      'con tôi',
      'con em',
    ],
    ['đi', 'sang', 'qua', 'đi du', 'đi du học'],
  ),
  'cho con | cho con tôi | cho con em | cho con mình | cho cháu | cho bé | cho em | muốn | muốn đi',
);
const WANTED_BEHIND = phrasesBeside('program | programs | programme | programmes | school | schools | abroad');
/** `học lớp 10 ở Úc`, but not `em học lớp 10 ở Úc`. */
const STANDING = phrasesBeside(
  'đang | hiện | hiện đang | em | tôi | mình | con | cháu | bé | anh | chị | trai | gái | my son | my daughter | is in | am in | in | a | currently | now | after',
);

const isSchool = ({ limit }: Segment): boolean => limit?.kind === 'UNANSWERED' && limit.topic === 'OTHER_SCHOOLS';

function isWanted(segments: readonly Segment[], place: number): boolean {
  const before = wordsBefore(segments, place);
  const behind = wordsBehind(segments, place);
  if (lengthAtEnd(WANTED, before) > 0 || lengthAtStart(WANTED_BEHIND, behind) > 0) return true;
  const next = segments.slice(place + 1).find(({ isNeutral, limit }) => !isNeutral || limit !== null);
  const isThere = next !== undefined && next.limit !== null && isPlace(next.limit) && isLeading(behind);
  return isThere && lengthAtEnd(STANDING, before) === 0;
}

const LEADING: ReadonlySet<string> = new Set(['ở', 'tại', 'in', 'at', 'bên', 'o', 'tai', 'ben']);
const isLeading = (words: readonly Token[]): boolean =>
  words.length === 1 && LEADING.has(words[0]?.exact.normalize('NFC') ?? '');

const TEACHING = phrasesBeside(
  each(
    ['dạy', 'dạy học', 'giảng dạy', 'giáo viên', 'cô giáo', 'thầy giáo', 'làm việc', 'quản lý', 'hiệu trưởng', 'mở'],
    ['', 'ở', 'tại', 'cho', 'trong'],
  ),
  each(
    ['teach', 'teaching', 'teacher', 'work', 'working', 'counselor', 'principal'],
    ['at', 'at a', 'in', 'in a', 'for', 'of', 'of a'],
  ),
);
const TEACHING_BEHIND = phrasesBeside(
  'teacher | teachers | teaching | education | counselor | counsellor | counseling | principal | admin | math | science',
);
const KINDS_OF_SCHOOL: ReadonlySet<string> = new Set(['truong', 'school', 'schools']);

/** What is taught there stays to be looked for: `dạy trường tiểu học`. */
function asSubject(segment: Segment): Segment {
  const [first, ...others] = segment.tokens.filter(({ folded }) => !KINDS_OF_SCHOOL.has(folded));
  const taught: Segment = { ...segment, limit: null, isNeutral: false };
  if (!first) return taught;
  const called = { ...taught, tokens: [{ ...first, decoded: first.exact.normalize('NFC') }, ...others] };
  return isSubject(called) ? called : taught;
}

/** A way in, or schools, that somebody asks for. */
const saysWhere = ({ limit }: Segment): boolean =>
  limit !== null && ['ENTRY', 'INSTITUTION_TYPE', 'INSTITUTION', 'GROUP'].includes(limit.kind);

export function withOtherSchools(segments: readonly Segment[]): readonly Segment[] {
  const lengths = segments.map((_, place) => lengthOfLeaving(segments, place, EARLY_LEAVING));
  const early = lengths.findIndex(length => length > 0);
  const isBetween = (place: number): boolean => lengthOfLeaving(segments, place, BETWEEN_SCHOOLS) > 0;
  if (early < 0 && !segments.some((one, place) => isYear(one) || isSchool(one) || isBetween(place))) return segments;
  const isTaught = (place: number): boolean =>
    lengthAtEnd(TEACHING, wordsBefore(segments, place)) > 0 ||
    lengthAtStart(TEACHING_BEHIND, wordsBehind(segments, place)) > 0;
  const read = segments.map((segment, place) => (isSchool(segment) && isTaught(place) ? asSubject(segment) : segment));
  const isOther = (segment: Segment, place: number): boolean =>
    segment.limit !== null && isLevel(segment.limit) && lengths[place] === 0 && !isYear(segment) && !isBetween(place);
  if (read.some((segment, place) => isSubject(segment) || isOther(segment, place))) return read;
  const hasSchool = read.some(isSchool);
  const schools = read.map((segment, place) =>
    isBetween(place) || (isYear(segment) && (hasSchool || isWanted(read, place)))
      ? { ...segment, limit: OTHER_SCHOOLS }
      : segment,
  );
  const isLeaving = early >= 0 && !schools.some(segment => isSchool(segment) || saysWhere(segment));
  return isLeaving ? asLeaving(schools, early, lengths[early] as number) : schools;
}

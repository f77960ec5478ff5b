/**
 * Schools below a university, of which there are none here. A year at school says where somebody stands (`em đang học lớp 11`), unless it is what they want to attend (`cho con học lớp 10 ở Úc`,
 * `grade 11 program`); and whoever wants to teach at a school asks for no place at one.
 */
import { each } from '../text/each.js';
import { isSubject, type Segment } from './alternatives.js';
import { isLevel, isPlace, type Limit } from './limits.js';
import { lengthAtEnd, lengthAtStart, phrasesBeside, wordsBefore, wordsBehind } from './saidBeside.js';
import { followsSchool } from './saidLimits.js';
import type { Token } from './tokens.js';

export const OTHER_SCHOOLS: Limit = { kind: 'UNANSWERED', topic: 'OTHER_SCHOOLS' };

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

export function withOtherSchools(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(segment => isYear(segment) || isSchool(segment))) return segments;
  const isTaught = (place: number): boolean =>
    lengthAtEnd(TEACHING, wordsBefore(segments, place)) > 0 ||
    lengthAtStart(TEACHING_BEHIND, wordsBehind(segments, place)) > 0;
  const read = segments.map((segment, place) => (isSchool(segment) && isTaught(place) ? asSubject(segment) : segment));
  const isOther = (segment: Segment): boolean => segment.limit !== null && isLevel(segment.limit) && !isYear(segment);
  if (read.some(segment => isSubject(segment) || isOther(segment))) return read;
  const hasSchool = read.some(isSchool);
  return read.map((segment, place) =>
    isYear(segment) && (hasSchool || isWanted(read, place)) ? { ...segment, limit: OTHER_SCHOOLS } : segment,
  );
}

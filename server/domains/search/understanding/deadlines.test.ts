/** A month beside a word for a deadline is the one in which applications close; by itself, or beside a word for a beginning, the one in which studies begin. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES);
const limitsOf = (text: string) => read(text).items.map(({ limit }) => limit);

it.each([
  ['deadline in January', [1]],
  ['deadline January', [1]],
  ['January deadline', [1]],
  ['deadline Jan 2027', [1]],
  ['scholarships closing in December', [12]],
  ['due in march', [3]],
  ['deadline in may', [5]],
  ['hạn nộp tháng 12', [12]],
  ['học bổng hạn tháng 1', [1]],
  ['hoc bong han nop t3/2027', [3]],
  ['hạn chót tháng 3 năm 2027', [3]],
  ['deadline tháng 11 hoặc 12', [11, 12]],
  ['deadline October to December', [10, 11, 12]],
  ['đóng đơn vào tháng hai', [2]],
  ['deadline 15 January', [1]],
  ['deadline January 15 2027', [1]],
  ['hạn nộp 15/1', [1]],
  ['hạn nộp 15/1/2027', [1]],
  ['hạn 5 tháng 3', [3]],
  ['hạn chót nộp hồ sơ tháng 1', [1]],
  ['học bổng đóng tháng 3', [3]],
  ['deadline before February', [10, 11, 12, 1]],
  ['hạn nộp sau tháng 8', [9, 10, 11, 12]],
  ['hạn nộp trước cuối tháng 1', [10, 11, 12, 1]],
  ['han nop truoc cuoi thang 1', [10, 11, 12, 1]],
  ['closes before the end of January', [10, 11, 12, 1]],
  ['closes before end of December', [9, 10, 11, 12]],
  ['deadline by 31 January', [10, 11, 12, 1]],
  ['deadline by June 15 2027', [1, 2, 3, 4, 5, 6]],
  ['deadline no later than March', [12, 1, 2, 3]],
  ['closes before 15 January', [10, 11, 12, 1]],
  ['hạn chót trước 15/1', [10, 11, 12, 1]],
  ['hạn nộp đến 31/1', [10, 11, 12, 1]],
  ['deadline end of January', [1]],
  ['hạn nộp cuối tháng 1', [1]],
  ['deadline before end of year', [9, 10, 11, 12]],
  ['hạn nộp trước cuối năm', [9, 10, 11, 12]],
  ['hạn nộp cuối năm nay', [9, 10, 11, 12]],
  ['còn hạn nộp đến tháng 3 năm sau', [12, 1, 2, 3]],
  ['con mo den cuoi thang 2', [11, 12, 1, 2]],
  ['nộp đến tháng 3', [12, 1, 2, 3]],
  ['still open until March', [12, 1, 2, 3]],
])('%s is of the months %j', (text, months) => expect(limitsOf(text)).toEqual([{ kind: 'DEADLINE', months }]));

it.each([
  ['January intake', 'INTAKE'],
  ['nhập học tháng 9', 'INTAKE'],
  ['kỳ tháng 2', 'INTAKE'],
  ['học bổng tháng 9', 'INTAKE'],
  ['closing soon', 'OPEN_NOW'],
  ['còn hạn nộp', 'OPEN_NOW'],
])('%s is %s', (text, kind) => expect(limitsOf(text).map(limit => limit.kind)).toEqual([kind]));

it.each([
  'deadline',
  'khóa ngắn',
  'giới hạn',
  'vô hạn',
  'due diligence',
  'hạn hán',
  'đóng học phí',
  'deadline 2027',
  'hạn 40/50',
])('%s is of no month', text => expect(limitsOf(text)).toEqual([]));

it.each([
  ['kỳ tháng 1, 2', [1, 2], []],
  ['tháng 9 hoặc 10 năm 2027', [9, 10], []],
  ['tháng 9, 10 năm sau', [9, 10], []],
  ['nhập học tháng 9, 2 năm', [9], [25]],
  ['nhap hoc thang 9, 2 nam', [9], [25]],
  ['tháng 2, 18 tháng', [2], [18]],
])('of %s the number behind a comma is a month, or counts years or months', (text, months, lengths) => {
  const limits = limitsOf(text);
  expect(limits.flatMap(limit => (limit.kind === 'INTAKE' ? limit.months : []))).toEqual(months);
  expect(limits.flatMap(limit => (limit.kind === 'DURATION' ? (limit.max ?? []) : []))).toEqual(lengths);
});

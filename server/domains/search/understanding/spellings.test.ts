/** Months, times of the year, levels and budgets in the many ways in which people write them. */
import { isUsefulFor } from './limitFilters.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES, { isUseful: limit => isUsefulFor('programs', limit) });
const limitsOf = (text: string) => read(text).items.map(({ limit }) => limit);

it.each([
  ['tháng hai', [2]],
  ['thang chin 2027', [9]],
  ['tháng mười', [10]],
  ['tháng mười hai', [12]],
  ['khai giảng tháng tư', [4]],
  ['kế toán t9', [9]],
  ['nhap hoc t2/2027', [2]],
  ['kỳ t9', [9]],
  ['tháng 1 hoặc tháng 2', [1, 2]],
  ['tháng 9/10', [9, 10]],
  ['từ tháng 11 đến tháng 2', [11, 12, 1, 2]],
  ['september or january intake', [9, 1]],
  ['sep/2027', [9]],
  ['intake feb', [2]],
  ['đầu năm 2027', [1, 2, 3]],
  ['cuối năm nay', [9, 10, 11, 12]],
])('%s begins in %j', (text, months) => expect(limitsOf(text)).toContainEqual({ kind: 'INTAKE', months }));

it.each(['t', 'march', 'may', 'tôi t'])('%s is no month', text => expect(limitsOf(text)).toEqual([]));

it.each([
  ['liên thông từ cao đẳng lên đại học', ['BACHELOR']],
  ['transfer from college to bachelor', ['BACHELOR']],
  ['transfer from community college', ['BACHELOR']],
  ['transfer from college to a master', ['MASTER']],
  ['associate for transfer', ['ASSOCIATE']],
  ['văn bằng 2 ngành luật', ['BACHELOR']],
  ['cđ điều dưỡng', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE']],
  ['grad cert education', ['GRADUATE_CERTIFICATE']],
  ['em là học sinh lớp 12', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR']],
  ['tn cấp 3', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR']],
  ['tốt nghiệp cấp 3 muốn học cao đẳng', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE']],
])('%s is of the level %j', (text, awards) =>
  expect(limitsOf(text).flatMap(limit => (limit.kind === 'AWARD' ? limit.awards : []))).toEqual(awards),
);

it('a level of either kind may be said by its institution', () =>
  expect(limitsOf('nên học cao đẳng hay đại học')).toEqual([
    { kind: 'EITHER_LEVEL', awards: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR'] },
  ]));

it.each(['với 300 triệu thì học gì', 'có 300 triệu', '300tr'])('%s is a budget', text =>
  expect(limitsOf(text)).toEqual([{ kind: 'FEE', min: null, max: 300e6, currency: 'VND' }]),
);

it.each([
  ['accept ielts 6', { kind: 'TEST', test: 'IELTS', overall: 6 }],
  ['study in germany for free', { kind: 'COVERAGE', coverage: 'TUITION' }],
  ['có xin được việc không', { kind: 'UNANSWERED', topic: 'JOBS' }],
])('%s is understood', (text, limit) => expect(limitsOf(text)).toContainEqual(limit));

it.each([
  ['cho con đi mỹ học ngành gì', ''],
  ['thạc sĩ quản trị kinh doanh quốc tế', 'quản trị kinh doanh quốc tế'],
  ['học nghệ thuật ở đức', 'học nghệ thuật'],
  ['hoc nghe thuat o duc', 'hoc nghe thuat'],
  ['con gái nên học ngành gì ở úc', ''],
  ['kiến trúc/nội thất úc', 'kiến trúc or nội thất'],
  ['kế toán, tài chính hoặc marketing úc', 'kế toán or tài chính hoặc marketing'],
])('of %s is left "%s"', (text, rest) => expect(read(text).rest).toBe(rest));

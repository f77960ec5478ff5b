/** Scores of tests with the words that stand between a test and its score. */
import { limitsOf } from '../test/limitsSaid.js';

const scored = (test: string, overall: number) => ({ kind: 'TEST', test, overall });

it.each([
  ['it úc ielts có 6.0', scored('IELTS', 6)],
  ['it uc ielts co 6.0', scored('IELTS', 6)],
  ['ielts đang có 6 phẩy', scored('IELTS', 6)],
  ['kế toán toefl có 80', scored('TOEFL_IBT', 80)],
  ['kế toán pte đang 58', scored('PTE', 58)],
  ['ke toan pte dang 58', scored('PTE', 58)],
  ['ielts được sáu phẩy năm', scored('IELTS', 6.5)],
  ['ielts duoc sau phay nam', scored('IELTS', 6.5)],
  ['ielts bảy chấm năm', scored('IELTS', 7.5)],
  ['ielts bảy rưỡi', scored('IELTS', 7.5)],
  ['ielts của em là 5.5', scored('IELTS', 5.5)],
  ['ielts hiện tại 6.0', scored('IELTS', 6)],
  ['ielts con mới thi được 6 chấm 5', scored('IELTS', 6.5)],
  ['điểm ielts của cháu đang là 6', scored('IELTS', 6)],
  ['toefl hiện có 80', scored('TOEFL_IBT', 80)],
  ['duolingo mình đang có 110', scored('DUOLINGO', 110)],
  ['my ielts is 6.5', scored('IELTS', 6.5)],
  ['my toefl score is 90', scored('TOEFL_IBT', 90)],
])('%s', (text, limit) => expect(limitsOf(text)).toContainEqual(limit));

it.each(['uk, my gpa is 3.2', 'uk, my test score is 7', 'uk, my cgpa is 8'])('%s: my is no country', text =>
  expect(limitsOf(text).flatMap(limit => (limit.kind === 'PLACE' ? limit.destination : []))).toEqual(['GB']),
);

it('my before a test in English is no country', () =>
  expect(limitsOf('my ielts is 6.5')).toEqual([scored('IELTS', 6.5)]));

it.each([
  ['du hoc my ielts 6.5', [{ kind: 'PLACE', destination: 'US' }, scored('IELTS', 6.5)]],
  ['ielts sáu chấm năm 2027', [scored('IELTS', 6)]],
  ['ielts có 2 năm', [expect.objectContaining({ kind: 'DURATION' })]],
  ['học phí bảy trăm triệu', [expect.objectContaining({ kind: 'FEE' })]],
])('%s', (text, limits) => expect(limitsOf(text)).toEqual(limits));

/** What is behind somebody, a missed month and a refused visa are told apart from what is asked for. */
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string) => understand(text, NO_NAMES);
const limitsOf = (text: string, kind: string) =>
  read(text).items.flatMap(({ limit }) => (limit.kind === kind ? limit : []));
const monthsOf = (text: string) =>
  read(text).items.flatMap(({ limit }) => (limit.kind === 'INTAKE' || limit.kind === 'DEADLINE' ? limit.months : []));
const awardsOf = (text: string) =>
  read(text).items.flatMap(({ limit }) => (limit.kind === 'AWARD' ? limit.awards : []));

it.each([
  ['missed september, finance master starting january', [1]],
  ['i missed the september intake, data science starting january or february', [1, 2]],
  ['fall intake is over, nursing in spring', [1, 2]],
  ['september deadline passed, need january intake business', [1]],
  ['lỡ kỳ tháng 9 rồi còn ngành luật nào vào tháng 1 không', [1]],
  ['lo ky thang 9 roi, luat vao thang 1', [1]],
  ['hết hạn tháng 9 rồi, thạc sĩ marketing kỳ tháng 1', [1]],
  ['trễ kỳ tháng 9 mất rồi, nhận tháng 2 ngành IT', [2]],
  ['kỳ tháng 9 không kịp nữa, kế toán kỳ tháng 2', [2]],
  ['too late for september, mba january intake', [1]],
])('%s asks for the other month alone', (text, months) => expect(monthsOf(text)).toEqual(months));

it.each([
  ['missed september, finance master', [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]],
  ['thạc sĩ không phải tháng 9', [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]],
  ['fall intake closed, master finance us', [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]],
])('%s asks for any other month', (text, months) => expect(monthsOf(text)).toEqual(months));

it.each([
  ['luật kỳ tháng 9', [9]],
  ['mba after september', [10, 11, 12, 1]],
  ['học bổng hết hạn tháng 9', [9]],
  ['còn kịp kỳ tháng 9 không', [9]],
])('%s asks for the month itself', (text, months) => expect(monthsOf(text)).toEqual(months));

it.each([
  ['have a bachelor in accounting, want master in finance', 'accounting', ['MASTER']],
  ['đã có bằng cử nhân kế toán muốn học thạc sĩ tài chính', 'kế toán', ['MASTER']],
  ['tốt nghiệp ngành kế toán, muốn học thạc sĩ marketing', 'kế toán', ['MASTER']],
  ['dang hoc kinh te muon chuyen sang thac si marketing', 'kinh te', ['MASTER']],
  ['i studied economics but want to switch to computer science, master', 'economics', ['MASTER']],
  ['law background, master of marketing', 'law', ['MASTER']],
  ['làm kế toán 3 năm muốn học thạc sĩ marketing', 'kế toán', ['MASTER']],
  ['have 3 years experience in marketing, want master in law', 'marketing', ['MASTER']],
  ['working for 4 years as nurse, want master law', 'nurse', ['MASTER']],
  ['i work 5 years in logistics, want master supply chain', 'logistics', ['MASTER']],
  ['my husband work 10 years in banking, want master finance', 'banking', ['MASTER']],
  ['my wife works 3 years as accountant want master data science', 'accountant', ['MASTER']],
  ['5 years working in banking want master law', 'banking', ['MASTER']],
  ['i work in banking 5 years want master law', 'banking', ['MASTER']],
  ['been working 4 years as nurse, want master of law', 'nurse', ['MASTER']],
])('%s does not look for %s', (text, past, awards) => {
  expect(read(text).rest).not.toContain(past);
  expect(awardsOf(text)).toEqual(awards);
  expect(limitsOf(text, 'DURATION')).toEqual([]);
});

it.each(['social work 2 years', 'master of social work 2 years'])('%s says the length of a course', text =>
  expect(limitsOf(text, 'DURATION')).toHaveLength(1),
);

it.each([
  ['học xong kế toán thì làm gì', 'kế toán'],
  ['tốt nghiệp kế toán, muốn học thạc sĩ', 'kế toán'],
  ['have a bachelor in accounting and a master in finance', 'accounting'],
  ['tốt nghiệp xong muốn làm kế toán hoặc marketing', 'kế toán'],
])('%s looks for it', (text, subject) => expect(read(text).rest).toContain(subject));

it.each([
  ['tiến sĩ sinh học không cần bằng thạc sĩ', ['DOCTORATE']],
  ['từ cử nhân lên thẳng tiến sĩ hoá', ['DOCTORATE']],
  ['phd in biology without a master', ['DOCTORATE']],
  ['have a diploma in business, want bachelor', ['BACHELOR']],
  ['học xong cử nhân, muốn học post grad', ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE']],
  ['cử nhân hoặc thạc sĩ kế toán', []],
])('%s asks for the level ahead', (text, awards) => expect(awardsOf(text)).toEqual(awards));

it.each([
  'gap 3 years, master in hr',
  'nghỉ học 2 năm rồi, muốn học luật',
  'đã đi làm 5 năm muốn học luật',
  'đi làm được 3 năm, thạc sĩ tài chính',
  'ra trường 2 năm rồi, luật',
  'graduated 2 years ago, law',
])('%s: years that are past are no length', text => {
  expect(limitsOf(text, 'DURATION')).toEqual([]);
  expect(limitsOf(text, 'UNANSWERED')).toEqual([{ kind: 'UNANSWERED', topic: 'BACKGROUND', isWork: true }]);
});

it.each([
  ['rớt visa mỹ rồi, giờ muốn đi canada học IT', 'rớt visa mỹ'],
  ['bị từ chối visa mỹ, muốn qua canada học luật', 'bị từ chối visa mỹ'],
  ['visa mỹ bị từ chối, muốn học luật ở canada', 'visa mỹ bị từ chối'],
  ['us visa refused, law in canada', 'us visa refused'],
])('%s does not want the country of the visa', (text, said) => {
  const [unwanted, wanted] = read(text).items.filter(({ limit }) => limit.kind.endsWith('PLACE'));
  expect([unwanted?.text, wanted?.limit]).toEqual([said, { kind: 'PLACE', destination: 'CA' }]);
});

it.each([
  ['khoá học từ 2 năm trở lên ngành luật', 24],
  ['at least 2 years diploma', 24],
  ['ngành kế toán trên 1 năm', 13],
  ['course longer than 1 year', 13],
])('%s asks for longer ones', (text, min) =>
  expect(limitsOf(text, 'DURATION')).toEqual([{ kind: 'DURATION', min, max: 96 }]),
);

it.each(['nộp tháng 1', 'nộp hồ sơ tháng 1', 'apply in january'])(
  '%s is an intake, and a deadline of scholarships',
  text =>
    expect(read(text).items.map(({ limit }) => limit)).toEqual([{ kind: 'INTAKE', months: [1], isApplied: true }]),
);

it.each([
  ['early next year, law', [1, 2, 3]],
  ['late this year, law', [9, 10, 11, 12]],
  ['tháng 1 tới, luật', [1]],
])('%s asks for these months', (text, months) => expect(monthsOf(text)).toEqual(months));

it.each([
  ['muốn học 1 năm dự bị rồi lên đại học', 'học 1 năm dự bị'],
  ['engineering with a pathway year first', 'with a pathway year'],
  ['a year of foundation then law', 'a year of foundation'],
])('%s asks for what a year prepares for', (text, said) =>
  expect(read(text).items.find(({ limit }) => limit.kind === 'ENTRY')?.text).toBe(said),
);

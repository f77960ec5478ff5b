/** Sums, scores, lengths, months and levels as they are typed, written down before the grammar was read. */
import { isUsefulFor, type SearchKind } from './limitFilters.js';
import { NO_NAMES } from '../test/noNames.js';
import { understand } from './understand.js';

const read = (text: string, kind: SearchKind = 'programs') =>
  understand(text, NO_NAMES, { isUseful: limit => isUsefulFor(kind, limit) });
const limitsOf = (text: string, kind: SearchKind = 'programs') => read(text, kind).items.map(({ limit }) => limit);
const atMost = (max: number, currency: string) => ({ kind: 'FEE', min: null, max, currency });

it.each([
  ['under half a billion vnd', atMost(500e6, 'VND')],
  ['below one billion dong', atMost(1e9, 'VND')],
  ['tuition under 800m vnd', atMost(800e6, 'VND')],
  ['less than 600 mil vnd', atMost(600e6, 'VND')],
  ['800 trieu do lai', atMost(800e6, 'VND')],
  ['18k đô đổ lại', atMost(18e3, 'USD')],
  ['under A$35,000', atMost(35e3, 'AUD')],
  ['max CA$25k', atMost(25e3, 'CAD')],
  ['not over £35000', atMost(35e3, 'GBP')],
  ['không vượt quá 500 triệu', atMost(500e6, 'VND')],
  ['trong tầm 800 triệu', atMost(800e6, 'VND')],
  ['dưới 18 ngìn bảng Anh', atMost(18e3, 'GBP')],
  ['with a budget of 25k eur', atMost(25e3, 'EUR')],
  ['bố mẹ lo được 400 triệu một năm', atMost(400e6, 'VND')],
  ['xấp xỉ 600 triệu', { kind: 'FEE', min: 480e6, max: 720e6, currency: 'VND' }],
])('%s is a price', (text, limit) => expect(limitsOf(text)).toEqual([limit]));

it.each(['học phí hợp lý', 'tiết kiệm', 'phải chăng', 'low fees', 'least expensive', 'không tốn kém'])(
  '%s asks for the cheapest first',
  text => expect(limitsOf(text)).toEqual([{ kind: 'SORT', sort: 'TUITION_ASC' }]),
);

it.each([
  ['ielts 6 chấm 5', 6.5],
  ['ielts 6 rưỡi', 6.5],
  ['ielts sáu chấm', 6],
  ['ielts khoảng 6.0', 6],
  ['ielts chỉ 6.0', 6],
  ['ielts em chỉ 6.0', 6],
  ['ielts em mới được 5.5', 5.5],
  ['ielts con chỉ được 6.0', 6],
  ['ielts score of 6.5', 6.5],
  ['i got 6.5 in ielts', 6.5],
  ['yêu cầu ielts 6.5', 6.5],
  ['ielts minimum 6.0', 6],
  ['ielts 6.5 no band below 6', 6.5],
  ['điểm ielts 6.5', 6.5],
])('%s is the score %d', (text, overall) => expect(limitsOf(text)).toEqual([{ kind: 'TEST', test: 'IELTS', overall }]));

it.each([
  'chưa thi ielts',
  'không bắt buộc ielts',
  'không cần chứng chỉ ielts',
  'k cần ielts',
  'k có ielts',
  'em k có ielts',
  'hk co ielts',
  'hok có ielts',
  'k yêu cầu ielts',
  'khỏi ielts',
  'w/o ielts',
  'ielts waiver',
  'ielts not required',
  "that don't require ielts",
  'not yet taken ielts',
  'I have no ielts yet',
  'ielts not taken yet',
  'have not taken ielts',
  'ielts chưa có',
  'chưa học ielts',
  'thay ielts',
  'thay cho ielts',
  'thay vì ielts',
  'instead of ielts',
  'rather than ielts',
])('%s is every other test', text => {
  const [limit, ...others] = limitsOf(text);
  expect(others).toEqual([]);
  expect(limit).toMatchObject({ kind: 'ACCEPTED_TEST', tests: expect.not.arrayContaining(['IELTS']) as unknown });
});

it.each([
  ['nhận điểm PTE', ['PTE']],
  ['xét điểm duolingo', ['DUOLINGO']],
])('%s is that test', (text, tests) => expect(limitsOf(text)).toMatchObject([{ kind: 'ACCEPTED_TEST', tests }]));

it.each([
  ['4-year', 43, 49],
  ['three-year', 31, 37],
  ['12-month', 7, 12],
  ['1 năm rưỡi', 13, 18],
  ['one and a half years', 13, 18],
  ['1-2 năm', 7, 24],
  ['từ 1 đến 2 năm', 7, 24],
  ['between 1 and 2 years', 7, 24],
  ['12-24 tháng', 7, 24],
  ['2 năm trở xuống', null, 24],
  ['ngắn hơn 2 năm', null, 23],
  ['shorter than 2 years', null, 23],
])('%s takes %s to %i months', (text, min, max) => expect(limitsOf(text)).toEqual([{ kind: 'DURATION', min, max }]));

it('what is not needed is no score of the length behind it', () =>
  expect(limitsOf('không cần ielts 2 năm').map(({ kind }) => kind)).toEqual(['ACCEPTED_TEST', 'DURATION']));

it.each([
  ['Mar 2027', [3]],
  ['commencing in February', [2]],
  ['bắt đầu từ tháng 9', [9]],
  ['kỳ tháng 9/27', [9]],
  ['fall 27', [8, 9, 10]],
  ['kì thu 2027', [8, 9, 10]],
  ['early 2027', [1, 2, 3]],
  ['semester 2 australia', [7, 8]],
])('%s begins in %j', (text, months) => expect(limitsOf(text)).toContainEqual({ kind: 'INTAKE', months }));

it.each([
  ['pg nursing', ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE']],
  ['sau đại học y tế công cộng', ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE']],
  ['trình độ đại học', ['BACHELOR']],
  ['advanced diploma accounting', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE']],
])('%s is of the level %j', (text, awards) => expect(limitsOf(text)).toContainEqual({ kind: 'AWARD', awards }));

it.each([
  ['with industry placement', 'COOP_INTERNSHIP'],
  ['year in industry', 'COOP_INTERNSHIP'],
  ['work permit after graduation', 'POST_GRADUATION_PERMIT'],
])('%s is the feature %s', (text, feature) => expect(limitsOf(text)).toEqual([{ kind: 'FEATURE', feature }]));

it.each([
  ['all expenses paid scholarship', 'FULL'],
  ['học bổng 100% học phí', 'TUITION'],
])('%s covers %s', (text, coverage) =>
  expect(limitsOf(text, 'scholarships')).toContainEqual({ kind: 'COVERAGE', coverage }),
);

describe('what is left to look for', () => {
  it.each([
    ['ngành tài chính dưới 500 triệu', 'ngành tài chính', 500e6],
    ['tài chính tối đa 500 triệu', 'tài chính', 500e6],
    ['kế toán tài chính 500 triệu', 'kế toán', 500e6],
  ])('of %s is "%s"', (text, rest, max) => {
    expect(read(text).rest).toBe(rest);
    expect(limitsOf(text)).toEqual([atMost(max, 'VND')]);
  });

  it('keeps the subject of a degree apart from the word behind it', () =>
    expect(read('llm courses').rest.split('\u001f')).toEqual(['law', 'courses']));

  it('a country stands beside another one in a text with `thế giới`', () =>
    expect(limitsOf('top 50 the gioi uc/canada')).toContainEqual(
      expect.objectContaining({ kind: 'EITHER_PLACE', destinations: ['AU', 'CA'] }),
    ));
});

it.each([
  ['học ở đức ko mất học phí', { kind: 'COVERAGE', coverage: 'TUITION' }],
  ['hok cần ielts', { kind: 'ACCEPTED_TEST' }],
  ['dạy bằng TA', { kind: 'LANGUAGE', language: 'en' }],
  ['full ride undergrads', { kind: 'AWARD', awards: ['BACHELOR'] }],
])('%s is read as it is meant', (text, limit) =>
  expect(limitsOf(text, text.startsWith('full') ? 'scholarships' : 'programs')).toContainEqual(
    expect.objectContaining(limit),
  ),
);

it.each([
  ['masters scholarship UK with living costs', 'LIVING'],
  ['học bổng có sinh hoạt phí', 'LIVING'],
  ['giam mot phan hoc phi', 'PARTIAL'],
  ['hỗ trợ một phần học phí', 'PARTIAL'],
])('%s is a scholarship of that kind', (text, coverage) =>
  expect(limitsOf(text, 'scholarships')).toContainEqual({ kind: 'COVERAGE', coverage }),
);

it('takes ko for không in no other word', () => expect(read('kho ko vận').items).toEqual([]));

it.each(['ielts 6 no band under 5.5', 'ielts 6 (no band under 5.5)', 'ielts 6.0, không band nào dưới 5.5'])(
  '%s is one score',
  text => expect(limitsOf(text)).toEqual([{ kind: 'TEST', test: 'IELTS', overall: 6 }]),
);

it.each([
  'bao nhiêu tiền một năm',
  'khoảng bao nhiêu tiền 1 năm',
  'bao nhieu tien 1 nam',
  'học phí 1 năm',
  'chi phí một năm',
  'how much per year',
  'how much is one year',
])('%s asks for a price, and is no length of a course', text => expect(limitsOf(`điều dưỡng ${text}`)).toEqual([]));

it('a price of a year is a price, and a course of a year a length', () => {
  expect(limitsOf('học phí 1 năm dưới 400 triệu')).toEqual([atMost(400e6, 'VND')]);
  expect(limitsOf('khoá 1 năm làm bánh')).toMatchObject([{ kind: 'DURATION', max: 12 }]);
});

it.each([
  ['cônng nghệ', 'công nghệ'],
  ['quảnn trị', 'quản trị'],
  ['địa chấtt', 'địa chất'],
  ['công nghẹe', 'công nghệ'],
  ['kế toánn úc', 'kế toán úc'],
  ['luâtt', 'luat'],
])('%s has a key too many and is %s', (text, meant) => expect(read(text).decoded).toBe(meant));

it.each(['Curaçao', 'naïve', 'Zürich', 'Université', 'Göttingen', 'điều dưỡng', 'mooc', 'boong'])(
  '%s stands as it is',
  text => expect(read(text).decoded).toBeNull(),
);

it.each(['ug nursing', 'nursing ug degree'])('%s is for a bachelor', text =>
  expect(limitsOf(text)).toMatchObject([{ kind: 'AWARD', awards: ['BACHELOR'] }]),
);

it.each([
  ['auto merit canada', 'AUTO_APPLIED'],
  ['scholarships where they consider me automatically', 'AUTO_APPLIED'],
  ['hb mỹ khỏi nộp đơn riêng', 'AUTO_APPLIED'],
  ['học bổng úc được xét luôn', 'AUTO_APPLIED'],
  ['không phải đóng tiền học', 'COVERAGE'],
  ['miễn 100% học phí', 'COVERAGE'],
])('%s is said of scholarships', (text, kind) =>
  expect(limitsOf(text, 'scholarships').map(limit => limit.kind)).toContain(kind),
);

it.each([
  ['hoc dieu duong o uc khong can ielts', ['AU']],
  ['ke toan o my chi can ielts 6', ['US']],
  ['can i study at uc', []],
  ['my son can study', []],
])('%s: a `can` behind a Vietnamese word makes no text English', (text, destinations) =>
  expect(limitsOf(text).flatMap(limit => (limit.kind === 'PLACE' ? limit.destination : []))).toEqual(destinations),
);

/** Limits as English speakers and students of English say them, one table for each kind. */
import { CHEAP, feature, fee, length, limitsOf, months, restOf, score as test } from '../test/limitsSaid.js';

const topic = (name: string) => ({ kind: 'UNANSWERED', topic: name });

describe('what somebody can pay', () => {
  it.each([
    ["nursing, can't spend more than 25k a year", fee(null, 25e3, null)],
    ["nursing, don't want to pay over 20k usd", fee(null, 20e3, 'USD')],
    ["tuition shouldn't be more than 600 million vnd nursing", fee(null, 600e6, 'VND')],
    ['nursing, not a penny over 15k eur', fee(null, 15e3, 'EUR')],
    ['nursing nothing above 18k euros', fee(null, 18e3, 'EUR')],
    ['nursing must not exceed 30000 aud', fee(null, 30e3, 'AUD')],
    ['my parents can afford 15k usd a year nursing', fee(null, 15e3, 'USD')],
    ['our family has 700 million vnd nursing', fee(null, 700e6, 'VND')],
    ['parents budget is 20k usd nursing', fee(null, 20e3, 'USD')],
    ['we can put aside 20k a year nursing', fee(null, 20e3, null)],
    ['nursing that charges under 25 thousand aud', fee(null, 25e3, 'AUD')],
    ['nursing costing about 20 grand', fee(16e3, 24e3, null)],
    ['roughly 12 to 14k gbp nursing', fee(12e3, 14e3, 'GBP')],
    ['nursing anywhere between 10 and 20k usd', fee(10e3, 20e3, 'USD')],
    ['nursing 15000 euro per semester', fee(null, 30e3, 'EUR')],
    ['nursing max 15k a semester', fee(null, 30e3, null)],
    ['nursing 1500 usd a month', fee(null, 18e3, 'USD')],
    ['nursing around 900 usd monthly', fee(8640, 12960, 'USD')],
  ])('%s', (text, limit) => {
    expect(limitsOf(text)).toEqual([limit]);
    expect(restOf(text)).toBe('nursing');
  });
  it('a sum that is said to be the least stays one', () =>
    expect(limitsOf('nursing more than 25k a year')).toEqual([fee(25e3, null, null)]));
});

it.each([
  'law not too pricey',
  'law easy on the wallet',
  'law on a tight budget',
  "law i don't have much money",
  'law without paying a fortune',
  'law cheapish',
  'law pretty cheap',
  'law at a good price',
  'law small tuition fee',
  'law sorted by price',
  'law sort by tuition low to high',
  'law cheapest first',
  'law that my parents can afford',
  "law that doesn't cost much",
  'law which costs the least',
])('%s is a wish for what is cheap', text => {
  expect(limitsOf(text)).toEqual([CHEAP]);
  expect(restOf(text)).toBe('law');
});
it('most expensive first is its opposite', () =>
  expect(limitsOf('law most expensive first')).toEqual([{ kind: 'SORT', sort: 'TUITION_DESC' }]));
it.each(['family law', 'price analysis', 'cost accounting', 'value investing'])('%s wishes for nothing', text =>
  expect(limitsOf(text)).toEqual([]),
);

it.each([
  ['enroll in march law', months(3)],
  ['join in may law', months(5)],
  ['law commence july 2027', months(7)],
  ['start next september law', months(9)],
  ['law hoping to begin uni in february', months(2)],
  ['law mid year intake', months(5, 6, 7)],
  ['law after new year', months(1, 2, 3)],
  ['law after tet', months(1, 2, 3)],
  ['law sem 2 intake', months(1, 2, 3)],
  ['can i start in the spring law', months(1, 2)],
  ['i graduate in june, want to start in sept law', months(9)],
])('%s', (text, limit) => {
  expect(limitsOf(text)).toEqual([limit]);
  expect(restOf(text)).toBe('law');
});

it.each([
  ['law no band below 6', test('IELTS', 6)],
  ['law band score 6.5', test('IELTS', 6.5)],
  ['law 5.5 band score', test('IELTS', 5.5)],
  ['law ielts 6.5 all bands', test('IELTS', 6.5)],
  ['law ielts 6.5 with no band less than 6', test('IELTS', 6.5)],
  ['law ielts overall 6 lowest band 5.5', test('IELTS', 6)],
  ['law ielts 6.0 minimum, no less than 5.5 per band', test('IELTS', 6)],
  ['law ielts requirement 6 or lower', test('IELTS', 6)],
  ["law my daughter's ielts is only 5", test('IELTS', 5)],
  ['law my english is 6.0', test('IELTS', 6)],
  ['law six point five ielts', test('IELTS', 6.5)],
  ['law got a 6 overall', test('IELTS', 6)],
  ['law i only have toefl ibt 72', test('TOEFL_IBT', 72)],
])('%s', (text, limit) => {
  expect(limitsOf(text)).toEqual([limit]);
  expect(restOf(text)).toBe('law');
});

it.each([
  ['law less than a year', length(null, 11)],
  ['law, wanna finish in a year', length(7, 12)],
  ['law a year or less', length(null, 12)],
  ['law half a year', length(1, 6)],
  ['law half year', length(1, 6)],
  ['law six months', length(1, 6)],
  ['law nine months', length(4, 9)],
  ['law year long', length(7, 12)],
  ['law a few months', length(null, 12)],
  ['law couple of months', length(null, 12)],
])('%s', (text, limit) => {
  expect(limitsOf(text)).toEqual([limit]);
  expect(restOf(text)).toBe('law');
});
it.each(['nursing 20k a year', 'nursing less than 20k a year'])('the year of %s is no length', text =>
  expect(limitsOf(text).map(({ kind }) => kind)).toEqual(['FEE']),
);
it('six is no number where nothing is counted', () => expect(limitsOf('six sigma')).toEqual([]));

it.each(["law don't need an english test", 'law no english test needed'])('%s is without a test', text => {
  expect(limitsOf(text)).toMatchObject([{ kind: 'ACCEPTED_TEST' }]);
  expect(restOf(text)).toBe('law');
});

const AFTER_SCHOOL = ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR'];
const AFTER_DEGREE = ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE'];
it.each([
  ['honours degree law', ['BACHELOR']],
  ['bachelor with honours law', ['BACHELOR']],
  ['high school leavers law', AFTER_SCHOOL],
  ['finished year 11, want law', AFTER_SCHOOL],
  ['i already have a bachelor, want to study law', AFTER_DEGREE],
  ['graduated uni already law', AFTER_DEGREE],
  ['cert in law', ['CERTIFICATE']],
  ['diploma leading to bachelor law', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'GRADUATE_CERTIFICATE']],
  ['trade qualification law', ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE']],
])('%s', (text, awards) => expect(limitsOf(text)).toMatchObject([{ kind: 'AWARD', awards }]));
it.each(['bridging year law', 'prep course for university law'])('%s prepares for a degree', text =>
  expect(limitsOf(text)).toEqual([{ kind: 'ENTRY', entries: ['FOUNDATION', 'PATHWAY'] }]),
);
it('what schools have is no degree of somebody', () =>
  expect(limitsOf('which schools have a bachelor of law')).toMatchObject([{ awards: ['BACHELOR'] }]));

it.each([
  ['law with sandwich placement', feature('COOP_INTERNSHIP')],
  ['law work placement included', feature('COOP_INTERNSHIP')],
  ['law with built-in work placement', feature('COOP_INTERNSHIP')],
  ['law with a year out in industry', feature('COOP_INTERNSHIP')],
  ['law let me work after i finish', feature('POST_GRADUATION_PERMIT')],
  ['law so i can stay and work afterwards', feature('POST_GRADUATION_PERMIT')],
  ['law be able to work there once i graduate', feature('POST_GRADUATION_PERMIT')],
  ['law can i get a job while i study', feature('WORK_WHILE_STUDYING')],
  ['law with accommodation on campus', feature('ACCOMMODATION')],
  ['law halls of residence', feature('ACCOMMODATION')],
  ['law study from home', topic('ONLINE')],
  ['law while keeping my job', topic('PART_TIME')],
  ['law high employment rate', topic('JOBS')],
  ['law easy to get visa', topic('VISA_CHANCE')],
  ['law stay permanently', topic('SETTLEMENT')],
])('%s', (text, limit) => {
  expect(limitsOf(text)).toEqual([limit]);
  expect(restOf(text)).toBe('law');
});
it.each(['housing policy', 'remote sensing', 'school psychology', 'virtual reality'])('%s is a subject', text =>
  expect(limitsOf(text)).toEqual([]),
);

const coverage = (name: string) => ({ kind: 'COVERAGE', coverage: name });
it.each([
  ['scholarship pays for everything', [coverage('FULL')]],
  ['scholarship covering accommodation', [coverage('LIVING')]],
  ['scholarship that pays for tuition plus a stipend', [coverage('TUITION'), coverage('LIVING')]],
  ['scholarship that pay half', [{ kind: 'COVERAGE', coverage: 'PARTIAL', share: 50 }]],
  ['scholarship paying full tuition', [coverage('TUITION')]],
  ['partially funded scholarship', [coverage('PARTIAL')]],
  [
    'scholarship that cover at least half the fees',
    [{ kind: 'COVERAGE', coverage: 'PARTIAL', share: 50, isLeast: true }],
  ],
  ['scholarship open to vietnamese', [expect.objectContaining({ kind: 'AUDIENCE' })]],
  ['scholarship for female applicants', [{ kind: 'AUDIENCE', audiences: ['WOMEN'] }]],
  ['scholarship without extra paperwork', [{ kind: 'AUTO_APPLIED' }]],
  ['scholarship i can still apply for now', [{ kind: 'OPEN_NOW' }]],
  ['scholarship for full time study', []],
])('%s', (text, limits) => expect(limitsOf(text)).toEqual(limits));

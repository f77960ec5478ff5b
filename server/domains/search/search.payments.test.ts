/** Scholarships by the month in which they close and by what they pay; what does not tell stays apart, and is counted. */
import type { SearchService } from './search.service.js';
import { scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const money = (amount: number, currency: 'AUD' | 'EUR' | 'GBP') => ({ amount, currency });
const most = (maximum: ReturnType<typeof money>, period: 'MONTH' | 'YEAR' | null = null) => ({
  coverage: 'FIXED_SUM' as const,
  sum: { minimum: null, maximum, period },
});
const closing = (text: string) => ({ month: Number(text.slice(5, 7)), closesAt: new Date(text) });
const AU = { destinations: ['AU' as const] };
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    scholarships: [
      scholarshipRow('gates', { coverage: 'FULL_COST', deadlineMonths: [closing('2027-01-06T12:00:00Z')] }),
      scholarshipRow('sydney', {
        ...most(money(40_000, 'AUD')),
        ...AU,
        deadlineMonths: [{ month: 1, closesAt: null }],
      }),
      scholarshipRow('sheffield', {
        ...most(money(3_000, 'GBP')),
        deadlineMonths: [{ month: 12, closesAt: null }, closing('2026-01-15T12:00:00Z')],
      }),
      scholarshipRow('daad', {
        ...most(money(1_400, 'EUR'), 'MONTH'),
        deadlineMonths: [closing('2026-01-15T12:00:00Z')],
      }),
      scholarshipRow('untold', { coverage: 'PARTIAL_TUITION', ...AU }),
    ],
  });
});
const search = (text: string, filter = {}) => service.searchScholarships({ text, filter });
const found = (text: string, filter = {}) =>
  search(text, filter)
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

it.each([
  ['deadline in January', ['gates', 'sydney']],
  ['học bổng hạn tháng 1', ['gates', 'sydney']],
  ['học bổng Úc hạn nộp tháng 1', ['sydney']],
  ['scholarships closing in December', ['sheffield']],
  ['deadline in March', []],
])('%s finds %j, of those that lie ahead or come every year', (text, slugs) => expect(found(text)).toEqual(slugs));

it('counts what tells no deadline ahead, and takes it in on request', () => {
  expect(search('deadline in January').understood).toMatchObject([
    { kind: 'DEADLINE', filter: 'DEADLINE_MONTH', values: ['1'], isApplied: true, lacking: 2 },
  ]);
  expect(found('', { deadlineMonths: [1] })).toEqual(['gates', 'sydney']);
  expect(found('', { deadlineMonths: [1], includeUnknownDeadlines: true })).toEqual([
    'daad',
    'gates',
    'sydney',
    'untold',
  ]);
  expect(found('', { includeUnknownDeadlines: true })).toHaveLength(5);
});

it('a deadline that is chosen by hand wins', () =>
  expect(found('deadline in January', { deadlineMonths: [12] })).toEqual(['sheffield']));

it.each([
  ['học bổng trên 10.000 đô Úc', ['daad', 'gates', 'sydney']],
  ['scholarship at least 5000 pounds', ['daad', 'gates', 'sydney']],
  ['học bổng trị giá từ 20.000 USD', ['gates', 'sydney']],
  ['scholarship worth more than 25000 AUD Australia', ['sydney']],
  ['scholarship 3000 pounds', ['daad', 'gates', 'sheffield', 'sydney']],
  ['học bổng trị giá dưới 5000 bảng', ['sheffield']],
  ['scholarships worth up to 5000 pounds', ['sheffield']],
])('%s finds %j', (text, slugs) => {
  expect(found(text)).toEqual(slugs);
  expect(search(text).understood[0]).toMatchObject({ kind: 'FEE', filter: 'AMOUNT', isApplied: true });
});

it.each([
  'học bổng học phí dưới 20000 đô Úc',
  'scholarship tuition under 20000 AUD',
  'tôi có 10.000 đô',
  'học bổng dưới 5000 bảng',
  'hoc bong duoi 600 trieu',
  'scholarship under 20000 AUD',
  'scholarship 20k AUD or less',
  'budget 10000 usd',
])('in %s the sum is not what is paid', text => {
  expect(search(text).understood[0]).toMatchObject({ topic: 'TUITION', filter: null, isApplied: false });
  expect(found(text)).toHaveLength(5);
});

it('counts what states no sum', () =>
  expect(search('at least 5000 pounds').understood[0]).toMatchObject({
    values: ['5000-'],
    currency: 'GBP',
    lacking: 1,
  }));

it('bounds that are chosen by hand are in their currency', () => {
  expect(found('', { amount: { min: 30_000, currency: 'AUD' } })).toEqual(['gates', 'sydney']);
  expect(found('', { amount: { max: 3_000, currency: 'GBP', includeUnknown: true } })).toEqual(['sheffield', 'untold']);
});

it.each([
  ['học bổng trên 10.000 đô Úc một năm', ['daad', 'gates']],
  ['scholarship at least 5000 pounds a year', ['daad', 'gates']],
  ['over 20k aud per year', ['daad', 'gates']],
  ['học bổng mỗi năm trên 30.000 AUD', ['gates']],
])('%s: what is paid for all years together is none of a year', (text, slugs) => {
  expect(found(text)).toEqual(slugs);
  expect(search(text).understood[0]).toMatchObject({ kind: 'FEE', filter: 'AMOUNT', isApplied: true });
});

it.each([
  ['học bổng trên 10.000 đô Úc', ['daad', 'gates', 'sydney']],
  ['học bổng trên năm nghìn bảng', ['daad', 'gates', 'sydney']],
])('%s says no year', (text, slugs) => expect(found(text)).toEqual(slugs));

it('counts what states no sum of a year', () =>
  expect(search('over 10k aud a year').understood[0]).toMatchObject({
    values: ['10000-'],
    currency: 'AUD',
    lacking: 3,
  }));

/** Scholarships by what they pay for: a sum every month is money to live on, and two wishes are meant of one scholarship. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
const sum = (amount: number, period: 'MONTH' | 'YEAR') => ({ minimum: null, maximum: euros(amount), period });
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('york')],
    programs: [
      programRow('free', 'york', { title: 'Nursing', applicationFee: euros(0) }),
      programRow('paid', 'york', { title: 'Nursing', applicationFee: euros(50) }),
      programRow('untold', 'york', { title: 'Nursing' }),
    ],
    scholarships: [
      scholarshipRow('all', { name: 'Chevening', coverage: 'FULL_COST' }),
      scholarshipRow('monthly', { name: 'Stiftung', coverage: 'FIXED_SUM', sum: sum(992, 'MONTH') }),
      scholarshipRow('yearly', { name: 'Discount', coverage: 'FIXED_SUM', sum: sum(5000, 'YEAR') }),
      scholarshipRow('tuition', { name: 'Remission', coverage: 'FULL_TUITION' }),
    ],
  });
});
const found = (text: string) =>
  service
    .searchScholarships({ text })
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

it.each([
  ['living costs', ['all', 'monthly']],
  ['học bổng có trợ cấp hàng tháng', ['all', 'monthly']],
  ['covers flights', ['all']],
  ['học bổng vé máy bay và sinh hoạt phí', ['all']],
  ['tuition fee waiver and living costs', ['all']],
  ['tuition fee waiver', ['all', 'tuition']],
])('%s finds %j', (text, slugs) => expect(found(text)).toEqual(slugs));

it('tells the kinds of amounts that it became, no others', () => {
  const [understood] = service.searchScholarships({ text: 'living costs' }).understood;
  expect(understood).toMatchObject({ filter: 'COVERAGE', values: ['FULL_COST'], isApplied: true });
});

it('keeps to a kind that was chosen by hand', () =>
  expect(service.searchScholarships({ text: 'living costs', filter: { coverages: ['FULL_TUITION'] } }).ids).toEqual([
    'id-tuition',
  ]));

it('an application without a fee is a limit of programs, and what does not tell is counted', () => {
  const { ids, understood } = service.searchPrograms({ text: 'nursing no application fee' });
  expect(ids).toEqual(['id-free']);
  expect(understood).toMatchObject([{ kind: 'FEE', filter: 'APPLICATION_FEE', lacking: 1 }]);
});

/** What a whole course may cost: the first year's tuition for each of its years. */
import type { SearchService } from './search.service.js';
import { programRow, institutionRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const priced = (slug: string, amount: number | null, durationMonths: number | null) =>
  programRow(slug, 'uni', {
    title: 'Accounting',
    tuition: amount === null ? null : { amount, currency: 'USD' },
    durationMonths,
  });
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('uni')],
    programs: [
      priced('one', 50_000, 12),
      priced('half', 50_000, 6),
      priced('three', 20_000, 36),
      priced('four', 20_000, 48),
      priced('endless', 20_000, null),
      priced('untold', null, 36),
    ],
    scholarships: [],
  });
});
const search = (text: string, filter = {}) => service.searchPrograms({ text, filter });
const found = (text: string, filter = {}) =>
  search(text, filter)
    .ids.map(id => id.replace('id-', ''))
    .toSorted();

it.each([
  ['accounting 60k usd for the whole course', ['half', 'one', 'three']],
  ['kế toán 60k usd cho cả khoá', ['half', 'one', 'three']],
  ['ke toan 3 nam duoi 60k usd', ['three']],
  ['kế toán tổng học phí trên 70k usd', ['four']],
  ['kế toán dưới 20k usd', ['endless', 'four', 'three']],
])('%s finds %j', (text, slugs) => expect(found(text)).toEqual(slugs));

it('is told as a filter of its own, which counts what lacks the price or the length', () => {
  expect(search('accounting 60k usd for the whole course').understood).toMatchObject([
    {
      kind: 'FEE',
      text: '60k usd for the whole course',
      filter: 'COURSE_TUITION',
      values: ['-60000'],
      currency: 'USD',
      isApplied: true,
      lacking: 2,
    },
  ]);
  expect(found('', { courseTuition: { max: 50_000, currency: 'USD', includeUnknown: true } })).toEqual([
    'endless',
    'half',
    'one',
    'untold',
  ]);
});

it('yields to the filter by hand, and is no price of institutions', () => {
  expect(found('kế toán 60k usd cho cả khoá', { courseTuition: { max: 80_000, currency: 'USD' } })).toHaveLength(4);
  const [chip] = service.searchInstitutions({ text: '60k usd cho cả khoá' }).understood;
  expect(chip).toMatchObject({ kind: 'FEE', filter: null, isApplied: false });
});

it('holds the years that stand in it, which are marked once while somebody types', () => {
  const text = 'tổng học phí 3 năm dưới 60k usd';
  expect(search(text).understood.map(one => one.text)).toEqual([text, '3 năm']);
  expect(service.understoodParts({ text, kind: 'PROGRAM' }).map(one => one.text)).toEqual([text]);
});

/** Where a country is asked for, the best of each comes first: by match, or by a price that is asked for. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const dollars = (amount: number | null) => ({ tuition: amount === null ? null : { amount, currency: 'USD' as const } });
const nursing = { title: 'Bachelor of Nursing', field: 'HEALTH' as const };
const places = ['GB', 'AU', 'CA', 'US'] as const;
/** The price of three degrees in each country; of those in Canada none is told. */
const prices = {
  GB: [10_000, 11_000, 12_000],
  AU: [20_000, 21_000, 22_000],
  CA: [null, null, null],
  US: [30_000, 31_000, 32_000],
};
const completeness = { GB: 0.9, AU: 0.7, CA: 0.6, US: 0.5 };

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: places.flatMap(destination =>
      [0, 1, 2].map(place =>
        institutionRow(`${destination}-${place}`, { destination, name: `School ${destination} ${place}` }),
      ),
    ),
    programs: places.flatMap(destination =>
      prices[destination].map((price, place) =>
        programRow(`${destination}-${place}`, `${destination}-${place}`, {
          ...nursing,
          ...dollars(price),
          completeness: completeness[destination],
        }),
      ),
    ),
    scholarships: places.flatMap(destination =>
      [0, 1].map(place =>
        scholarshipRow(`${destination}-${place}`, {
          name: `Scholarship ${destination} ${place}`,
          destinations: [destination],
          completeness: completeness[destination],
        }),
      ),
    ),
  });
});

const countries = (ids: readonly string[], count: number): string[] =>
  ids.slice(0, count).map(id => id.replace('id-', '').slice(0, 2));

it.each([
  'which country for nursing',
  'what is the best country to study nursing',
  'where should I study nursing',
  'nên du học điều dưỡng nước nào',
  'học điều dưỡng ở quốc gia nào',
  'hoc dieu duong o dau',
  'nen di nuoc nao hoc dieu duong',
])('%s: one of each country, then the others', text => {
  const { ids } = service.searchPrograms({ text });
  expect(countries(ids, 5)).toEqual(['GB', 'AU', 'US', 'CA', 'GB']);
  expect(new Set(ids).size).toBe(12);
});

it.each([
  'which country is cheapest to study nursing',
  'cheapest country for nursing',
  'học điều dưỡng nước nào rẻ nhất',
  'hoc dieu duong nuoc nao re nhat',
  'quốc gia nào học phí thấp ngành điều dưỡng',
  'du hoc dieu duong o dau re nhat',
])('%s: the cheapest of each country that tells a price, by price, and then all others by price', text => {
  const { ids } = service.searchPrograms({ text });
  expect(countries(ids, 9)).toEqual(['GB', 'AU', 'US', 'GB', 'GB', 'AU', 'AU', 'US', 'US']);
});

it.each(['cheapest nursing', 'điều dưỡng rẻ nhất'])('%s: asks for no country', text =>
  expect(countries(service.searchPrograms({ text }).ids, 4)).toEqual(['GB', 'GB', 'GB', 'AU']),
);

it('page by page nothing is repeated or lost', () => {
  const text = 'which country is cheapest to study nursing';
  const pages = [1, 2, 3, 4].map(number => service.searchPrograms({ text, page: { number, size: 3 } }).ids);
  expect(pages.flat()).toEqual(service.searchPrograms({ text, page: { number: 1, size: 12 } }).ids);
});

it('an order that is chosen by hand stays as it is', () => {
  const { ids } = service.searchPrograms({ text: 'which country for nursing', sort: 'TUITION_ASC' });
  expect(countries(ids, 4)).toEqual(['GB', 'GB', 'GB', 'AU']);
});

it.each(['học bổng nước nào', 'which country gives scholarships'])('%s: of scholarships, too', text =>
  expect(countries(service.searchScholarships({ text }).ids, 4).toSorted()).toEqual([...places].toSorted()),
);

it.each(['trường điều dưỡng nước nào', 'which country has nursing schools'])('%s: and of schools', text =>
  expect(countries(service.searchInstitutions({ text }).ids, 4).toSorted()).toEqual([...places].toSorted()),
);

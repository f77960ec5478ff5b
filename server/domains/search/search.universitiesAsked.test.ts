/** Where no university meets a price that somebody says who asks for any: colleges that do are near before universities that cost more. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const cad = (amount: number) => ({ tuition: { amount, currency: 'CAD' as const } });
const design = { title: 'Bachelor of Graphic Design', field: 'ARTS_DESIGN' as const };

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('prairie', { name: 'Prairie University', destination: 'CA', type: 'UNIVERSITY' }),
      institutionRow('harbour', { name: 'Harbour College', destination: 'CA', type: 'COLLEGE' }),
    ],
    programs: [
      ...[21_000, 23_000, 26_000, 29_000, 90_000].map((amount, place) =>
        programRow(`university-${place}`, 'prairie', { ...design, ...cad(amount) }),
      ),
      ...[15_000, 16_000, 17_000, 18_000, 19_000, 19_500].map((amount, place) =>
        programRow(`college-${place}`, 'harbour', { ...design, ...cad(amount) }),
      ),
    ],
    scholarships: [],
  });
});

const near = (text: string): string[] => {
  const { ids, near: first, alsoNear } = service.searchPrograms({ text });
  expect(ids).toEqual([]);
  return [first, ...alsoNear].flatMap(block =>
    block ? [`${block.relation}: ${block.ids.map(id => id.replace('id-', '')).join(' ')}`] : [],
  );
};

it.each([
  'cheap university in canada under 20000 per year',
  'cheapest university canada graphic design under 20000',
  'university with the lowest fees canada under 20k',
  'trường đại học rẻ ở canada dưới 20000 một năm',
  'truong dai hoc re o canada duoi 20000',
  'trường đại học rẻ ở canada ngành thiết kế đồ họa dưới 20000',
])('%s: the cheapest of colleges, and beside them of universities that cost more', text =>
  expect(near(text)).toEqual([
    'WITHOUT_LIMITS: college-0 college-1 college-2',
    'WITHOUT_LIMITS: university-0 university-1',
  ]),
);

it.each([
  'which university in canada under 20000',
  'trường đại học nào ở canada dưới 20000',
  'truong dai hoc nao o canada hoc phi duoi 20 nghin',
])('%s: colleges, too', text => expect(near(text)[0]).toMatch(/^WITHOUT_LIMITS: college-/));

it.each(['canada under 20000 university only', 'canada dưới 20000, chỉ trường đại học'])(
  '%s: who wants nothing else is shown universities',
  text => expect(near(text)[0]).toMatch(/^WITHOUT_LIMITS: university-/),
);

it.each([
  ['college canada graphic design under 10000', /^WITHOUT_LIMITS: college-/],
  ['cao đẳng canada dưới 10000', /college-/],
])('%s: a college that is asked for stays one', (text, first) => expect(near(text)[0]).toMatch(first));

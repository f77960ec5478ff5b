/** Where no price is as low as said: what costs least more comes first, whatever it is called. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const cad = (amount: number) => ({ tuition: { amount, currency: 'CAD' as const } });
const computing = { field: 'COMPUTING' as const, durationMonths: 48 };

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('toronto', { name: 'Toronto School', destination: 'CA', city: 'Toronto' })],
    programs: [
      programRow('named-dear', 'toronto', {
        title: 'Bachelor of Information Technology',
        ...computing,
        ...cad(50_000),
      }),
      programRow('named-untold', 'toronto', {
        title: 'Bachelor of Information Technology',
        ...computing,
        tuition: null,
      }),
      programRow('systems', 'toronto', { title: 'Bachelor of Information Systems', ...computing, ...cad(22_000) }),
      programRow('science', 'toronto', { title: 'Bachelor of Computer Science', ...computing, ...cad(26_000) }),
    ],
    scholarships: [],
  });
});

it.each([
  'information technology canada under 20000 cad',
  'information technology canada around 16000 cad',
  'cntt canada dưới 20000 cad',
  'bachelor information technology canada under 60000 cad for the whole degree',
])('%s: by how much more it costs, then what tells no price, and last what costs more than twice as much', text => {
  const { ids, near } = service.searchPrograms({ text });
  expect(ids).toEqual([]);
  expect(near?.relation).toBe('WITHOUT_LIMITS');
  expect(near?.ids.map(id => id.replace('id-', ''))).toEqual(['systems', 'science', 'named-untold', 'named-dear']);
});

it.each([
  'cheap information technology canada under 20000 cad',
  'information technology canada low tuition under 20000 cad',
  'affordable information technology canada under 20000 cad',
  'cntt canada học phí thấp dưới 20000 cad',
  'cntt canada rẻ dưới 20000 cad',
  'cntt canada gia binh dan duoi 20000 cad',
])(
  '%s: in order of the price, too, what tells none is behind what is within reach, and before what costs far more',
  text => {
    const { ids, near } = service.searchPrograms({ text });
    expect([ids, near?.ids.map(id => id.replace('id-', ''))]).toEqual([
      [],
      ['systems', 'science', 'named-untold', 'named-dear'],
    ]);
  },
);

it('a limit that is no price leaves what is called so first', () =>
  expect(service.searchPrograms({ text: 'information technology canada ielts 4.0' }).near?.ids[0]).toMatch('named'));

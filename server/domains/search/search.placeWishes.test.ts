/** A place that would be welcome leaves nothing out: of equal programs those that are there come first. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const accounting = { title: 'Accounting (BSc)', field: 'BUSINESS' } as const;
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [
      institutionRow('sydney', { name: 'Harbour School', destination: 'AU', city: 'Sydney' }),
      institutionRow('leeds', { name: 'Aire School', destination: 'GB', city: 'Leeds' }),
      institutionRow('toronto', { name: 'Lake School', destination: 'CA', city: 'Toronto' }),
    ],
    programs: [
      programRow('at-leeds', 'leeds', { ...accounting, cities: ['Leeds'], completeness: 1 }),
      programRow('at-sydney', 'sydney', { ...accounting, cities: ['Sydney'] }),
      programRow('at-toronto', 'toronto', { ...accounting, cities: ['Toronto'] }),
    ],
    scholarships: [],
  });
});
const found = (text: string) => service.searchPrograms({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  'kế toán gần sydney càng tốt',
  'kế toán, ưu tiên gần Sydney',
  'kế toán tốt nhất là ở Sydney',
  'ke toan o sydney neu duoc',
  'kế toán ưu tiên ở Úc',
  'accounting near sydney if possible',
  'accounting ideally in Sydney',
  'accounting, preferably near Sydney',
  'accounting prefer Australia',
])('%s', text => {
  const slugs = found(text);
  expect(slugs[0]).toBe('at-sydney');
  expect(slugs).toHaveLength(3);
  expect(service.searchPrograms({ text }).droppedWords).toEqual([]);
});

it.each(['kế toán ở sydney', 'kế toán gần sydney', 'accounting near sydney', 'ideally accounting in sydney'])(
  '%s: a limit',
  text => expect(found(text)).toEqual(['at-sydney']),
);
it.each(['gần sydney càng tốt', 'ideally in Sydney'])('%s: of everything', text => {
  expect(found(text)[0]).toBe('at-sydney');
  expect(found(text)).toHaveLength(3);
});
it('a price is meant, however it is said', () =>
  expect(service.searchPrograms({ text: 'kế toán dưới 300 triệu thì tốt' }).understood[0]?.kind).toBe('FEE'));

/** Parents ask for a child at school: what follows school leads, where no level is said. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const business = { field: 'BUSINESS' as const };
const master = { ...business, level: 'GRADUATE' as const, award: 'MASTER' as const };
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' })],
    programs: [
      programRow('master', 'leeds', { title: 'Marketing', ...master }),
      programRow('bachelor', 'leeds', { title: 'Fashion Marketing', ...business, award: 'BACHELOR' }),
      programRow('diploma', 'leeds', { title: 'Marketing and Sales Skills', ...business, award: 'DIPLOMA' }),
    ],
  });
});
const firstOf = (text: string) => service.searchPrograms({ text }).ids[0]?.replace('id-', '');

it.each([
  'con mình muốn học marketing',
  'con minh GPA 6.5 muon hoc marketing',
  'học lực trung bình muốn học marketing',
  'my daughter wants to study marketing',
  'my niece wants to study marketing',
  'chau gai e muon hoc marketing',
  'con bé nhà em thích marketing',
  'thằng con mình muốn học marketing',
])('%s: no master is first', text => {
  expect(firstOf(text)).not.toBe('master');
  expect(service.searchPrograms({ text }).pageInfo.total).toBe(3);
});

it.each(['marketing', 'học marketing GPA 6.5', 'con mình muốn học thạc sĩ marketing', 'my daughter master marketing'])(
  '%s: what is called so is first',
  text => expect(firstOf(text)).toBe('master'),
);

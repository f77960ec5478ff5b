/** Whoever wants to settle where they studied, and says no level: degrees in the subject itself come before diplomas in it, which give a permit to stay under more conditions. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const diploma = { award: 'DIPLOMA' as const };

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: ['douglas', 'camosun', 'prairie'].map(slug => institutionRow(slug, { destination: 'CA' })),
    programs: [
      programRow('diploma', 'douglas', {
        title: 'Accounting (Diploma)',
        ...diploma,
        field: 'BUSINESS',
        completeness: 1,
      }),
      programRow('degree', 'camosun', { title: 'Bachelor of Business Administration (Accounting)', field: 'BUSINESS' }),
      programRow('related', 'prairie', { title: 'Bachelor of Finance', field: 'BUSINESS', completeness: 1 }),
      programRow('cooks', 'douglas', { title: 'Culinary Arts (Diploma)', ...diploma, field: 'HOSPITALITY_TOURISM' }),
      programRow('chefs', 'camosun', { title: 'Bachelor of Culinary Management', field: 'HOSPITALITY_TOURISM' }),
    ],
    scholarships: [],
  });
});

const found = (text: string): string[] => service.searchPrograms({ text }).ids.map(id => id.replace('id-', ''));

it.each([
  'accounting with PR canada',
  'accounting easy PR in Canada',
  'accounting canada permanent residence',
  'kế toán định cư canada',
  'ke toan de dinh cu canada',
  'ngành kế toán dễ định cư ở canada',
])('%s: the degree in it, the diploma in it, and then what is only related', text =>
  expect(found(text).slice(0, 3)).toEqual(['degree', 'diploma', 'related']),
);

it.each(['accounting canada', 'kế toán canada'])('%s: by the points of its title', text =>
  expect(found(text)[0]).toBe('diploma'),
);

it.each(['diploma accounting PR canada', 'cao đẳng kế toán định cư canada'])('%s: the level that is said', text =>
  expect(found(text)[0]).toBe('diploma'),
);

it.each(['culinary arts PR canada', 'học nấu ăn định cư canada'])('%s: of a craft what people learn it in', text =>
  expect(found(text)[0]).toBe('cooks'),
);

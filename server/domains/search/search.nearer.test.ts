/** Of a broader subject what is nearest to the one that was asked for comes before the rest of its family. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const design = { field: 'ARTS_DESIGN' as const };
/** What is complete comes first among equals. */
const complete = { completeness: 1 };
const rows = {
  institutions: [
    institutionRow('ncad', { destination: 'IE', city: 'Dublin' }),
    institutionRow('leeds', { destination: 'GB', city: 'Leeds' }),
    institutionRow('tum', { destination: 'DE', city: 'Munich' }),
  ],
  programs: [
    programRow('graphic', 'leeds', { title: 'Graphic Design (BA)', ...design }),
    programRow('international', 'leeds', { title: 'International Business (BSc)', field: 'BUSINESS' }),
    programRow('commerce', 'leeds', { title: 'E-Commerce (MSc)', field: 'BUSINESS' }),
    programRow('music', 'ncad', { title: 'Bachelor of Music', ...design, ...complete }),
    programRow('arts-management', 'ncad', { title: 'Arts Management (MA)', ...design, ...complete }),
    programRow('animation', 'ncad', { title: 'Animation (BA Hons)', ...design }),
    programRow('fashion', 'ncad', { title: 'Fashion Design (BA Hons)', ...design }),
    programRow('economics', 'tum', { title: 'Economics (BSc)', field: 'BUSINESS', ...complete }),
    programRow('management', 'tum', { title: 'Master in Management', field: 'BUSINESS' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});

const broaderOf = (text: string): string[] => {
  const { near, alsoNear } = service.searchPrograms({ text });
  const found = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
  return (found?.ids ?? []).map(id => id.replace('id-', ''));
};

it.each([
  ['graphic design ireland', ['animation', 'fashion'], ['music', 'arts-management']],
  ['thiết kế đồ họa ireland', ['animation', 'fashion'], ['music', 'arts-management']],
  ['kinh doanh quốc tế đức', ['management'], ['economics']],
  ['e-commerce germany', ['management'], ['economics']],
])('%s: %j before %j', (text, nearer, others) => {
  const found = broaderOf(text);
  expect(found.slice(0, nearer.length).toSorted()).toEqual(nearer);
  expect(found.slice(nearer.length).every(slug => others.includes(slug))).toBe(true);
  expect(found.length).toBeGreaterThan(nearer.length);
});

it('the name of a broader subject is no name of the one that was asked for', () => {
  const { near, alsoNear } = service.searchPrograms({ text: 'graphic design ireland' });
  const broader = [near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT');
  expect(broader?.reasons.flat()).toContain('RELATED_SUBJECT');
  expect(broader?.reasons.flat().filter(reason => ['NAME', 'SYNONYM', 'OTHER_WORDS'].includes(reason))).toEqual([]);
});

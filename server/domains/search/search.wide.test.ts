/** A whole field that is asked for: what is of the field comes before titles of other fields that name it beside their own subject. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const health = { field: 'HEALTH' as const };
/** What is complete comes first among equals. */
const complete = { completeness: 1 };
const tourism = { title: 'Tourism Management, Health and Medical Tourism', field: 'HOSPITALITY_TOURISM' as const };
const informatics = { title: 'Health Informatics', ...health };
const rows = {
  institutions: [
    institutionRow('deggendorf', { destination: 'DE', city: 'Deggendorf' }),
    institutionRow('perth', { destination: 'AU', city: 'Perth' }),
    institutionRow('toronto', { destination: 'CA', city: 'Toronto' }),
  ],
  programs: [
    programRow('tourism', 'deggendorf', { ...tourism, ...complete }),
    programRow('informatics', 'deggendorf', informatics),
    programRow('health-science', 'perth', { title: 'Bachelor of Health Science', ...health }),
    programRow('nutrition', 'perth', { title: 'Bachelor of Nutrition', ...health }),
    programRow('public-health', 'perth', { title: 'Master of Public Health', ...health }),
    programRow('law', 'toronto', { title: 'Business and Commercial Law', field: 'LAW', ...complete }),
    programRow('business', 'toronto', { title: 'Bachelor of Business', field: 'BUSINESS' }),
    programRow('commerce', 'toronto', { title: 'Bachelor of Commerce', field: 'BUSINESS' }),
    programRow('marketing', 'toronto', { title: 'Bachelor of Marketing', field: 'BUSINESS' }),
  ],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const found = (text: string) => slugs(service.searchPrograms({ text }).ids);
const broaderOf = (text: string): string[] => {
  const { near, alsoNear } = service.searchPrograms({ text });
  return slugs([near, ...alsoNear].find(one => one?.relation === 'BROADER_SUBJECT')?.ids ?? []);
};

it.each(['health germany', 'y tế đức', 'sức khỏe đức', 'y te o duc', 'public health germany'])(
  '%s: tourism that names health is last',
  text => expect(found(text)).toEqual(['informatics', 'tourism']),
);
it.each(['nursing germany', 'điều dưỡng đức', 'dược đức', 'y khoa ở đức', 'dinh dưỡng đức'])(
  'near %s: tourism that only names the broader field is not there',
  text => expect(broaderOf(text)).toEqual(['informatics']),
);
it('what is of another field is last of other whole fields, too', () =>
  expect(found('business canada').at(-1)).toBe('law'));

it.each([
  ['medical tourism', 'tourism'],
  ['du lịch y tế', 'tourism'],
  ['tourism germany', 'tourism'],
  ['business law canada', 'law'],
  ['luật canada', 'law'],
])('%s asks for more than the field', (text, first) => expect(found(text)[0]).toBe(first));
it('the name of a program is first, whatever its field', () => expect(found(tourism.title)[0]).toBe('tourism'));

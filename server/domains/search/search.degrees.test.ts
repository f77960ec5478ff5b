/** Degrees among scholarships: the name of one says a level and a field, and what is kept for the field, or called by the degree, comes first. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow, scholarshipRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const GB = { destinations: ['GB' as const] };
const passed = new Date('2026-01-01T00:00:00Z');
let service: SearchService;
beforeAll(async () => {
  service = await serviceOver({
    institutions: [institutionRow('leeds', { name: 'University of Leeds', destination: 'GB', city: 'Leeds' })],
    programs: [
      programRow('mba', 'leeds', { title: 'Master of Business Administration', field: 'BUSINESS' }),
      programRow('bba', 'leeds', { title: 'Bachelor of Business Administration', field: 'BUSINESS' }),
      programRow('law', 'leeds', { title: 'Law (LLM)', field: 'LAW' }),
      programRow('nursing', 'leeds', { title: 'Nursing', field: 'HEALTH' }),
    ],
    scholarships: [
      scholarshipRow('any', { name: 'Gates', levels: ['GRADUATE', 'POSTGRADUATE'], completeness: 1, ...GB }),
      scholarshipRow('entrance', { name: 'Entrance Prize', levels: ['UNDERGRADUATE'], completeness: 1, ...GB }),
      scholarshipRow('doctoral', { name: "President's PhD Prize", levels: ['POSTGRADUATE'], ...GB }),
      scholarshipRow('business', { name: 'Skoll', levels: ['GRADUATE'], fields: ['BUSINESS'], ...GB }),
      scholarshipRow('law', { name: 'Schmidt', levels: ['GRADUATE'], fields: ['LAW'], ...GB }),
      scholarshipRow('sciences', { name: 'Bonn', levels: ['GRADUATE'], fields: ['NATURAL_SCIENCES'], ...GB }),
      scholarshipRow('closed', { name: 'Old', levels: ['GRADUATE'], fields: ['LAW'], deadlines: [passed], ...GB }),
    ],
  });
});
const search = (text: string, asWords: string[] = []) => service.searchScholarships({ text, asWords });
const found = (text: string) => search(text).ids.map(id => id.replace('id-', ''));

it.each([
  ['MBA scholarship UK', ['business', 'any']],
  ['học bổng MBA Anh', ['business', 'any']],
  ['master of business administration', ['business', 'any']],
  ['LLM', ['law', 'any', 'closed']],
  ['LLM scholarship UK', ['law', 'any', 'closed']],
  ['law scholarship LLM', ['law', 'any', 'closed']],
  ['master of laws scholarship', ['law', 'any', 'closed']],
  ['học bổng thạc sĩ luật', ['law', 'any', 'closed']],
  ['học bổng BBA', ['entrance']],
  ['PhD scholarship', ['doctoral', 'any']],
  ['học bổng tiến sĩ Anh', ['doctoral', 'any']],
])('%s finds %j', (text, slugs) => {
  expect(found(text)).toEqual(slugs);
  expect(search(text).droppedWords).toEqual([]);
});

it.each([
  ['học bổng luật Anh', 'law'],
  ['business scholarship', 'business'],
  ['học bổng ngành tự nhiên', 'sciences'],
])('%s is led by what is kept for that field', (text, slug) => expect(found(text)[0]).toBe(slug));

it.each(['học bổng Anh', 'postgraduate scholarship', 'Gates scholarship'])('%s is led by no field', text =>
  expect(found(text)[0]).toBe('any'),
);

it('the degree is one limit, and most scholarships are said to tell no field', () => {
  const { understood } = search('LLM scholarship');
  expect(understood).toMatchObject([
    { kind: 'AWARD', text: 'LLM', filter: 'LEVEL', values: ['GRADUATE'], topic: 'ELIGIBLE_FIELDS', isApplied: true },
  ]);
  expect(search('thạc sĩ').understood).toMatchObject([{ kind: 'AWARD', topic: null }]);
});

it('as words it is no level', () => {
  const [{ id = '' } = {}] = search('MBA scholarship').understood;
  expect(search('MBA scholarship', [id]).understood).toEqual([]);
});

it('among programs it stays what is looked for', () =>
  expect(service.searchPrograms({ text: 'MBA' }).understood).toEqual([]));

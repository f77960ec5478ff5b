/** Parts of countries: what is near lies in the country first, a state that a city is called by, too, and cities of one name in two countries. */
import type { SearchService } from './search.service.js';
import { institutionRow, programRow } from './test/fixtures.js';
import { serviceOver } from './test/smallCatalogue.js';

const american = { destination: 'US' as const, region: 'New York', ownership: 'PRIVATE_NON_PROFIT' as const };
const british = { destination: 'GB' as const, city: 'London', region: 'England' };
const rows = {
  institutions: [
    institutionRow('hudson', { name: 'Hudson University', city: 'New York', ...american }),
    institutionRow('ithaca', { name: 'Cayuga University', city: 'Ithaca', ...american }),
    institutionRow('houston', { name: 'Bayou State University', ...american, city: 'Houston', region: 'Texas' }),
    ...['one', 'two', 'three', 'four', 'five'].map(slug =>
      institutionRow(slug, { name: `${slug} University`, ...british }),
    ),
    institutionRow('thames', { name: 'Thames University', destination: 'CA', city: 'London', region: 'Ontario' }),
    institutionRow('york-gb', { name: 'Ouse University', destination: 'GB', city: 'Newcastle' }),
    institutionRow('hunter', { name: 'Hunter University', destination: 'AU', city: 'Newcastle' }),
    institutionRow('derwent', { name: 'Derwent University', destination: 'AU', city: 'Hobart', region: 'Tasmania' }),
    institutionRow('bond', { name: 'Surf University', destination: 'AU', city: 'Gold Coast', region: 'Queensland' }),
  ],
  programs: [
    programRow('law-one', 'one', { title: 'Law', cities: ['London'], completeness: 1 }),
    programRow('law-thames', 'thames', { title: 'Law', cities: ['London'] }),
    programRow('law-hunter', 'hunter', { title: 'Law', cities: ['Newcastle'] }),
    programRow('law-ouse', 'york-gb', { title: 'Law', cities: ['Newcastle'] }),
    programRow('marine-one', 'one', { title: 'Marine Biology', cities: ['London'], completeness: 1 }),
    programRow('marine-derwent', 'derwent', { title: 'Marine Biology', cities: ['Hobart'] }),
    programRow('history-bond', 'bond', { title: 'History', cities: ['Gold Coast'] }),
    programRow('nursing-ithaca', 'ithaca', { title: 'Nursing', cities: ['Ithaca'] }),
  ],
  scholarships: [],
};

let service: SearchService;
beforeAll(async () => {
  service = await serviceOver(rows);
});
const NORTH = ['ouse'];
const WEST = ['fraser', 'prairie'];
it.each([
  ['trường miền bắc nước Anh', NORTH],
  ['trường ở Bắc Anh', NORTH],
  ['mien bac nuoc anh', NORTH],
  ['universities in the north of England', NORTH],
  ['trường miền nam nước Anh', ['one']],
  ['southern England', ['one']],
  ['trường ở miền tây Canada', WEST],
  ['western Canada', WEST],
  // A country of its own.
  ['Northern Ireland', ['lagan']],
  ['Bắc Ireland', ['lagan']],
])('%s lies in %j', async (text, found) => {
  const parts = {
    institutions: [
      institutionRow('ouse', { name: 'Ouse University', ...british, city: 'York' }),
      institutionRow('one', { name: 'Thames University', ...british }),
      institutionRow('lagan', {
        name: 'Lagan University',
        destination: 'GB',
        city: 'Belfast',
        region: 'Northern Ireland',
      }),
      institutionRow('fraser', { name: 'Fraser University', destination: 'CA', city: 'Vancouver' }),
      institutionRow('prairie', {
        name: 'Prairie University',
        destination: 'CA',
        city: 'Winnipeg',
        region: 'Manitoba',
      }),
      institutionRow('lake', { name: 'Lake University', destination: 'CA', city: 'Toronto', region: 'Ontario' }),
    ],
    programs: [],
    scholarships: [],
  };
  const { ids } = (await serviceOver(parts)).searchInstitutions({ text });
  expect(slugs(ids).toSorted()).toEqual(found);
});

const slugs = (ids: readonly string[]) => ids.map(id => id.replace('id-', ''));
const institutions = (text: string) => service.searchInstitutions({ text });
const programs = (text: string) => service.searchPrograms({ text });

it.each(['marine biology Queensland', 'sinh vật biển ở Queensland', 'marine biology near the sea Queensland'])(
  'near %s the country of the state is first',
  text => expect(slugs(programs(text).near?.ids ?? [])).toEqual(['marine-derwent', 'marine-one']),
);
it('a text without a state has its usual order', () =>
  expect(slugs(programs('marine biology').ids)).toEqual(['marine-one', 'marine-derwent']));

it.each([
  'universities in New York state',
  'New York state',
  'universities in the state of New York',
  'đại học tư bang New York',
  'trường tư ở Mỹ, bang New York',
  'trường ở tiểu bang New York',
])('%s is all of the state', text => {
  const { ids, droppedWords } = institutions(text);
  expect(slugs(ids).toSorted()).toEqual(['hudson', 'ithaca']);
  expect(droppedWords).toEqual([]);
});

it.each([
  ['universities in New York', ['hudson']],
  ['trường ở New York', ['hudson']],
  ['schools in the state of Texas', ['houston']],
  ['bayou state university', ['houston']],
])('%s: %j', (text, found) => expect(slugs(institutions(text).ids)).toEqual(found));

it('the link of what is near has no word for the state without its name', () =>
  expect(institutions('trường công ở Mỹ bang New York').near?.text).toBe('Mỹ bang New York'));
it.each([
  ['luật bang Queensland', 'luật'],
  ['marine biology in the state of Queensland', 'marine biology'],
])('near %s is %s', (text, link) => expect(programs(text).near?.text).toBe(link));

it('programs of a state', () => expect(slugs(programs('nursing New York state').ids)).toEqual(['nursing-ithaca']));

it.each([
  ['law London', ['law-one']],
  ['luật ở Luân Đôn', ['law-one']],
  ['law London Ontario', ['law-thames']],
  ['law London Canada', ['law-thames']],
  ['law Thames University London', ['law-thames']],
  // Nobody knows which is meant.
  ['law Newcastle', ['law-hunter', 'law-ouse']],
])('%s: %j', (text, found) => expect(slugs(programs(text).ids).toSorted()).toEqual(found));
